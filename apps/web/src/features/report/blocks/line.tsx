import type { LineBlock } from '@slipway/report';
import { drawLines } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';

export default function LineView({ block }: { readonly block: LineBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawLines(block, width)} widest={900}>
        <OriginRow origins={block.series} />
      </Chart>
    </BlockFrame>
  );
}
