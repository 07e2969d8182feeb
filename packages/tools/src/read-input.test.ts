import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { parseNumber } from './fields/shared/parse-number.ts';
import { readField, readInput } from './read-input.ts';

const list = {
  name: 'rivals',
  kind: 'list',
  label: 'Rivals',
  help: '',
  maxItems: 8,
  maxLength: 80,
} as const satisfies Field;
const table = {
  name: 'months',
  kind: 'table',
  label: 'Months',
  help: '',
  maxRows: 5,
  columns: [{ name: 'sum', label: 'Sum', kind: 'number' }],
} as const satisfies Field;

/** The same array, which counts how often one of its entries is looked at. */
function counted<T>(items: readonly T[]): { items: readonly T[]; looks(): number } {
  let looks = 0;
  return {
    looks: () => looks,
    items: new Proxy(items, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        return Reflect.get(target, name);
      },
    }),
  };
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test.each([
  ['45,000 different entries', many(45_000, String)],
  ['45,000 blank entries', many(45_000, () => ' ')],
  ['45,000 times the same', many(45_000, () => 'Acme')],
  ['45,000 that are no text', many(45_000, () => ({}))],
])('a list of %s is refused without being read', (_what, entries) => {
  const { items, looks } = counted(entries);
  expect(readField(list, items)).toEqual({ problem: 'Rivals can have at most 8 entries.' });
  expect(looks()).toBe(0);
});

test('a list stops at the first entry too many', () => {
  const { items, looks } = counted(many(80, String));
  expect(readField(list, items)).toEqual({ problem: 'Rivals can have at most 8 entries.' });
  expect(looks()).toBe(9);
});

test('lines are entries too', () => {
  expect(readField(list, many(100_000, String).join('\n'))).toEqual({
    problem: 'Rivals can have at most 8 entries.',
  });
  expect(readField(list, 'Acme\n\n Acme \nBolt\n')).toEqual(['Acme', 'Bolt']);
  expect(readField(list, 'x'.repeat(90))).toEqual({ problem: 'Rivals can have at most 80 characters.' });
});

test.each([
  ['empty rows', many(80_000, () => ({}))],
  ['full rows', many(20_000, (sum) => ({ sum }))],
  ['no rows at all', many(100_000, () => 1)],
])('a table of many %s is refused without being read', (_what, rows) => {
  const { items, looks } = counted(rows);
  expect(readField(table, items)).toEqual({ problem: 'Months can have at most 5 rows.' });
  expect(looks()).toBe(0);
});

test('a table stops at the first row too many, and blank rows count for nothing', () => {
  const { items, looks } = counted(many(50, (sum) => ({ sum })));
  expect(readField(table, items)).toEqual({ problem: 'Months can have at most 5 rows.' });
  expect(looks()).toBe(6);
  const blank = many(20, () => ({}));
  expect(readField(table, [...blank, { sum: 1 }, ...blank])).toEqual([{ sum: 1 }]);
});

test('of many unknown fields one is named', () => {
  const strangers = Object.fromEntries(many(20_000, (index) => [`x${index}`, 1]));
  expect(readInput([list], strangers)).toEqual({
    ok: false,
    problems: [{ field: null, message: 'There is no field called x0.' }],
  });
});

test('too many assumptions are counted before they are read', () => {
  let reads = 0;
  const assumptions = {};
  for (const index of many(5000, (each) => each))
    Object.defineProperty(assumptions, `a${index}`, {
      enumerable: true,
      get: () => {
        reads += 1;
        return 1;
      },
    });
  expect(readInput([list], { assumptions })).toMatchObject({ ok: false });
  expect(reads).toBe(0);
});

test('what is longer than any number is none', () => {
  expect(parseNumber(`${'1'.repeat(60)}`)).toBeGreaterThan(1e58);
  expect(parseNumber('1'.repeat(65))).toBeNaN();
  expect(parseNumber(' '.repeat(100_000))).toBeNaN();
});
