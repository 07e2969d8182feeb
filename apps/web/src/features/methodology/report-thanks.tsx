import { Button } from '@slipway/ui';
import { useEffect, useRef } from 'react';

/** What the finder keeps: the reference under which the report is stored. */
export function ReportThanks({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className="grid max-w-[46rem] gap-4 border-t-2 border-tide pt-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Thank you. The report is stored
      </h3>
      <p className="text-ink-soft">
        The people who run this Slipway check it against the source. If it holds, the fact is corrected,
        regraded or taken out with the next release.
      </p>
      <p>
        <span className="fig-label block">Reference</span>
        <output className="font-mono break-all">{id}</output>
      </p>
      <p>
        <Button onClick={onAgain}>Report another</Button>
      </p>
    </div>
  );
}
