import type { RingsBlock } from '@slipway/report';
import { drawRings } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

export default function RingsView({ block }: { readonly block: RingsBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawRings(block, report.figures, width)} widest={680} isNarrow>
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
