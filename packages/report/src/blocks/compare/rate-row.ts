import { formatFigure, formatValue } from '../../format-figure.ts';
import { type Figures, findFigure } from '../../geometry/figures.ts';
import type { CompareRow } from './block.ts';

/** What is drawn of a figure; without a value its range alone. */
interface Span {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  /** The value, or the middle of the range. */
  readonly middle: number;
}

export interface Gap {
  /** Places of the highest and the lowest side. */
  readonly highest: number;
  readonly lowest: number;
  readonly amount: number;
  /** "18 points", "$2.2M", "12 months". */
  readonly says: string;
  /** The ranges of the two touch: the order may be chance. */
  readonly overlaps: boolean;
}

export interface RatedRow {
  readonly spans: readonly (Span | null)[];
  readonly scale: readonly [low: number, high: number];
  /** Null where fewer than two sides have it, or all read the same. */
  readonly gap: Gap | null;
  /** All sides have it and read the same. */
  readonly isEqual: boolean;
  /** The gap as a share of the scale: what rows are ordered by. */
  readonly share: number;
}

/** Every number of a row on one scale, and how far its ends are apart. */
export function rateRow({ figures: ids, max }: CompareRow, figures: Figures): RatedRow {
  const found = ids.map((id) => (id === null ? undefined : findFigure(figures, id)));
  const spans = found.map((figure): Span | null => {
    const { value = null, range } = figure ?? {};
    const known = value !== null && Number.isFinite(value) ? value : null;
    if (known === null && range === undefined) return null;
    const [low, high] = [range?.low ?? known ?? 0, range?.high ?? known ?? 0];
    return { value: known, low, high, middle: known ?? (low + high) / 2 };
  });
  const all = spans.filter((span) => span !== null);
  const low = Math.min(0, ...all.map((span) => Math.min(span.low, span.middle)));
  const high = max ?? Math.max(0, ...all.map((span) => Math.max(span.high, span.middle)));
  const scale = [low, high > low ? high : low + 1] as const;
  const texts = new Set(found.map((figure) => (figure === undefined ? '' : formatFigure(figure))));
  const gap = texts.size < 2 ? null : findGap(spans, figures, ids);
  return {
    spans,
    scale,
    gap,
    isEqual: texts.size === 1,
    share: gap === null ? 0 : gap.amount / (scale[1] - scale[0]),
  };
}

function findGap(
  spans: readonly (Span | null)[],
  figures: Figures,
  ids: readonly (string | null)[],
): Gap | null {
  const known = spans.flatMap((span, at) => (span === null ? [] : [{ ...span, at }]));
  const [first] = known;
  if (first === undefined || known.length < 2) return null;
  const top = known.reduce((best, one) => (one.middle > best.middle ? one : best), first);
  const bottom = known.reduce((best, one) => (one.middle < best.middle ? one : best), first);
  const figure = findFigure(figures, ids[top.at] ?? '');
  if (figure === undefined || top.middle === bottom.middle) return null;
  // Points are shown whole: the difference is that of what is shown.
  const amount =
    figure.unit === 'points'
      ? Math.round(top.middle) - Math.round(bottom.middle)
      : top.middle - bottom.middle;
  const isExact = top.value !== null && bottom.value !== null;
  return {
    highest: top.at,
    lowest: bottom.at,
    amount,
    says: `${isExact ? '' : 'about '}${sayAmount(amount, figure)}`,
    overlaps: bottom.high >= top.low && (top.high > top.low || bottom.high > bottom.low),
  };
}

/** Shares differ by points, not by per cent. */
function sayAmount(amount: number, figure: NonNullable<ReturnType<typeof findFigure>>): string {
  const { unit, currency, noun } = figure;
  if (unit === 'points') return countPoints(amount);
  if (unit.split('/')[0] === 'share') return countPoints(Math.round(amount * 1000) / 10);
  return formatValue(amount, unit, currency, noun === undefined ? {} : { noun });
}

const countPoints = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
