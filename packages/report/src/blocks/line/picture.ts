import { shortValue } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { LineBlock, Series } from './block.ts';
import { drawLines } from './draw.ts';

export const linePicture: Picture<LineBlock> = {
  draw: (block, _, width) => [drawLines(block, width)],
  summary: (block) => block.series.map((series) => saySeries(series, block.x)).join(' '),
  data: ({ series, x }) =>
    dataTable(
      ['', ...series.map(({ label, projected }) => (projected ? `${label} (projected)` : label))],
      x.map((step, index) => [
        labelCell(step),
        ...series.map(({ values, unit, currency }) => {
          const value = values[index] ?? null;
          return labelCell(value === null ? 'not known' : shortValue(value, unit, currency));
        }),
      ]),
    ),
};

function saySeries({ label, values, unit, currency, projected }: Series, x: readonly string[]): string {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const [from, to] = [values[first], values[last]];
  if (from === null || from === undefined || to === null || to === undefined) return `${label}: not known.`;
  const span = `${shortValue(from, unit, currency)} in ${x[first]} to ${shortValue(to, unit, currency)} in ${x[last]}`;
  const gaps = values.slice(first, last + 1).filter((value) => value === null).length;
  return `${label}${projected ? ' (projected)' : ''}: ${span}${gaps > 0 ? `, ${count(gaps, 'gap')}` : ''}.`;
}
