import { expect, it } from 'vitest';
import type { Understood } from './idea-profile.ts';
import { cutPhrase, nameIdea, shortenName } from './name-idea.ts';
import { open } from './understood.ts';

const read = (value: string, standing: Understood<string>['standing'] = 'read'): Understood<string> => ({
  value,
  standing,
  quote: null,
  alternatives: [],
});

it.each<[string, string, Understood<string>, Understood<string>, string | null]>([
  ['forwarders: spots demurrage charges', 'software', read('forwarders'), open, 'spots demurrage charges'],
  // What the founder confirms and what the text says are named alike, with who pays.
  [
    'forwarders: count scaffold gear',
    'software',
    read('forwarders'),
    read('count scaffold gear', 'confirmed'),
    'spots',
  ],
  [
    'dental offices: our assistant texts the waiting list',
    '',
    read('dental offices with one or two dentists', 'confirmed'),
    open,
    'our assistant texts the waiting list',
  ],
  [
    'owners of small independent veterinary practices: a register',
    '',
    read('owners of small independent veterinary practices'),
    open,
    'a register',
  ],
  ['a register', '', read('one two three four five six seven eight nine'), open, 'a register'],
  ['piano tuning in Leeds', '', read('schools', 'unsure'), open, 'piano tuning in Leeds'],
  ['tuning for schools', '', read('schools'), open, 'tuning for schools'],
  ['a small bakery in Porto', '', open, open, 'open a small bakery in Porto'],
  // Who runs classes does not found them.
  ['run small classes', '', open, open, 'run small classes'],
  ['a clip-on sensor', 'so I want to build a clip-on sensor', open, open, null],
])('%s', (name, text, pays, does, stated) => {
  expect(nameIdea(text, pays, does, stated)).toBe(name);
});

it.each([
  [
    'a clip-on sensor for boat bilge pumps that texts you if it runs too often',
    'a clip-on sensor for boat bilge pumps',
  ],
  [
    'Mobile piano tuning and repair in Leeds, £75 a visit, booked online, for schools',
    'Mobile piano tuning and repair in Leeds, £75 a visit',
  ],
  [
    'one two three four five six seven eight nine ten eleven',
    'one two three four five six seven eight nine ten …',
  ],
  [
    'Our tool takes the admissions feed, predicts which trays will not be eaten',
    'Our tool takes the admissions feed',
  ],
  ['A scan app shows bars where each keg is, and bills them', 'A scan app shows bars where each keg is'],
  ['short enough', 'short enough'],
])('%s is cut between phrases', (text, cut) => {
  expect(cutPhrase(text, 10)).toBe(cut);
});

it.each([
  [
    'dental offices: we text patients the day before and call whoever is next',
    'dental offices: we text patients the day before',
  ],
  ['forwarders: spots demurrage charges', 'forwarders: spots demurrage charges'],
  [
    'independent veterinary practices: registers for controlled substances that practices can audit',
    'registers for controlled substances that practices can audit',
  ],
  [
    'cooperative agricultural machinery workshops: reconditioned hydraulic seals and bearings by post',
    'reconditioned hydraulic seals and bearings by post',
  ],
])('%s is shortened at a phrase', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
