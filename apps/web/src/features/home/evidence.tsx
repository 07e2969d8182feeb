import { cx } from '@slipway/ui';
import type { ReactNode } from 'react';

type Provenance = 'published' | 'assumed' | 'computed';

const marks: Record<Provenance, string> = {
  published: 'border-tide text-tide-text',
  assumed: 'border-yellow text-yellow-text',
  computed: 'border-line-strong text-ink-soft',
};

interface EvidenceProps {
  readonly label: string;
  readonly value: string;
  readonly kind: Provenance;
  /** Formula, inputs, source: what stands behind the figure. */
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** A figure that opens to its evidence; works before any script has loaded. */
export function Evidence({ label, value, kind, children, open }: EvidenceProps) {
  return (
    <details className="group border-t border-line" open={open}>
      <summary className="grid grid-cols-[minmax(0,1fr)_auto_4.75rem] items-baseline gap-4 py-3 hover:bg-wash">
        <span className="flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className="w-3 font-mono text-ink-soft before:content-['+'] group-open:before:content-['−']"
          />
          {label}
        </span>
        <span className="tabular font-display text-xl font-semibold">{value}</span>
        <span
          className={cx(
            'justify-self-end border-b-2 font-mono text-xs group-open:font-semibold',
            marks[kind],
          )}
        >
          {kind}
        </span>
      </summary>
      <div className="mb-4 ml-1 max-w-[44rem] border-l-2 border-line pl-4.5 text-sm text-ink-soft">
        {children}
      </div>
    </details>
  );
}
