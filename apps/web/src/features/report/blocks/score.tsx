import type { ScoreBlock } from '@slipway/report';
import { drawScore } from '@slipway/report/geometry';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

export default function ScoreView({ block }: { readonly block: ScoreBlock }) {
  const { report } = useSheet();
  return (
    <BlockFrame block={block}>
      <Chart block={block} draw={(width) => drawScore(block, report.figures, width)} widest={820}>
        {block.caps.length > 0 ? (
          <dl className="cap-list">
            {block.caps.map(({ at, why }) => (
              <div key={why.id}>
                <dt>Held at {at}</dt>
                <dd>
                  <Words statement={why} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Chart>
    </BlockFrame>
  );
}
