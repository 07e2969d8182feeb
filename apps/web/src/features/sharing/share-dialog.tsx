import { AppError } from '@slipway/core';
import { Button } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { makeShare, revokeShare, type Share, type ShareOf, sharesQuery } from '../../api/shares.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { LiveLinks } from './live-links.tsx';
import { NewLink, type NewLinkChoice } from './new-link.tsx';

interface ShareDialogProps {
  readonly uid: string;
  readonly of: ShareOf;
  /** What a reader would stumble over: shown before a link is made. */
  readonly warning?: ReactNode;
  readonly onClose: () => void;
}

/** Make a link, copy it, see whether it was opened, take it back. */
export default function ShareDialog({ uid, of, warning = null, onClose }: ShareDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [said, setSaid] = useState('');
  const query = sharesQuery(uid, of);
  const { data: shares, error, isFetching, refetch } = useQuery(query);
  useEffect(() => dialog.current?.showModal(), []);

  async function change(
    work: () => Promise<(before: readonly Share[]) => Share[]>,
    done: string,
  ): Promise<void> {
    setBusy(true);
    setProblem(null);
    setSaid('');
    try {
      const next = await work();
      cache.setQueryData(query.queryKey, (before) => next(before ?? []));
      setSaid(done);
    } catch (cause) {
      setProblem(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    } finally {
      setBusy(false);
    }
  }
  const make = (choice: NewLinkChoice) =>
    change(async () => {
      const share = await makeShare(of, choice);
      return (before) => [share, ...before];
    }, 'The link is ready to copy.');
  const revoke = (id: string) =>
    change(async () => {
      await revokeShare(id);
      return (before) => before.filter((one) => one.id !== id);
    }, 'The link is revoked. It opens nothing any more.');

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-panel border border-line bg-sheet p-5 text-base text-ink shadow-float sm:p-7"
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <h2 id={titleId} className="text-xl">
            Share this {of.kind}
          </h2>
          <p className="text-sm text-ink-soft">{promiseOf(of)}</p>
        </div>
        {warning}
        <NewLink uid={uid} of={of} busy={busy} onMake={(choice) => void make(choice)} />
        {problem ? (
          <p role="alert" className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
            {problem.message}
          </p>
        ) : null}
        <p role="status" className={said === '' ? 'sr-only' : 'text-sm'}>
          {said}
        </p>
        {shares ? (
          <LiveLinks shares={shares} busy={busy} onRevoke={(id) => void revoke(id)} />
        ) : error ? (
          <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <p className="text-sm text-ink-soft">Looking for live links…</p>
        )}
        <div className="flex justify-end">
          <Button onClick={() => dialog.current?.close()}>Done</Button>
        </div>
      </div>
    </dialog>
  );
}

function promiseOf({ kind, version }: ShareOf): string {
  const to = 'No account needed, and search engines do not list it.';
  if (kind === 'project')
    return `Whoever has the link reads the newest results you tick. Your facts, tasks and notes stay private. ${to}`;
  const which = version === undefined ? `this ${kind}` : `version ${version} of this ${kind}`;
  const without = kind === 'deck' ? ', without your speaker notes' : '';
  return `Whoever has the link reads ${which}${without}. A later version needs a new link. ${to}`;
}
