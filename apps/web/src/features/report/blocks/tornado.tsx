import type { TornadoBlock } from '@slipway/report';
import { drawTornado } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { useSheet } from '../sheet-scope.ts';

export default function TornadoView({ block }: { readonly block: TornadoBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawTornado(block, report.figures, width)} widest={900} />
    </BlockFrame>
  );
}
