import { type Figure, minus, roundTo } from '@slipway/core';
import type { CompareRow } from '../blocks/compare/block.ts';
import { type Gap, rateRow } from '../blocks/compare/rate-row.ts';
import { type Figures, findFigure } from '../geometry/figures.ts';
import type { Side } from './join-sides.ts';
import { sharedLabel } from './list-rows.ts';

/** Longer names are told by their letter, and so are those with a number: in a sentence it would be nobody's figure. */
const longestName = 32;
export const callSide = ({ key, name }: Pick<Side, 'key' | 'name'>): string =>
  name.length <= longestName && !/\d/u.test(name) ? name : key;

interface Lead {
  readonly text: string;
  /** The difference that the text names, where it is a figure of its own. */
  readonly figures: readonly Figure[];
}

const gapId = 'lead-gap';

/**
 * What sets them apart, in one sentence: "Dental scheduling leads by 18 points, all of it from evidence." Only a score has a lead;
 * of any other figure nobody says here that more is better.
 */
export function sayLead(sides: readonly Side[], rows: readonly CompareRow[], figures: Figures): Lead {
  const plain = (text: string): Lead => ({ text, figures: [] });
  const rated = rows.map((row) => ({ row, ...rateRow(row, figures) }));
  const [main] = rated;
  if (main === undefined) return plain('They share no figure that can be compared.');
  if (main.gap !== null) return sayGap(main.gap, main.row, sides, figures);
  const ended = sayEnded(main.row, sides, figures);
  const widest = rated.toSorted((a, z) => z.share - a.share)[0];
  if (ended !== null)
    return plain(widest?.gap == null ? ended : `${ended} ${sayBoth(widest.gap, widest.row, sides)}.`);
  if (widest?.gap == null) return plain('No shared figure differs. Their answers are below, in words.');
  const same = main.isEqual ? `${main.row.label} is the same. ` : '';
  return plain(`${same}They differ most here: ${sayBoth(widest.gap, widest.row, sides)}.`);
}

function sayGap(gap: Gap, row: CompareRow, sides: readonly Side[], figures: Figures): Lead {
  const [high, low] = [sides[gap.highest], sides[gap.lowest]];
  const figure = findFigure(figures, row.figures[gap.highest] ?? '');
  const other = findFigure(figures, row.figures[gap.lowest] ?? '');
  if (high === undefined || low === undefined || figure === undefined || other === undefined)
    return { text: 'No figure differs.', figures: [] };
  const cause = findCause(figure, other, high, low, figures);
  const from = cause === null ? '' : `, all of it from ${lowerFirst(cause)}`;
  const doubt = gap.overlaps ? `${from === '' ? ',' : ';'} but the ranges overlap` : '';
  if (figure.unit !== 'points') return { text: `${sayBoth(gap, row, sides)}${from}${doubt}.`, figures: [] };
  const over = sides.length > 2 ? ` over ${callSide(low)}` : '';
  return {
    text: `${callSide(high)} leads${over} by {{f:${gapId}}}${from}${doubt}.`,
    figures: [differenceOf(figure, other, gap)],
  };
}

function differenceOf(figure: Figure, other: Figure, { amount }: Gap): Figure {
  const isExact = figure.value !== null && other.value !== null;
  return {
    id: gapId,
    label: 'Difference',
    value: amount,
    unit: 'points',
    noun: 'points',
    provenance: {
      kind: 'derived',
      formula: isExact
        ? minus(roundTo(0, figure.id), roundTo(0, other.id))
        : 'the middle of the higher less the middle of the lower, as no single number is known',
      inputs: [figure.id, other.id],
    },
  };
}

/** "Runway: A has 11.8 months, B no end."; null where all have a number, or one has nothing. */
function sayEnded(
  { label, figures: ids }: CompareRow,
  sides: readonly Side[],
  figures: Figures,
): string | null {
  const found = ids.map((id) => (id === null ? undefined : findFigure(figures, id)));
  const endless = found.filter((figure) => figure?.status === 'infinite').length;
  if (endless === 0 || found.some((figure) => figure === undefined)) return null;
  const said = found.map((figure, at) =>
    figure?.status === 'infinite'
      ? `${sides[at]?.key} no end`
      : `${sides[at]?.key} has {{f:${ids[at] ?? ''}}}`,
  );
  return `${label}: ${said.join(', ')}.`;
}

/** "All of them: A has $3.4M a year, B $1.2M a year". */
function sayBoth(gap: Gap, { label, figures: ids }: CompareRow, sides: readonly Side[]): string {
  const say = (side: number): string => `{{f:${ids[side] ?? ''}}}`;
  return `${label}: ${sides[gap.highest]?.key} has ${say(gap.highest)}, ${sides[gap.lowest]?.key} ${say(gap.lowest)}`;
}

/** The one input of both that differs; null where there is another, or a formula that one of them lacks. */
function findCause(one: Figure, other: Figure, high: Side, low: Side, figures: Figures): string | null {
  if (one.provenance.kind !== 'derived' || other.provenance.kind !== 'derived') return null;
  const bare = (ids: readonly string[], { id }: Side): string[] =>
    ids.map((input) => input.slice(id.length + 1));
  const [mine, theirs] = [bare(one.provenance.inputs, high), bare(other.provenance.inputs, low)];
  if (mine.length < 2 || mine.join('\n') !== theirs.join('\n')) return null;
  const differing = mine.filter((input) => {
    const [a, b] = [findFigure(figures, `${high.id}-${input}`), findFigure(figures, `${low.id}-${input}`)];
    return a === undefined || b === undefined || a.value === null || a.value !== b.value;
  });
  const [only] = differing;
  if (only === undefined || differing.length > 1) return null;
  const labels = [high, low].map(({ id }) => findFigure(figures, `${id}-${only}`)?.label ?? '');
  const label = sharedLabel(labels);
  // A number in a sentence is a figure's; one in a name would be nobody's.
  return /\d/u.test(label) ? null : label;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
