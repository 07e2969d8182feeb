import type {
  BarsBlock,
  LineBlock,
  RadarBlock,
  RingsBlock,
  ScoreBlock,
  TornadoBlock,
  WaterfallBlock,
} from '../block.ts';
import { amountOf, type Figures, findFigure, shortOf, shortValue } from './figures.ts';
import { sectionsOf } from './rings.ts';
import type { ChartBlock } from './table.ts';

/** What the drawing shows, in words: for those who cannot see it, and beside it for those who can. */
export function summarise(block: ChartBlock, figures: Figures): string {
  switch (block.kind) {
    case 'score':
      return summariseScore(block, figures);
    case 'bars':
      return summariseBars(block, figures);
    case 'radar':
      return summariseRadar(block, figures);
    case 'line':
      return summariseLines(block);
    case 'waterfall':
      return summariseWaterfall(block, figures);
    case 'tornado':
      return summariseTornado(block, figures);
    case 'rings':
      return summariseRings(block, figures);
    case 'distribution': {
      const marks = block.marks.map((mark) => `${mark.label} ${shortOf(figures, mark.figure)}`);
      return `${shortValue(block.draws, 'count')} draws with seed ${block.seed}: ${marks.join(', ')}.`;
    }
  }
}

function summariseScore(block: ScoreBlock, figures: Figures): string {
  const figure = findFigure(figures, block.figure);
  const value = amountOf(figures, block.figure);
  const band = block.bands.find(
    ({ from, to }) => value !== null && value >= from && (value < to || to >= block.max),
  );
  const said = [
    value === null ? 'The score is not known' : `${shortOf(figures, block.figure)} of ${block.max}`,
  ];
  if (figure?.range)
    said.push(
      `${shortValue(figure.range.low, 'points')} to ${shortValue(figure.range.high, 'points')} is ${figure.range.means}`,
    );
  if (band) said.push(`in the band “${band.label}”`);
  const lowest = Math.min(...block.caps.map(({ at }) => at));
  if (block.caps.length > 0) said.push(`held at ${lowest}`);
  return `${said.join('; ')}.`;
}

interface Entry {
  readonly label: string;
  readonly figure: string;
}

function extremes(entries: readonly Entry[], figures: Figures): string {
  const known = entries.flatMap((entry) => {
    const value = amountOf(figures, entry.figure);
    return value === null ? [] : [{ ...entry, value }];
  });
  const [first] = known;
  if (!first) return 'none is known';
  const high = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const low = known.reduce((best, one) => (one.value < best.value ? one : best), first);
  const say = (entry: Entry) => `${entry.label} ${shortOf(figures, entry.figure)}`;
  return high.value === low.value
    ? `all at ${shortOf(figures, high.figure)}`
    : `highest ${say(high)}, lowest ${say(low)}`;
}

function summariseBars(block: BarsBlock, figures: Figures): string {
  const told = block.rows.filter((row) => row.unknown !== true);
  const open = block.rows.length - told.length;
  const stopped = told.filter(
    (row) => row.ceiling && (amountOf(figures, row.figure) ?? 0) >= row.ceiling.at,
  ).length;
  const said = [`${count(block.rows.length, 'bar')} of ${block.max}: ${extremes(told, figures)}`];
  if (open > 0) said.push(`${open} not told, drawn as the range it allows`);
  if (stopped > 0) said.push(`${stopped} stopped by a ceiling`);
  return `${said.join('; ')}.`;
}

function summariseRadar(block: RadarBlock, figures: Figures): string {
  const series = block.series.map((one) => {
    const entries = block.axes.flatMap((axis, index) => {
      const figure = one.figures[index];
      return figure === undefined ? [] : [{ label: axis.label, figure }];
    });
    return `${one.label}, ${extremes(entries, figures)}`;
  });
  const [first, second] = block.series;
  const hasRange = !second && first?.figures.some((id) => findFigure(figures, id)?.range);
  const note = hasRange ? ' A thick stroke is a range.' : '';
  return `${count(block.axes.length, 'axis', 'axes')} from 0 to ${block.max}. ${series.join('. ')}.${note}`;
}

function summariseLines(block: LineBlock): string {
  return block.series
    .map(({ label, values, unit, currency, projected }) => {
      const first = values.findIndex((value) => value !== null);
      const last = values.findLastIndex((value) => value !== null);
      const [from, to] = [values[first], values[last]];
      if (from === null || from === undefined || to === null || to === undefined)
        return `${label}: not known.`;
      const span = `${shortValue(from, unit, currency)} in ${block.x[first]} to ${shortValue(to, unit, currency)} in ${block.x[last]}`;
      const gaps = values.slice(first, last + 1).filter((value) => value === null).length;
      return `${label}${projected ? ' (projected)' : ''}: ${span}${gaps > 0 ? `, ${count(gaps, 'gap')}` : ''}.`;
    })
    .join(' ');
}

function summariseWaterfall(block: WaterfallBlock, figures: Figures): string {
  const ends = block.steps.filter(({ role }) => role === 'start' || role === 'total');
  const moves = block.steps.filter(({ role }) => role === 'up' || role === 'down');
  const size = ({ figure }: Entry) => Math.abs(amountOf(figures, figure) ?? 0);
  const [first, ...rest] = moves;
  const said = ends.map((step) => `${step.label} ${shortOf(figures, step.figure)}`);
  if (!first) return `${said.join(', ')}.`;
  const largest = rest.reduce((best, step) => (size(step) > size(best) ? step : best), first);
  const verb = largest.role === 'down' ? 'takes away' : 'adds';
  const amount = shortOf(figures, largest.figure).replace(/^[-−]/u, '');
  return `${said.join(', ')}. Largest of ${count(moves.length, 'step')}: ${largest.label} ${verb} ${amount}.`;
}

function summariseTornado(block: TornadoBlock, figures: Figures): string {
  const [first] = block.rows;
  const base = `${findFigure(figures, block.outcome)?.label ?? 'The outcome'} stands at ${shortOf(figures, block.outcome)}.`;
  if (!first) return base;
  return `${base} Of ${count(block.rows.length, 'input')}, ${first.label} moves it most: ${shortOf(figures, first.low)} at ${shortOf(figures, first.from)}, ${shortOf(figures, first.high)} at ${shortOf(figures, first.to)}.`;
}

/** The size the specks are judged at: the largest this picture is ever drawn. */
const largestRadius = 200;

function summariseRings(block: RingsBlock, figures: Figures): string {
  const parts = block.rings.map((ring) => `${ring.label} ${shortOf(figures, ring.figure)}`);
  const specks = sectionsOf(block, figures, largestRadius).filter(({ isSpeck }) => isSpeck);
  const names = specks.map(({ index }) => block.rings[index]?.label ?? '').join(' and ');
  const note =
    specks.length > 0
      ? ` ${names} would be smaller than a dot at this scale: the open point marks its place.`
      : '';
  return `Areas to scale: ${parts.join(', ')}.${note}`;
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
