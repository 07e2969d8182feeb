import type { Block } from '@slipway/report';
import { type ComponentType, Suspense } from 'react';
import { views } from './views.gen.ts';

/** The code of all parts, also of those that are drawn later: who prints early has them. */
export function fetchViews(blocks: readonly Block[]): () => void {
  const timer = setTimeout(() => {
    for (const kind of new Set(blocks.map((block) => block.kind))) void views[kind].fetch?.();
  }, 0);
  return () => clearTimeout(timer);
}

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
