import { expect, it } from 'vitest';
import { readWanted } from './wanted.ts';

it.each([
  ['How many callouts a month until it pays?', { what: 'count', noun: 'callouts', per: 'month' }],
  ['How many par-baked loaves do I have to sell per week?', { what: 'count', noun: 'loaves', per: 'week' }],
  ['how many cuts a day to break even?', { what: 'count', noun: 'cuts', per: 'day' }],
  [
    'How many jobs a month until the van is paid off in two years?',
    { what: 'count', noun: 'jobs', within: 24 },
  ],
  ['How many jobs a week over the year to pay it back?', { what: 'count', noun: 'jobs', within: null }],
  ['How long until the oven pays for itself?', { what: 'time', noun: null }],
  ['How many months until it pays for itself?', { what: 'time', noun: null }],
  ['When is the bike paid off?', { what: 'time' }],
  ['Is it worth it?', { what: 'worth' }],
])('%s', (question, wanted) => {
  expect(readWanted(question)).toMatchObject(wanted);
});

it.each(['Who should I sell to first?', 'Should I hire a second barber?', 'How should I pitch it?'])(
  'asks for no number: %s',
  (question) => {
    expect(readWanted(question)).toBeNull();
  },
);
