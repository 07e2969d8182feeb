import type { HeadlineBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { ToneFlag } from '../tone-flag.tsx';
import { Words } from '../words.tsx';

export default function HeadlineView({ block }: { readonly block: HeadlineBlock }) {
  return (
    <BlockFrame block={block} className="sheet-headline">
      <div className="verdict">
        <ToneFlag tone={block.tone} className="verdict-flag" />
        <p className="verdict-text">
          <Words statement={block.verdict} />
        </p>
      </div>
      {block.lede.length > 0 ? (
        <div className="lede">
          {block.lede.map((statement) => (
            <p key={statement.id}>
              <Words statement={statement} />
            </p>
          ))}
        </div>
      ) : null}
    </BlockFrame>
  );
}
