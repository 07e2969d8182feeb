import type { ListBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { ToneFlag } from '../tone-flag.tsx';
import { Words } from '../words.tsx';

export default function ListView({ block }: { readonly block: ListBlock }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <BlockFrame block={block}>
      <Tag className="ruled-list">
        {block.items.map((item, index) => (
          <li key={item.id}>
            <span className="list-sign" aria-hidden={block.ordered ? true : undefined}>
              {block.ordered ? index + 1 : <ToneFlag tone={block.tone} />}
            </span>
            <span>
              <Words statement={item} />
            </span>
          </li>
        ))}
      </Tag>
    </BlockFrame>
  );
}
