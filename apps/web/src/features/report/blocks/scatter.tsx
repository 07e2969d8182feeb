import type { ScatterBlock } from '@slipway/report';
import { scatterPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';

export default function ScatterView({ block }: { readonly block: ScatterBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={scatterPicture} widest={820} />
    </BlockFrame>
  );
}
