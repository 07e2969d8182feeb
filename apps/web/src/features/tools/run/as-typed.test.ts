import type { Field } from '@slipway/tools';
import { expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';

const fields: readonly Field[] = [
  { name: 'rivals', kind: 'list', label: 'Rivals', maxItems: 12, maxLength: 60 },
  { name: 'idea', kind: 'text', label: 'Idea', maxLength: 60 },
];

test('names parted by commas are entries of a list, and stay one text elsewhere', () => {
  const [list, text] = fields;
  expect(asTyped(list, "DaVita, Mom's Meals; a helper")).toBe("DaVita\nMom's Meals\na helper");
  expect(asTyped(text, 'Soap, by post')).toBe('Soap, by post');
  expect(asTyped(undefined, 'a, b')).toBe('a, b');
});
