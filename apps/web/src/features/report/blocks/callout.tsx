import type { CalloutBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { ToneFlag } from '../tone-flag.tsx';
import { Words } from '../words.tsx';

export default function CalloutView({ block }: { readonly block: CalloutBlock }) {
  return (
    <BlockFrame block={block}>
      <div className="callout">
        <ToneFlag tone={block.tone} className="mt-1" />
        <p>
          <Words statement={block.statement} />
        </p>
      </div>
    </BlockFrame>
  );
}
