import type { WaterfallBlock } from '@slipway/report';
import { waterfallPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';

export default function WaterfallView({ block }: { readonly block: WaterfallBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={waterfallPicture} widest={900} />
    </BlockFrame>
  );
}
