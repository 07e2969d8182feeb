import { Button } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { deleteRun, type Run, refreshRuns } from '../../../api/tools.ts';
import { toast } from '../../../lib/toast.ts';
import { asAppError } from '../run/run-state.ts';

export function DeleteRunDialog(props: {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly uid: string;
  readonly run: Run;
  readonly onDeleted: () => void;
}) {
  const titleId = useId();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { run } = props;
  const versions = run.versions.length;

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await deleteRun(run.id);
      props.ref.current?.close();
      props.onDeleted();
      await refreshRuns(cache, props.uid);
    } catch (cause) {
      toast.error(asAppError(cause).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={props.ref}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-sheet p-6 text-ink shadow-float sm:p-8"
    >
      <div className="grid gap-5">
        <h2 id={titleId} className="text-xl">
          Delete this result for good?
        </h2>
        <p>
          “{run.title}”{versions > 1 ? `, with its ${versions} versions,` : ''} is removed at once. Nobody can
          bring it back, and its credits stay spent.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => props.ref.current?.close()}>Keep it</Button>
          <Button tone="danger" busy={busy} onClick={() => void remove()}>
            Delete result
          </Button>
        </div>
      </div>
    </dialog>
  );
}
