import { type BlockOf, formatRange } from '@slipway/report';
import { comparePicture, drawCompareBar, foldRows, type Rated, sayFolded } from '@slipway/report/pictures';
import type { PaperCell, PaperNode, Run } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';

type Compare = BlockOf<'compare'>;
type Table = Extract<PaperNode, { kind: 'table' }>;

/** A figure a row, a bar with its range a side. What the screen folds comes after; equal figures need no bars. */
export function layCompare(block: Compare, scribe: Scribe): PaperNode[] {
  const { figures } = scribe.report;
  const folded = foldRows(block, figures);
  const { shown, smaller, equal } = folded;
  return [
    {
      kind: 'facts',
      rows: block.sides.map(({ key, name, word }) => ({
        label: key,
        runs: joined([plain(name, { strong: true }), plain(word ?? '', { pen: 'ink-soft' })]),
      })),
    },
    layBarRows(block, shown, scribe),
    ...(smaller.length === 0
      ? []
      : [subtitle(sayFolded.smaller(folded)), layBarRows(block, smaller, scribe)]),
    ...(equal.length === 0 ? [] : [subtitle(sayFolded.equal(folded)), layEqual(equal, scribe)]),
    ...text(plain(comparePicture.summary(block, figures), { pen: 'ink-soft' }), 'small'),
  ];
}

const subtitle = (text: string): PaperNode => ({ kind: 'subtitle', text });

function layBarRows(block: Compare, rows: readonly Rated[], scribe: Scribe): Table {
  const { sides } = block;
  const bar = Math.round((scribe.width * 0.52) / sides.length) - 16;
  return {
    kind: 'table',
    columns: [
      { label: 'Figure', isNumeric: false, share: 26 },
      ...sides.map(({ key }) => ({ label: key, isNumeric: false, share: 52 / sides.length })),
      { label: 'Difference', isNumeric: false, share: 22 },
    ],
    rows: rows.map(({ label, figures, rated }) => ({
      strong: false,
      cells: [
        { runs: plain(label) },
        ...figures.map(
          (id, side): PaperCell =>
            id === null
              ? { runs: plain('none', { pen: 'ink-soft' }) }
              : { runs: sayFigure(id, scribe), drawing: drawCompareBar(rated, side, bar) },
        ),
        { runs: sayGap(block, rated) },
      ],
    })),
  };
}

function sayFigure(id: string, scribe: Scribe): readonly Run[] {
  const figure = scribe.find(id);
  const range = figure === undefined || figure.value === null ? null : formatRange(figure, { bare: true });
  return joined([scribe.figure(id), range === null ? [] : plain(range, { pen: 'ink-soft' })]);
}

function sayGap({ sides }: Compare, { gap, isEqual }: Rated['rated']): readonly Run[] {
  if (gap === null) return plain(isEqual ? 'equal' : '–');
  return joined([
    plain(`${sides[gap.highest]?.key} has ${gap.says} more`),
    gap.overlaps ? plain('ranges overlap', { pen: 'ink-soft' }) : [],
  ]);
}

/** What all sides read the same. */
function layEqual(rows: readonly Rated[], scribe: Scribe): PaperNode {
  return {
    kind: 'table',
    columns: [
      { label: 'Figure', isNumeric: false, share: 78 },
      { label: 'All sides', isNumeric: true, share: 22 },
    ],
    rows: rows.map(({ label, figures }) => ({
      strong: false,
      cells: [{ runs: plain(label) }, { runs: scribe.figure(figures.find((id) => id !== null) ?? '') }],
    })),
  };
}
