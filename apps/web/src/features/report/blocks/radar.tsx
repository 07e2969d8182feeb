import type { RadarBlock } from '@slipway/report';
import { drawRadar } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { useSheet } from '../sheet-scope.ts';

export default function RadarView({ block }: { readonly block: RadarBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawRadar(block, report.figures, width)} widest={600} isNarrow />
    </BlockFrame>
  );
}
