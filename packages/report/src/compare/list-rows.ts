import type { Block } from '../block.ts';
import { listBlockFigures } from '../block-figures.ts';
import type { CompareRow } from '../blocks/compare/block.ts';
import { findFigure } from '../geometry/figures.ts';
import type { Report } from '../report.ts';
import { nameFigure, type Side } from './join-sides.ts';

/** Kinds that show what a result is made of; the others try out, spread or plot what these say. */
const shown: readonly Block['kind'][] = [
  'answer',
  'headline',
  'score',
  'dial',
  'radar',
  'bars',
  'cards',
  'rings',
  'waterfall',
  'assumptions',
];

/** Figures that two sides or more have in one unit: those of the answer first, then as they stand on the sheets. */
export function listRows(sides: readonly Side[]): readonly CompareRow[] {
  const blocks = sides.flatMap(({ report }) => report.blocks);
  const ordered = [...shown.slice(0, 5), null].flatMap((kind) =>
    blocks.filter((block) => (kind === null ? shown.indexOf(block.kind) >= 5 : block.kind === kind)),
  );
  const scales = new Map(blocks.flatMap(scalesOf));
  const names = new Map(blocks.flatMap(namesOf));
  const answered = blocks.filter(({ kind }) => kind === 'answer').flatMap(listBlockFigures);
  const parts = sides.flatMap(({ report }) => answered.flatMap((id) => inputsOf(id, report)));
  const ids = new Set([...answered, ...parts, ...ordered.flatMap(listBlockFigures)]);
  return [...ids].flatMap((id) => {
    const row = toRow(id, sides, scales.get(id), names.get(id));
    return row === null ? [] : [row];
  });
}

/** The scale of points that no drawing gives one. */
const pointsMax = 100;

/** What a figure is computed from. */
function inputsOf(id: string, { figures }: Report): readonly string[] {
  const origin = findFigure(figures, id)?.provenance;
  return origin?.kind === 'derived' ? origin.inputs : [];
}

function toRow(
  id: string,
  sides: readonly Side[],
  max: number | undefined,
  name: string | undefined,
): CompareRow | null {
  const found = sides.map(({ report }) => findFigure(report.figures, id));
  const isNumber = (figure: (typeof found)[number]) =>
    figure !== undefined && (figure.value !== null || figure.range !== undefined);
  // "Never runs out" stands beside "11.8 months": that one has an end is what sets them apart.
  const known = found.some(isNumber)
    ? found.filter((figure) => isNumber(figure) || figure?.status === 'infinite')
    : [];
  const [first] = known;
  // Breweries are not more than dental offices.
  const nouns = new Set(known.map((figure) => figure?.noun ?? ''));
  const isOneUnit =
    (first?.unit !== 'count' || nouns.size === 1) &&
    known.every((figure) => figure?.unit === first?.unit && figure?.currency === first?.currency);
  if (first === undefined || known.length < 2 || !isOneUnit) return null;
  const isOnScale = known.every((figure) => (figure?.value ?? 0) >= 0 && (figure?.value ?? 0) <= pointsMax);
  const scale = max ?? (first.unit === 'points' && isOnScale ? pointsMax : undefined);
  return {
    label: name ?? sharedLabel(known.map((figure) => figure?.label ?? '')),
    figures: sides.map((side, at) => (found[at] === undefined ? null : nameFigure(side, id))),
    ...(scale === undefined ? {} : { max: scale }),
  };
}

/** The end of the scale that a figure is drawn on. */
function scalesOf(block: Block): readonly (readonly [string, number])[] {
  switch (block.kind) {
    case 'answer':
      return block.dials.map(({ figure, max }) => [figure, max]);
    case 'dial':
    case 'score':
      return [[block.figure, block.max]];
    case 'bars':
      return block.rows.map(({ figure }) => [figure, block.max]);
    case 'radar':
      return block.series.flatMap(({ figures }) => figures.map((figure) => [figure, block.max] as const));
    default:
      return [];
  }
}

/** What the answer calls its figures, which is shorter than what they are called where they are explained. */
function namesOf(block: Block): readonly (readonly [string, string])[] {
  if (block.kind !== 'answer') return [];
  const { big, dials } = block;
  return [...(big === undefined ? [] : [big]), ...dials].map(({ figure, label }) => [figure, label]);
}

/** "They pay today for" of "They pay today for: part of it" and "They pay today for: nothing". */
export function sharedLabel(labels: readonly string[]): string {
  const [first = ''] = labels;
  const end = first.lastIndexOf(': ');
  const isSame = labels.every((label) => label === first);
  const opening = end < 0 ? '' : first.slice(0, end);
  return !isSame && opening !== '' && labels.every((label) => label.startsWith(`${opening}: `))
    ? opening
    : first;
}
