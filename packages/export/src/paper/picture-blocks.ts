import type { BlockOf } from '@slipway/report';
import { everyPicture } from '@slipway/report/every-picture';
import {
  barsPicture,
  comparePicture,
  drawBarTrack,
  drawCompareBar,
  type Picture,
  rateRow,
} from '@slipway/report/pictures';
import type { PaperNode } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';

type DrawnBlock = BlockOf<keyof typeof everyPicture>;

function pictureOf(block: DrawnBlock): Picture<DrawnBlock> {
  return everyPicture[block.kind];
}

/** The drawings of a block, and what they show in words. */
export function layPicture(block: DrawnBlock, scribe: Scribe): PaperNode[] {
  const { figures } = scribe.report;
  const picture = pictureOf(block);
  const says = picture.summary(block, figures);
  return [
    ...picture
      .draw(block, figures, scribe.width)
      .map((drawing): PaperNode => ({ kind: 'drawing', drawing, says })),
    ...text(plain(says, { pen: 'ink-soft' }), 'small'),
    ...(block.kind === 'score' ? layCaps(block, scribe) : []),
    ...(block.kind === 'dial' ? text(scribe.words(block.note)) : []),
  ];
}

function layCaps({ caps }: BlockOf<'score'>, { words }: Scribe): PaperNode[] {
  if (caps.length === 0) return [];
  return [{ kind: 'facts', rows: caps.map(({ at, why }) => ({ label: `Held at ${at}`, runs: words(why) })) }];
}

/** Rows of text with a drawn track each. */
export function layBars(block: BlockOf<'bars'>, scribe: Scribe): PaperNode[] {
  const { figures } = scribe.report;
  const track = Math.round(scribe.width * 0.34);
  return [
    {
      kind: 'table',
      columns: [
        { label: 'What', isNumeric: false, share: 22 },
        { label: `0 to ${block.max}`, isNumeric: false, share: 36 },
        { label: 'Value', isNumeric: true, share: 10 },
        { label: 'Why', isNumeric: false, share: 32 },
      ],
      rows: block.rows.map((row) => ({
        strong: false,
        cells: [
          {
            runs: joined([plain(row.label, { strong: true }), plain(row.weight ?? '', { pen: 'ink-soft' })]),
          },
          { runs: [], drawing: drawBarTrack(row, block.max, figures, track) },
          { runs: scribe.figure(row.figure, { bare: true }) },
          { runs: scribe.words(row.note) },
        ],
      })),
    },
    ...text(plain(barsPicture.summary(block, figures), { pen: 'ink-soft' }), 'small'),
  ];
}

/** A figure a row, a bar with its range a side. */
export function layCompare(block: BlockOf<'compare'>, scribe: Scribe): PaperNode[] {
  const { figures } = scribe.report;
  const bar = Math.round((scribe.width * 0.52) / block.sides.length) - 16;
  return [
    {
      kind: 'facts',
      rows: block.sides.map(({ key, name, word }) => ({
        label: key,
        runs: joined([plain(name, { strong: true }), plain(word ?? '', { pen: 'ink-soft' })]),
      })),
    },
    {
      kind: 'table',
      columns: [
        { label: 'Figure', isNumeric: false, share: 26 },
        ...block.sides.map(({ key }) => ({ label: key, isNumeric: false, share: 52 / block.sides.length })),
        { label: 'Difference', isNumeric: false, share: 22 },
      ],
      rows: block.rows.map((row) => {
        const rated = rateRow(row, figures);
        const lead = rated.gap === null ? undefined : block.sides[rated.gap.highest]?.key;
        const gap =
          rated.gap === null ? (rated.isEqual ? 'equal' : '–') : `${lead} has ${rated.gap.says} more`;
        return {
          strong: false,
          cells: [
            { runs: plain(row.label) },
            ...row.figures.map((id, side) =>
              id === null
                ? { runs: plain('none', { pen: 'ink-soft' }) }
                : { runs: scribe.figure(id), drawing: drawCompareBar(rated, side, bar) },
            ),
            { runs: plain(gap) },
          ],
        };
      }),
    },
    ...text(plain(comparePicture.summary(block, figures), { pen: 'ink-soft' }), 'small'),
  ];
}
