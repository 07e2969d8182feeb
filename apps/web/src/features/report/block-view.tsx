import type { Block } from '@slipway/report';
import { type ComponentType, Suspense } from 'react';
import { views } from './views.gen.ts';

export function BlockView({ block }: { readonly block: Block }) {
  // The table pairs each kind with its view; that a block fits its own kind is more than the compiler follows.
  const View = views[block.kind] as ComponentType<{ readonly block: Block }>;
  return (
    <Suspense
      fallback={
        <div className="sheet-part">
          <span className="skeleton sheet-body h-56" />
        </div>
      }
    >
      <View block={block} />
    </Suspense>
  );
}
