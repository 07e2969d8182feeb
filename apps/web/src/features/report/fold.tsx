import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLater } from '../../lib/use-later.ts';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  /** As on a drawing, before the title. */
  readonly label?: string | undefined;
  /** Behind the title: how much is in it. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Closed until it is pressed; on paper it is always open. */
export function Fold({ id, title, label, hint, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isDue = useLater();
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!ref.current) return;
      wasOpen = ref.current.open;
      ref.current.open = true;
    };
    const restore = () => {
      if (ref.current) ref.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <details ref={ref} id={id} className="sheet-fold">
      <summary>
        <h3 className="fold-title">
          {title}
          {hint ? <span className="fold-hint"> {hint}</span> : null}
        </h3>
        {label ? <span className="fig-label fold-label">{label}</span> : null}
        <span aria-hidden="true" className="fold-sign" />
      </summary>
      <div className="fold-body">
        {/* HTML of the build is taken over fold by fold. */}
        <Suspense>{isDue ? children : null}</Suspense>
      </div>
    </details>
  );
}
