import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ShareOf } from '../../api/shares.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  readonly uid: string;
  readonly of: ShareOf;
  readonly className: string;
  /** What does not agree in it. */
  readonly warning?: ReactNode;
}

/** On every report, deck and project: a link for others. */
export function ShareButton({ uid, of, className, warning }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </button>
      {isOpen ? (
        <Suspense>
          <ShareDialog uid={uid} of={of} warning={warning} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
