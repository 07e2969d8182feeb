import type { HeatmapBlock } from '@slipway/report';
import { heatmapPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';

export default function HeatmapView({ block }: { readonly block: HeatmapBlock }) {
  const label = 'How the cells are computed';
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={heatmapPicture} widest={900}>
        <OriginRow origins={[{ label, provenance: block.provenance }]} />
      </Chart>
    </BlockFrame>
  );
}
