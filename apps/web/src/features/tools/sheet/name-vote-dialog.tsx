import { Button } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { askFriends, deleteVote, type NameVote, setVoteOpen, voteQuery } from '../../../api/votes.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { toast } from '../../../lib/toast.ts';
import { asAppError } from '../run/run-state.ts';
import { VoteTotals } from './vote-totals.tsx';

/** The link friends vote by, and what came of it. */
export default function NameVoteDialog(props: {
  readonly uid: string;
  readonly runId: string;
  readonly shortlist: readonly string[];
  readonly onClose: () => void;
}) {
  const { uid, runId, shortlist, onClose } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const query = voteQuery(uid, runId);
  const { data: vote, error, isFetching, refetch } = useQuery(query);
  useEffect(() => dialog.current?.showModal(), []);

  async function change(work: () => Promise<NameVote | null>): Promise<void> {
    setBusy(true);
    try {
      cache.setQueryData(query.queryKey, await work());
    } catch (cause) {
      toast.error(asAppError(cause).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-panel border border-line bg-sheet p-5 text-ink shadow-float sm:p-8"
    >
      <div className="grid gap-5">
        <h2 id={titleId} className="text-xl">
          Ask friends
        </h2>
        {vote ? (
          <VoteTotals
            vote={vote}
            busy={busy}
            onOpen={(isOpen) => void change(() => setVoteOpen(runId, isOpen))}
            onDelete={() => void change(() => deleteVote(runId))}
          />
        ) : error ? (
          <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : vote === undefined ? (
          <p className="text-ink-soft">Looking for a vote on this result…</p>
        ) : (
          <NewVote
            shortlist={shortlist}
            busy={busy}
            onAsk={() => void change(() => askFriends(runId, shortlist))}
          />
        )}
        <div className="flex justify-end">
          <Button onClick={() => dialog.current?.close()}>Done</Button>
        </div>
      </div>
    </dialog>
  );
}

function NewVote(props: {
  readonly shortlist: readonly string[];
  readonly busy: boolean;
  readonly onAsk: () => void;
}) {
  const { shortlist, busy, onAsk } = props;
  if (shortlist.length < 2 || shortlist.length > 8)
    return (
      <p>
        Friends vote on 2 to 8 names. Your shortlist has {shortlist.length}: press the stars beside the names.
      </p>
    );
  return (
    <>
      <p>
        Friends hear two of these names and type them, then choose up to two they would remember. They see no
        scores and no addresses, each in an order of their own.
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 font-display text-lg font-semibold wrap-anywhere">
        {shortlist.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button tone="signal" busy={busy} onClick={onAsk} className="justify-self-start">
        Make the link
      </Button>
    </>
  );
}
