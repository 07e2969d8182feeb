import type { SwatchesBlock } from '@slipway/report';
import { swatchesPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';

export default function SwatchesView({ block }: { readonly block: SwatchesBlock }) {
  const label = 'Where the colours come from';
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={swatchesPicture} widest={900}>
        <OriginRow origins={[{ label, provenance: block.provenance }]} />
      </Chart>
    </BlockFrame>
  );
}
