import { AppError } from '@slipway/core';
import { Button, TextInput } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { type PageSummary, pagesOf, renamePage } from '../../api/pages.ts';
import { askAnew } from '../../lib/query-client.ts';
import { describeAge } from '../../lib/times.ts';
import { toast } from '../../lib/toast.ts';
import { ExportButton } from './export-button.tsx';
import { PublishButton } from './publish-button.tsx';
import { useDelayedDelete } from './use-delayed-delete.ts';

const quiet =
  'inline-flex min-h-9 items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-signal-text';

interface PageRowProps {
  readonly uid: string;
  readonly page: PageSummary;
  readonly nowMs: number;
  readonly warning: ReactNode;
}

export function PageRow({ uid, page, nowMs, warning }: PageRowProps) {
  const [isNaming, setNaming] = useState(false);
  const { isGoing, begin, undo } = useDelayedDelete(uid, page.id);
  if (isGoing)
    return (
      <li className="flex flex-wrap items-center gap-x-5 border-t border-line py-2.5 text-ink-soft">
        <span role="status" className="grow">
          “{page.name}” is deleted{page.url === null ? '.' : ', with its address and its sign-ups.'}
        </span>
        <Button size="sm" autoFocus onClick={undo}>
          Undo
        </Button>
      </li>
    );
  return (
    <li className="grid gap-1 border-t border-line py-2.5">
      {isNaming ? (
        <NameForm uid={uid} page={page} onDone={() => setNaming(false)} />
      ) : (
        <Link
          to={`?page=${encodeURIComponent(page.id)}`}
          className="text-link justify-self-start font-medium"
        >
          {page.name}
        </Link>
      )}
      <p className="text-sm wrap-anywhere text-ink-soft">
        {page.url === null ? 'Draft' : `Published at ${page.url.replace(/^https?:\/\//u, '')}`} · saved{' '}
        {describeAge(Date.parse(page.updatedAt), nowMs)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PublishButton pageId={page.id} warning={warning} />
        <ExportButton pageId={page.id} warning={warning} />
        <Link
          to={`/editor/${encodeURIComponent(page.id)}`}
          aria-label={`Edit ${page.name}`}
          className={quiet}
        >
          Edit
        </Link>
        <button
          type="button"
          className={quiet}
          aria-label={`Rename ${page.name}`}
          onClick={() => setNaming(!isNaming)}
        >
          Rename
        </button>
        <button type="button" className={quiet} aria-label={`Delete ${page.name}`} onClick={begin}>
          Delete
        </button>
      </div>
    </li>
  );
}

function NameForm(props: { readonly uid: string; readonly page: PageSummary; readonly onDone: () => void }) {
  const { uid, page, onDone } = props;
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function rename(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '' || name === page.name) return onDone();
    setBusy(true);
    try {
      await renamePage(page.id, name);
      await askAnew(cache, pagesOf(uid));
      onDone();
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-wrap gap-2">
      <TextInput
        name="name"
        aria-label="Name of the page"
        defaultValue={page.name}
        maxLength={120}
        autoFocus
        className="max-w-xs"
      />
      <Button type="submit" tone="hull" busy={busy}>
        Save
      </Button>
      <Button onClick={onDone}>Cancel</Button>
    </form>
  );
}
