import { AppError } from '@slipway/core';
import { Button } from '@slipway/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteSignup,
  exportSignups,
  refreshPublishing,
  type Signup,
  signupsQuery,
} from '../../api/publishing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';

const say = (cause: unknown) =>
  toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);

/** Who joined the page's list. They are the owner's to write to, and to take off when they ask. */
export function SignupsSection({ pageId }: { readonly pageId: string }) {
  const list = useInfiniteQuery(signupsQuery(pageId));
  const [busy, setBusy] = useState(false);
  const signups = list.data?.pages.flatMap((page) => page.signups) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { name, file } = await exportSignups(pageId);
      saveFile(name, file);
    } catch (cause) {
      say(cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-labelledby="signups-title" className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="signups-title" className="text-xl">
          Sign-ups
          {total > 0 ? <span className="tabular ml-3 text-base text-ink-soft">{total}</span> : null}
        </h2>
        {total > 0 ? (
          <Button size="sm" busy={busy} onClick={() => void download()}>
            Download as CSV
          </Button>
        ) : null}
      </header>
      {list.error && !list.data ? (
        <LoadProblem error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isPending ? (
        <div role="status" aria-label="Loading the sign-ups" className="skeleton h-16" />
      ) : null}
      {list.data && total === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">
          Nobody yet. Addresses from the form of the page come here; nobody else sees them.
        </p>
      ) : null}
      {signups.length > 0 ? (
        <ul>
          {signups.map((signup) => (
            <SignupRow key={signup.id} pageId={pageId} signup={signup} />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <Button
          size="sm"
          className="justify-self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier ones
        </Button>
      ) : null}
    </section>
  );
}

/** Pressed twice: an address that is deleted is gone. */
function SignupRow({ pageId, signup }: { readonly pageId: string; readonly signup: Signup }) {
  const cache = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await deleteSignup(pageId, signup.id);
      await refreshPublishing(cache, pageId);
    } catch (cause) {
      say(cause);
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-2">
      <span className="grow basis-60 wrap-anywhere">{signup.email}</span>
      <span className="tabular text-sm text-ink-soft">
        {signup.variant === 'b' ? 'page B · ' : ''}
        {new Date(signup.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      <Button
        size="sm"
        tone={isSure ? 'danger' : 'quiet'}
        busy={busy}
        aria-label={isSure ? `Delete ${signup.email} for good` : `Delete ${signup.email}`}
        onClick={() => (isSure ? void remove() : setSure(true))}
      >
        {isSure ? 'Delete for good' : 'Delete'}
      </Button>
    </li>
  );
}
