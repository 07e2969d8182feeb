import type { Block, BlockOf, Report } from '@slipway/report';
import type { Drawing } from '@slipway/report/geometry';
import {
  barsPicture,
  comparePicture,
  dialPicture,
  distributionPicture,
  drawBarTrack,
  drawCompareBar,
  heatmapPicture,
  linePicture,
  radarPicture,
  rateRow,
  ringsPicture,
  scatterPicture,
  scorePicture,
  swatchesPicture,
  tornadoPicture,
  waterfallPicture,
} from '@slipway/report/pictures';
import type { PaperNode } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';

interface Pictured {
  readonly drawings: readonly Drawing[];
  readonly says: string;
}

/** The drawings of a block and what they show in words; null for one that has none. */
function picture(block: Block, { figures }: Report, width: number): Pictured | null {
  switch (block.kind) {
    case 'dial':
      return { drawings: dialPicture.draw(block, figures, width), says: dialPicture.summary(block, figures) };
    case 'distribution':
      return {
        drawings: distributionPicture.draw(block, figures, width),
        says: distributionPicture.summary(block, figures),
      };
    case 'heatmap':
      return {
        drawings: heatmapPicture.draw(block, figures, width),
        says: heatmapPicture.summary(block, figures),
      };
    case 'line':
      return { drawings: linePicture.draw(block, figures, width), says: linePicture.summary(block, figures) };
    case 'radar':
      return {
        drawings: radarPicture.draw(block, figures, width),
        says: radarPicture.summary(block, figures),
      };
    case 'rings':
      return {
        drawings: ringsPicture.draw(block, figures, width),
        says: ringsPicture.summary(block, figures),
      };
    case 'scatter':
      return {
        drawings: scatterPicture.draw(block, figures, width),
        says: scatterPicture.summary(block, figures),
      };
    case 'score':
      return {
        drawings: scorePicture.draw(block, figures, width),
        says: scorePicture.summary(block, figures),
      };
    case 'swatches':
      return {
        drawings: swatchesPicture.draw(block, figures, width),
        says: swatchesPicture.summary(block, figures),
      };
    case 'tornado':
      return {
        drawings: tornadoPicture.draw(block, figures, width),
        says: tornadoPicture.summary(block, figures),
      };
    case 'waterfall':
      return {
        drawings: waterfallPicture.draw(block, figures, width),
        says: waterfallPicture.summary(block, figures),
      };
    default:
      return null;
  }
}

export function layPicture(block: Block, scribe: Scribe): PaperNode[] {
  const drawn = picture(block, scribe.report, scribe.width);
  if (drawn === null) return [];
  return [
    ...drawn.drawings.map((drawing): PaperNode => ({ kind: 'drawing', drawing, says: drawn.says })),
    ...text(plain(drawn.says, { pen: 'ink-soft' }), 'small'),
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
