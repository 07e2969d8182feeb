import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A thin double line with a level mark: divides big sections. */
export function Waterline({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={cx('relative h-2 border-y border-line', className)}>
      <svg
        aria-hidden="true"
        width="20"
        height="14"
        viewBox="0 0 20 14"
        className="absolute -top-3 left-[8%] text-line-strong"
      >
        <path d="M1 1h18L10 11.5Z" fill="var(--paper)" stroke="currentColor" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

/** The small drawing label in the margin, for example "Fig. 3". */
export function FigLabel({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx('fig-label', className)} />;
}

/** Drafting paper behind heroes and empty states. */
export function Blueprint({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('blueprint', className)} />;
}
