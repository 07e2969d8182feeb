import { expect, it } from 'vitest';
import { readOutcome } from './read-outcome.ts';

const counted = { test: 'Ask 10 roofers.', threshold: 'At least 3 sign.', passes: 3 };
const inWords = { ...counted, passes: null };
const plain = { test: null, threshold: null, passes: null };
const form = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

it.each([
  [{ tried: '10', did: '4' }, { outcome: { tried: 10, did: 4, note: null } }],
  [
    { tried: ' 10 ', did: '0', note: ' two were on leave ' },
    { outcome: { tried: 10, did: 0, note: 'two were on leave' } },
  ],
])('%j is an outcome', (values, read) => {
  expect(readOutcome(form(values), counted)).toEqual(read);
});

it.each([
  [{}, 'tried'],
  [{ tried: '0', did: '0' }, 'tried'],
  [{ tried: 'ten', did: '4' }, 'tried'],
  [{ tried: '10' }, 'did'],
  [{ tried: '10', did: '11' }, 'did'],
  [{ tried: '10', did: '2.5' }, 'did'],
])('%j is refused at %s', (values, field) => {
  expect(readOutcome(form(values), counted)).toMatchObject({ problem: { field } });
});

it('a task without a test is done with or without counts', () => {
  expect(readOutcome(form({ note: 'Signed' }), plain)).toEqual({ outcome: { note: 'Signed' } });
  expect(readOutcome(form({ tried: '3', did: '1' }), plain)).toEqual({
    outcome: { tried: 3, did: 1, note: null },
  });
});

it('where the mark is set in words, whoever did the test says whether it was reached', () => {
  const values = { tried: '12', did: '2' };
  expect(readOutcome(form(values), inWords)).toMatchObject({ problem: { field: 'reached' } });
  expect(readOutcome(form({ ...values, reached: 'no' }), inWords)).toMatchObject({
    outcome: { reached: false },
  });
  expect(readOutcome(form({ ...values, reached: 'yes' }), inWords)).toMatchObject({
    outcome: { reached: true },
  });
});
