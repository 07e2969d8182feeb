import { type Page, readPage } from '@slipway/page';
import { Button, Spinner } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { versionQuery } from '../../../api/pages.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { PageFrame } from '../../pages/page-frame.tsx';
import { usePage, useStore } from '../state/use-editor.ts';
import { comparePages } from './compare-pages.ts';

interface VersionDiffProps {
  readonly uid: string;
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** The version and the page of now side by side, with what differs framed in both, and a list of it in words. */
export function VersionDiff({ uid, id, version, onClose }: VersionDiffProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const store = useStore();
  const now = usePage();
  const { data, error, isFetching, refetch } = useQuery(versionQuery(uid, id, version));
  const then = useMemo(() => (data === undefined ? null : readPage(data.document).page), [data]);
  useEffect(() => dialog.current?.showModal(), []);
  function bringBack(page: Page): void {
    store.run({ type: 'replacePage', page });
    store.say('Version brought back. Undo returns to the page of before.');
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Compare versions"
      onClose={onClose}
      className="editor-diff bg-sheet text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4">
        <h2 className="text-lg">{data?.name ?? 'Version'}</h2>
        <div className="flex gap-2">
          {then === null ? null : (
            <Button size="sm" tone="hull" onClick={() => bringBack(then)}>
              Bring this version back
            </Button>
          )}
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {error ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {then === null && !error ? <Spinner label="Loading the version" /> : null}
      {then === null ? null : <SideBySide then={then} now={now} />}
    </dialog>
  );
}

function SideBySide({ then, now }: { readonly then: Page; readonly now: Page }) {
  const { changes, changedThen, changedNow } = useMemo(() => comparePages(then, now), [then, now]);
  return (
    <>
      <div className="p-4 text-sm">
        {changes.length === 0 ? <p>The page is as it was.</p> : null}
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      <div className="editor-diff-pages">
        <Side label="This version" page={then} marked={changedThen} />
        <Side label="Now" page={now} marked={changedNow} />
      </div>
    </>
  );
}

const marginAbove = 24;

/** On a phone a page of 1280 px would be a picture of one. */
const isWide = () => window.matchMedia('(min-width: 1024px)').matches;

interface SideProps {
  readonly label: string;
  readonly page: Page;
  readonly marked: ReadonlySet<string>;
}

function Side({ label, page, marked }: SideProps) {
  function mark(document: Document): void {
    for (const id of marked) document.getElementById(id)?.setAttribute('data-changed', '');
    const view = document.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
    if (view === null) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync('[data-changed]{outline:3px solid var(--link);outline-offset:5px}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
    // What differs is what one came to see.
    const first = document.querySelector('[data-changed]');
    if (first !== null) view.scrollTo(0, view.scrollY + first.getBoundingClientRect().top - marginAbove);
  }
  return (
    <figure className="flex min-h-0 min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-medium">{label}</figcaption>
      <div className="min-h-0 flex-1 border border-line">
        <PageFrame page={page} title={label} width={isWide() ? 1280 : 390} onReady={mark} />
      </div>
    </figure>
  );
}
