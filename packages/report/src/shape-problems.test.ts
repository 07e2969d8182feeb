import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { shapeProblems } from './shape-problems.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';

const { reading, answer, findings, callout } = everyBlock;
const [slot] = reading.slots;
const [dial] = answer.dials;
const [reason] = answer.reasons;
const [row] = findings.rows;
if (!slot || !dial || !reason || !row) throw new Error('The samples have lost their parts.');

test.each<[string, Block, string[]]>([
  [
    'two slots for a field',
    { ...reading, slots: [slot, slot] },
    ['Block b: more than one slot fills buyer.'],
  ],
  [
    'the idea as a slot',
    { ...reading, slots: [{ ...slot, field: 'idea' }] },
    ['Block b: the idea is no slot.'],
  ],
  [
    'open with a value',
    { ...reading, slots: [{ ...slot, standing: 'open' }] },
    ['Block b: buyer is open and has a value, or neither.'],
  ],
  [
    'read without a value',
    { ...reading, slots: [{ ...slot, value: null }] },
    ['Block b: buyer is open and has a value, or neither.'],
  ],
  [
    'four reasons',
    { ...answer, reasons: [reason, reason, reason, reason] },
    ['Block b has more than three reasons.'],
  ],
  ['a dial with a value alone', { ...answer, dials: [{ ...dial, figure: 'price' }] }, []],
  [
    'two findings of a name',
    { ...findings, rows: [row, row] },
    ['Block b: more than one row is called Season.'],
  ],
  [
    'folded without a title',
    { ...callout, folded: true },
    ['Block b is folded and has no title to open it by.'],
  ],
  ['folded with one', { ...callout, folded: true, title: 'More' }, []],
])('%s', (_, block, problems) => {
  expect(shapeProblems(block, exampleReport)).toEqual(problems);
});

test('a dial with neither value nor range', () => {
  const { reach } = exampleReport.figures;
  if (!reach) throw new Error('The example has lost a figure.');
  const report = {
    ...exampleReport,
    figures: { ...exampleReport.figures, reach: { ...reach, value: null } },
  };
  expect(shapeProblems(answer, report)).toEqual([]);
  const { range: _range, ...bare } = { ...reach, value: null };
  expect(shapeProblems(answer, { ...report, figures: { ...report.figures, reach: bare } })).toEqual([
    'Block b: dial Demand has neither a value nor a range to draw.',
  ]);
});
