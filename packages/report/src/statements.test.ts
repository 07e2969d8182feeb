import { expect, test } from 'vitest';
import type { Block, BlockKind } from './block.ts';
import { fillText, listPlaceholders, splitText } from './placeholders.ts';
import type { Statement } from './statement.ts';
import { isAsked, isTask, listBlockStatements } from './statements.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';

/** Every object that looks like a statement, found without knowing any block. */
function searchStatements(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'evidence' in value && 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(searchStatements)];
}

test.each(Object.entries(everyBlock) as [BlockKind, Block][])(
  'all statements of a %s block are found',
  (_, block) => {
    const found = listBlockStatements(block).map(({ id }) => id);
    expect(new Set(found)).toEqual(new Set(searchStatements(block)));
    expect(found).toContain('intro');
  },
);

test('placeholders are split, listed and filled', () => {
  expect(splitText('At {{f:price}}, {{f:offices}} pay.')).toEqual([
    { text: 'At ' },
    { figure: 'price' },
    { text: ', ' },
    { figure: 'offices' },
    { text: ' pay.' },
  ]);
  expect(listPlaceholders('{{f:a}}{{f:b}}{{f:a}}')).toEqual(['a', 'b', 'a']);
  expect(fillText('At {{f:price}}, {{f:offices}} pay {{f:gone}}.', exampleReport.figures)).toBe(
    'At $249 a month, 136,855 dental offices pay —.',
  );
  expect(fillText('{{f:constructor}}', exampleReport.figures)).toBe('—');
});

test('questions and tasks are told from claims', () => {
  const { answer, question, steps, callout } = everyBlock;
  const ids = (found: (statement: Statement, block: Block) => boolean) =>
    [answer, question, steps, callout].flatMap((block) =>
      listBlockStatements(block)
        .filter(({ id }) => id !== 'intro')
        .filter((statement) => found(statement, block))
        .map(({ id }) => `${block.kind} ${id}`),
    );
  expect(ids(isAsked)).toEqual(['answer ask', 'question ask']);
  expect(ids(isTask)).toEqual(['answer do', 'answer passes', 'steps do', 'steps passes']);
});
