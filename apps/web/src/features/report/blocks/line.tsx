import type { LineBlock } from '@slipway/report';
import { linePicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { OriginRow } from '../origin-row.tsx';

export default function LineView({ block }: { readonly block: LineBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={linePicture} widest={900}>
        <OriginRow origins={block.series} />
      </Chart>
    </BlockFrame>
  );
}
