import type { TornadoBlock } from '@slipway/report';
import { tornadoPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';

export default function TornadoView({ block }: { readonly block: TornadoBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={tornadoPicture} widest={900} />
    </BlockFrame>
  );
}
