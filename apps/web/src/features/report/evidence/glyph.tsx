import type { MarkKind } from '@slipway/report';
import { cx } from '@slipway/ui';

/** Told apart by shape: a square datum, a bench mark, an open leaf, an open diamond, an equals sign, a quotation mark. */
const shapes: Record<MarkKind, string> = {
  measured: 'M1.5 1.5h7v7h-7z',
  sourced: 'M5 .8a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 5 .8M5 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  note: 'M1.8.8h4.1l2.3 2.3v6.1H1.8zM5.9.8v2.3h2.3',
  assumed: 'M5 .8 9.2 5 5 9.2.8 5z',
  derived: 'M1 3.4h8M1 6.8h8',
  said: 'M1.2 8.2C.6 5.2 1.6 2.6 4 1.6M6 8.2C5.4 5.2 6.4 2.6 8.8 1.6M1.3 6h2.2v2.2H1.3zM6.1 6h2.2v2.2H6.1z',
};
const solid: ReadonlySet<MarkKind> = new Set(['measured']);

export function Glyph({ kind, className }: { readonly kind: MarkKind; readonly className?: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" data-glyph={kind} className={cx('evidence-glyph', className)}>
      <path
        d={shapes[kind]}
        fill={solid.has(kind) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
