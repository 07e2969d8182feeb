import type { DialBlock } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { dialPicture, findScaleBand } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { DialHead } from '../dial-view.tsx';
import { useSheet } from '../sheet-scope.ts';
import { ToneFlag } from '../tone-flag.tsx';
import { Words } from '../words.tsx';

/** A gauge by itself: its number and band, and its scale under them. */
export default function DialBlockView({ block }: { readonly block: DialBlock }) {
  const { figures } = useSheet().report;
  const band = findScaleBand(block, findFigure(figures, block.figure)?.value ?? null);
  return (
    <BlockFrame block={block}>
      <div className="max-w-[620px]">
        <DialHead dial={block} />
        {band ? (
          <p className="inline-flex items-baseline gap-2 pb-2 font-medium">
            <ToneFlag tone={band.tone} />
            {band.label}
          </p>
        ) : null}
      </div>
      <Chart block={block} picture={dialPicture} widest={620}>
        {block.note ? (
          <p className="max-w-[68ch]">
            <Words statement={block.note} />
          </p>
        ) : null}
      </Chart>
    </BlockFrame>
  );
}
