import type { DistributionBlock } from '@slipway/report';
import { distributionPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';

export default function DistributionView({ block }: { readonly block: DistributionBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={distributionPicture} widest={820}>
        <OriginRow origins={[{ label: 'How the draws are made', provenance: block.provenance }]} />
      </Chart>
    </BlockFrame>
  );
}
