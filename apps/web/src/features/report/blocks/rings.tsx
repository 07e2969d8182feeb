import type { RingsBlock } from '@slipway/report';
import { ringsPicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { Words } from '../words.tsx';

export default function RingsView({ block }: { readonly block: RingsBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={ringsPicture} widest={680} isNarrow>
        <dl className="cap-list">
          {block.rings.map((ring) => (
            <div key={ring.figure}>
              <dt>{ring.label}</dt>
              <dd>
                <Words statement={ring.note} />
              </dd>
            </div>
          ))}
        </dl>
      </Chart>
    </BlockFrame>
  );
}
