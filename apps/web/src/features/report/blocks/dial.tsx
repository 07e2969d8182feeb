import type { DialBlock } from '@slipway/report';
import { dialPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';

export default function DialBlockView({ block }: { readonly block: DialBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={dialPicture} widest={820} />
    </BlockFrame>
  );
}
