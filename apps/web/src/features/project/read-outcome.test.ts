import { expect, it } from 'vitest';
import { readOutcome } from './read-outcome.ts';

const form = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

it.each([
  [{ tried: '10', did: '4' }, { outcome: { tried: 10, did: 4, note: null } }],
  [
    { tried: ' 10 ', did: '0', note: ' two were on leave ' },
    { outcome: { tried: 10, did: 0, note: 'two were on leave' } },
  ],
])('%j is an outcome', (values, read) => {
  expect(readOutcome(form(values), { tries: 10 })).toEqual(read);
});

it.each([
  [{}, 'tried'],
  [{ tried: '0', did: '0' }, 'tried'],
  [{ tried: 'ten', did: '4' }, 'tried'],
  [{ tried: '10' }, 'did'],
  [{ tried: '10', did: '11' }, 'did'],
  [{ tried: '10', did: '2.5' }, 'did'],
])('%j is refused at %s', (values, field) => {
  expect(readOutcome(form(values), { tries: 10 })).toMatchObject({ problem: { field } });
});

it('a task without a test is done with or without counts', () => {
  expect(readOutcome(form({ note: 'Signed' }), { tries: null })).toEqual({ outcome: { note: 'Signed' } });
  expect(readOutcome(form({ tried: '3', did: '1' }), { tries: null })).toEqual({
    outcome: { tried: 3, did: 1, note: null },
  });
});
