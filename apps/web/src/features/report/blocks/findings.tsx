import type { FindingsBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { Words } from '../words.tsx';

export default function FindingsView({ block }: { readonly block: FindingsBlock }) {
  return (
    <BlockFrame block={block}>
      <dl className="findings">
        {block.rows.map(({ label, statements }) => (
          <div key={label}>
            <dt>{label}</dt>
            {statements.map((statement) => (
              <dd key={statement.id}>
                <Words statement={statement} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
