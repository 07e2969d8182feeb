import type { ReactNode } from 'react';
import type { MethodologyOverview } from '../../api/methodology.ts';
import { useOverview } from './overview.ts';

interface LiveProps {
  /** The room it will take, as a class: the text around it must not jump. */
  readonly room: string;
  readonly children: (overview: MethodologyOverview) => ReactNode;
}

/** A part that is counted from what the server holds. The text around it can be read without it. */
export function Live({ room, children }: LiveProps) {
  const { data, error, isFetching, refetch } = useOverview();
  if (data) return children(data);
  if (error === null)
    return (
      <>
        <noscript>
          <p className="text-sm text-ink-soft">This drawing is counted by script, from the server’s facts.</p>
        </noscript>
        <div aria-hidden="true" className={`skeleton ${room}`} />
      </>
    );
  return (
    <p className="border-l-2 border-line-strong pl-4 text-sm text-ink-soft">
      This figure is drawn from the server’s facts, and the server did not answer.{' '}
      <button type="button" className="text-link" disabled={isFetching} onClick={refetch}>
        Ask again
      </button>
    </p>
  );
}
