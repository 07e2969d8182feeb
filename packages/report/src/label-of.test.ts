import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { labelBlocks } from './label-of.ts';

const table = (id: string): Block => ({
  id,
  kind: 'table',
  title: id,
  columns: [{ label: 'Name' }],
  rows: [],
});

test('tables are counted as they are read: what is folded comes last', () => {
  const labels = labelBlocks([table('first'), { ...table('folded'), folded: true }, table('last')]);
  expect(Object.fromEntries(labels)).toEqual({ first: 'Table 1', last: 'Table 2', folded: 'Table 3' });
});
