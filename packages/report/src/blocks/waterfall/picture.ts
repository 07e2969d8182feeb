import { formatFigure } from '../../format-figure.ts';
import { amountOf, type Figures, findFigure, shortOf } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { WaterfallBlock } from './block.ts';
import { drawWaterfall } from './draw.ts';

const roles = { start: 'where it starts', up: 'adds', down: 'takes away', total: 'where it ends' } as const;

export const waterfallPicture: Picture<WaterfallBlock> = {
  draw: (block, figures, width) => [drawWaterfall(block, figures, width)],
  summary,
  data: ({ steps }) =>
    dataTable(
      ['Step', 'Value', 'Kind'],
      steps.map((step) => [labelCell(step.label), { figure: step.figure }, labelCell(roles[step.role])]),
    ),
};

function summary(block: WaterfallBlock, figures: Figures): string {
  const ends = block.steps.filter(({ role }) => role === 'start' || role === 'total');
  const moves = block.steps.filter(({ role }) => role === 'up' || role === 'down');
  const size = ({ figure }: { readonly figure: string }) => Math.abs(amountOf(figures, figure) ?? 0);
  const [first, ...rest] = moves;
  const said = ends.map((step) => `${step.label} ${shortOf(figures, step.figure)}`);
  if (!first) return `${said.join(', ')}.`;
  const largest = rest.reduce((best, step) => (size(step) > size(best) ? step : best), first);
  const verb = largest.role === 'down' ? 'takes away' : 'adds';
  const amount = shortOf(figures, largest.figure).replace(/^[-−]/u, '');
  const rounded = missesTotal(block, figures) ? ' The parts are rounded.' : '';
  return `${said.join(', ')}. Largest of ${count(moves.length, 'step')}: ${largest.label} ${verb} ${amount}.${rounded}`;
}

/** What is shown is rounded part by part, so the shown parts need not add up to the shown total. */
function missesTotal(block: WaterfallBlock, figures: Figures): boolean {
  let level = 0;
  for (const { role, figure: id } of block.steps) {
    const figure = findFigure(figures, id);
    if (figure === undefined || amountOf(figures, id) === null) return false;
    const shown = Number.parseFloat(
      formatFigure(figure, { bare: true, compact: false }).replace(/[^\d.]/gu, ''),
    );
    const value = (figure.value ?? 0) < 0 ? -shown : shown;
    if (role === 'total' && Math.abs(level - value) > 1e-6) return true;
    level = role === 'start' || role === 'total' ? value : level + (role === 'down' ? -shown : value);
  }
  return false;
}
