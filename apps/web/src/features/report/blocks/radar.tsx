import type { RadarBlock } from '@slipway/report';
import { radarPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';

export default function RadarView({ block }: { readonly block: RadarBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={radarPicture} widest={600} isNarrow />
    </BlockFrame>
  );
}
