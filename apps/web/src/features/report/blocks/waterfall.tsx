import type { WaterfallBlock } from '@slipway/report';
import { drawWaterfall } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { useSheet } from '../sheet-scope.ts';

export default function WaterfallView({ block }: { readonly block: WaterfallBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawWaterfall(block, report.figures, width)} widest={900} />
    </BlockFrame>
  );
}
