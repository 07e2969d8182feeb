import type { Figure } from '@slipway/core';
import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { checkReport } from './check-report.ts';
import { collectFigures } from './collect.ts';
import type { Report } from './report.ts';
import type { Statement } from './statement.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';
import { sampledReport } from './testing/sampled-report.ts';

const price = exampleReport.figures.price as Figure;
const withFigure = (change: Partial<Figure>): Report => ({
  ...exampleReport,
  figures: { ...exampleReport.figures, price: { ...price, ...change } },
});
const withStatement = (change: Partial<Statement>): Report => ({
  ...exampleReport,
  blocks: [
    ...exampleReport.blocks,
    {
      id: 'extra',
      kind: 'callout',
      tone: 'plain',
      statement: { id: 'extra', text: 'Said.', evidence: [], ...change },
    },
  ],
});
const withBlock = (block: Block): Report => ({ ...sampledReport, blocks: [...exampleReport.blocks, block] });

test('the example is whole, with one block of each kind too', () => {
  expect(checkReport(exampleReport)).toEqual([]);
  for (const block of Object.values(everyBlock))
    if (block.kind !== 'assumptions') expect(checkReport(withBlock(block))).toEqual([]);
});

test.each<[string, Report, string]>([
  ['a placeholder without a figure', withStatement({ text: 'At {{f:none}}.' }), 'names figure none'],
  ['a placeholder without a value', withStatement({ text: 'At {{f:cac}}.' }), 'has no value to show'],
  ['a broken placeholder', withStatement({ text: 'At {{price}}.' }), 'broken placeholder'],
  ['a digit of its own', withStatement({ text: 'It takes 3 weeks.' }), 'number of its own: 3'],
  ['an Arabic digit of its own', withStatement({ text: 'It takes ٣ weeks.' }), 'number of its own: ٣'],
  [
    'a digit beside another quote',
    withStatement({
      text: 'You said 45 minutes.',
      evidence: [{ kind: 'said', field: 'idea', quote: '450 minutes' }],
    }),
    'number of its own: 45',
  ],
  ['an empty statement', withStatement({ text: ' ' }), 'is empty'],
  [
    'evidence that is not there',
    withStatement({ evidence: [{ kind: 'figure', id: 'none' }] }),
    'stands on figure none',
  ],
  [
    'a source that is not there',
    withStatement({ evidence: [{ kind: 'source', id: 'none' }] }),
    'stands on source none',
  ],
  [
    'an empty quote',
    withStatement({ evidence: [{ kind: 'said', field: 'idea', quote: ' ' }] }),
    'quotes nothing',
  ],
  ['two statements of one name', withStatement({ id: 'verdict-size' }), 'More than one statement'],
  ['two blocks of one name', withBlock({ ...everyBlock.line, id: 'verdict' }), 'More than one block'],
  ['a block without its figure', withBlock({ ...everyBlock.score, figure: 'none' }), 'names figure none'],
  ['a row that does not fit', withBlock({ ...everyBlock.line, x: ['a'] }), 'one number or gap a step'],
  ['infinity', withFigure({ value: Number.POSITIVE_INFINITY }), 'not a finite number'],
  ['silence about a missing value', withFigure({ value: null }), 'does not say why'],
  [
    'money without a currency',
    { ...exampleReport, figures: { price: omit(price, 'currency') } },
    'must have a currency',
  ],
  [
    'a value outside its range',
    withFigure({ range: { low: 1, high: 2, means: 'x' } }),
    'outside its own range',
  ],
  ['a range the wrong way round', withFigure({ range: { low: 300, high: 2, means: 'x' } }), 'broken range'],
  [
    'an unknown source',
    withFigure({ provenance: { kind: 'sourced', sources: ['none'] } }),
    'comes from source none',
  ],
  [
    'an assumption without a row',
    withFigure({ provenance: { kind: 'assumed', why: 'x', assumption: 'none' } }),
    'has no row',
  ],
  [
    'a derivation from nothing',
    withFigure({ provenance: { kind: 'derived', formula: 'x', inputs: [] } }),
    'from nothing',
  ],
  [
    'a missing input',
    withFigure({ provenance: { kind: 'derived', formula: 'x', inputs: ['none'] } }),
    'from figure none',
  ],
  [
    'a circle',
    withFigure({ provenance: { kind: 'derived', formula: 'x', inputs: ['market'] } }),
    'derived from itself',
  ],
])('%s is named', (_, report, problem) => {
  expect(checkReport(report).join(' ')).toContain(problem);
});

function omit<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

test('digits of a name that a source holds, and of the founder’s own words, are let through', () => {
  const said = { kind: 'said', field: 'idea', quote: 'we lose 45 minutes a day' } as const;
  expect(checkReport(withStatement({ text: 'You lose “45 minutes a day”.', evidence: [said] }))).toEqual([]);
  const inches = { kind: 'said', field: 'sheet', quote: '5"S' } as const;
  expect(checkReport(withStatement({ text: '5"S', evidence: [inches] }))).toEqual([]);
  const law = { kind: 'source', id: 'soc' } as const;
  expect(checkReport(withStatement({ text: 'GDPR 2016/679 and SOC 2 apply.', evidence: [law] }))).toEqual([]);
});

test('the collector keeps ids apart', () => {
  const figures = collectFigures();
  expect(figures.add(price)).toBe('price');
  expect(figures.add({ ...price })).toBe('price');
  expect(() => figures.add({ ...price, value: 1 })).toThrow('Two different figures are called price.');
  expect(figures.all).toEqual({ price });
});
