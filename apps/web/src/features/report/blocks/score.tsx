import type { ScoreBlock } from '@slipway/report';
import { scorePicture } from '@slipway/report/pictures';
import { BlockFrame } from '../block-frame.tsx';
import { Chart } from '../chart.tsx';
import { Words } from '../words.tsx';

export default function ScoreView({ block }: { readonly block: ScoreBlock }) {
  return (
    <BlockFrame block={block}>
      <Chart block={block} picture={scorePicture} widest={820}>
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
