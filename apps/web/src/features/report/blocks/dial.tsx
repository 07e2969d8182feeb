import type { DialBlock } from '@slipway/report';
import { dialPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { DialHead } from '../dial-view.tsx';
import { Words } from '../words.tsx';

/** A gauge by itself: its number large, its scale with the bands under it. */
export default function DialBlockView({ block }: { readonly block: DialBlock }) {
  return (
    <BlockFrame block={block}>
      <DialHead dial={block} />
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
