import type { BlockOf } from '@slipway/report';
import { everyPicture } from '@slipway/report/every-picture';
import { barsPicture, drawBarTrack, type Picture } from '@slipway/report/pictures';
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
    // That there are four colours is seen.
    ...(block.kind === 'swatches' && block.texts.length === 0
      ? []
      : text(plain(says, { pen: 'ink-soft' }), 'small')),
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
        { label: 'What', isNumeric: false, share: 20 },
        { label: `0 to ${block.max}`, isNumeric: false, share: 36 },
        { label: 'Value', isNumeric: true, share: 12 },
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
