import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './at-path.ts';
import type { Data } from './shape.ts';

const data: Data = {
  heading: 'Plans',
  plans: [
    {
      name: 'One',
      action: { label: 'Buy', href: 'https://x.example' },
      lines: [{ line: 'a' }, { line: 'b' }],
    },
    { name: 'Two', action: { label: '', href: '' }, lines: [] },
  ],
};

test.each([
  ['heading', 'Plans'],
  ['plans.0.action.label', 'Buy'],
  ['plans.0.lines.1.line', 'b'],
  ['plans.2.name', undefined],
  ['constructor', undefined],
  ['heading.length', undefined],
])('%s is %s', (path, value) => {
  expect(valueAt(data, path)).toBe(value);
});

test('a value is put at its path, and what is beside it stays the same object', () => {
  const after = withValueAt(data, 'plans.0.lines.1.line', 'c');
  expect(valueAt(after, 'plans.0.lines.1.line')).toBe('c');
  expect(valueAt(data, 'plans.0.lines.1.line')).toBe('b');
  expect(valueAt(after, 'plans.1')).toBe(valueAt(data, 'plans.1'));
  expect(valueAt(after, 'plans.0.action')).toBe(valueAt(data, 'plans.0.action'));
});

test.each(['plans.7.name', 'nothing', '__proto__.x', 'plans.0.constructor.name'])(
  'a path that is not there changes nothing: %s',
  (path) => {
    expect(withValueAt(data, path, 'x')).toEqual(data);
    expect(Object.prototype).not.toHaveProperty('x');
  },
);
