import type { Block } from '@slipway/report';
import { cx } from '@slipway/ui';
import type { ReactNode } from 'react';
import { useSheet } from './sheet-scope.ts';
import { Words } from './words.tsx';

/**
 * A part of the sheet: its drawing label in the margin, title, opening words, content. Its heading is its name; a landmark it
 * is not, because two sheets may stand side by side and a sheet has a dozen parts.
 */
export function BlockFrame(props: {
  readonly block: Block;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const { block, children, className } = props;
  const { labels, prefix } = useSheet();
  // What is folded carries both on its fold.
  const label = block.folded ? undefined : labels.get(block.id);
  return (
    <section
      data-kind={block.kind}
      {...(!block.folded && { id: `${prefix}-${block.id}`, tabIndex: -1 })}
      className={cx('sheet-part', className)}
    >
      {label ? <p className="fig-label sheet-margin">{label}</p> : null}
      <div className="sheet-body">
        {block.title && !block.folded ? <h3 className="sheet-heading">{block.title}</h3> : null}
        {block.intro ? (
          <p className="sheet-intro">
            <Words statement={block.intro} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  );
}
