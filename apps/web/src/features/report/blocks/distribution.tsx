import type { DistributionBlock } from '@slipway/report';
import { drawDistribution } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';
import { useSheet } from '../sheet-scope.ts';

export default function DistributionView({ block }: { readonly block: DistributionBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawDistribution(block, report.figures, width)} widest={820}>
        <OriginRow origins={[{ label: 'How the draws are made', provenance: block.provenance }]} />
      </Chart>
    </BlockFrame>
  );
}
