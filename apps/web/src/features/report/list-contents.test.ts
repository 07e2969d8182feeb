import type { Block, Report } from '@slipway/report';
import { expect, it } from 'vitest';
import { sampleReport } from '../../../test/report/report.ts';
import { listContents } from './list-contents.ts';

const list = (id: string, more: Partial<Block> = {}) =>
  ({ id, kind: 'list', ordered: false, tone: 'plain', items: [], ...more }) as Block;
const report = (...blocks: Block[]): Report => ({ ...sampleReport, blocks, sources: {} });

it('lists what has a title, what is folded after it, and the sources last', () => {
  const blocks = [
    list('a', { title: 'A' }),
    list('b', { title: 'B', folded: true }),
    list('c', { title: 'C' }),
    list('d'),
  ];
  expect(listContents(report(...blocks)).map(({ id, folded }) => [id, folded])).toEqual([
    ['a', false],
    ['c', false],
    ['b', true],
  ]);
  expect(listContents({ ...report(...blocks), sources: sampleReport.sources }).at(-1)?.title).toBe('Sources');
});
