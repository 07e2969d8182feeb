import './generator.css';
import { changeDesign, type Page, readPage } from '@slipway/page';
import type { AnyEngine } from '@slipway/tools';
import { chooseTheme, listClaims, ownColourOf } from '@slipway/tools/landing';
import { Button, buttonClass, FigLabel, Spinner } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type PageOut, pageQuery } from '../../api/pages.ts';
import { type Run, runQuery } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { draftsOf, pageOf, wordedOf } from './draft-of-run.ts';
import { LookForm } from './look-form.tsx';
import { NothingHere } from './nothing-here.tsx';
import { listRewrites, SectionRow } from './section-row.tsx';
import { usePageEdits } from './use-page-edits.ts';
import { firstWidth, WidthChoice } from './width-choice.tsx';

interface PreviewProps {
  readonly engine: AnyEngine;
  readonly uid: string;
  readonly pageId: string;
  /** The run it was written by; without one it is shown and cannot be written anew. */
  readonly runId: string | null;
  /** Publish, export: of another feature. */
  readonly actions: (pageId: string) => ReactNode;
  readonly onSessionLost: () => void;
}

/** The kept page at three widths, what each claim rests on, and what else it could say. */
export function PreviewScreen(props: PreviewProps) {
  const { uid, pageId, runId, onSessionLost } = props;
  const kept = useQuery(pageQuery(uid, pageId));
  const run = useQuery({ ...runQuery(uid, runId ?? ''), enabled: runId !== null });
  useSessionLost(kept.error ?? run.error, onSessionLost);
  const read = useMemo(() => (kept.data ? readPage(kept.data.document) : null), [kept.data]);
  const isWaiting = runId !== null && run.isPending && !run.error;
  return (
    <div className="container-page grid gap-5 pt-6 pb-16">
      {kept.error && !kept.data ? (
        <>
          <h1 className="text-3xl">Page</h1>
          <LoadProblem error={kept.error} busy={kept.isFetching} onRetry={() => void kept.refetch()} />
        </>
      ) : kept.data === undefined || read === null || isWaiting ? (
        <Spinner label="Fetching the page" />
      ) : read.page === null ? (
        <>
          <h1 className="text-3xl">Preview</h1>
          <NothingHere to="/describe" label="Describe a page">
            {read.problem}
          </NothingHere>
        </>
      ) : (
        <Preview key={kept.data.id} {...props} kept={kept.data} first={read.page} run={run.data ?? null} />
      )}
    </div>
  );
}

interface KeptProps extends PreviewProps {
  readonly kept: PageOut;
  readonly first: Page;
  readonly run: Run | null;
}

function Preview({ engine, kept, first: opened, run, runId, actions }: KeptProps) {
  const edits = usePageEdits(kept.id, opened, kept.revision);
  const { page } = edits;
  const [width, setWidth] = useState<number>(firstWidth);
  const input = run?.input ?? {};
  const first = typeof input.tone === 'string' ? input.tone : '';
  // The tone each step was written in, so that a step back shows its own.
  const [tones] = useState(() => new WeakMap([[opened, first]]));
  const tone = tones.get(page) ?? first;
  const perform = (command: Parameters<typeof edits.perform>[0], inTone = tone) =>
    tones.set(edits.perform(command), inTone);
  const draft = useMemo(
    () => (run === null ? null : (draftsOf(engine, run, tone === first ? {} : { tone })[0] ?? null)),
    [engine, run, tone, first],
  );
  const written = useMemo(() => {
    if (draft === null || run === null) return null;
    const worded = tone === first ? wordedOf(draft, run) : draft;
    return { first: pageOf(draft, run), worded: pageOf(worded, run) };
  }, [draft, run, tone, first]);
  const claims = useMemo(
    () => (run === null ? [] : listClaims(byKind(page), run.input, page.title)),
    [run, page],
  );

  function changeTone(next: string): void {
    if (run === null) return;
    const [anew] = draftsOf(engine, run, { ...(next === '' ? {} : { tone: next }), design: page.design });
    if (anew) perform({ type: 'replacePage', page: pageOf(anew, run) }, next);
  }
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <FigLabel>Preview</FigLabel>
          <h1 className="mt-1 text-3xl">{kept.name}</h1>
          <p role="status" className="mt-1 text-sm text-ink-soft">
            {edits.isSaving ? 'Saving' : edits.problem ? 'Not saved' : 'Saved as a draft of your project'}
          </p>
        </div>
        <div className="no-print flex flex-wrap items-center gap-2">
          {runId === null ? null : (
            <Link to={`/describe?run=${encodeURIComponent(runId)}`} className={buttonClass({ size: 'sm' })}>
              Change the brief
            </Link>
          )}
          <Link
            to={`/editor/${encodeURIComponent(kept.id)}`}
            className={buttonClass({ size: 'sm', tone: 'hull' })}
          >
            Open in the editor
          </Link>
          {actions(kept.id)}
        </div>
      </header>
      {edits.problem ? (
        <LoadProblem error={edits.problem} busy={edits.isSaving} onRetry={edits.retry} />
      ) : null}
      <div className="preview-grid">
        <div className="grid min-w-0 gap-3">
          <WidthChoice px={width} onChange={setWidth} />
          <div className="preview-sheet" style={{ maxWidth: width }}>
            <PageFrame page={page} title={`Preview of ${kept.name}`} width={width} />
          </div>
        </div>
        <aside className="preview-side grid content-start gap-5" aria-label="What the page says">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-xl">Sections</h2>
            <div className="flex gap-2">
              <Button size="sm" disabled={!edits.canUndo} onClick={edits.undo}>
                Undo
              </Button>
              <Button size="sm" disabled={!edits.canRedo} onClick={edits.redo}>
                Redo
              </Button>
            </div>
          </div>
          <ol className="border-b border-line">
            {page.sections.map((section) => (
              <SectionRow
                key={section.id}
                section={section}
                claims={claims.filter((claim) => claim.section === section.kind)}
                rewrites={
                  draft === null || written === null ? [] : listRewrites(section, draft.others, written)
                }
                onRewrite={(data) => perform({ type: 'update', id: section.id, changes: { data } })}
              />
            ))}
          </ol>
          <LookForm
            page={page}
            tone={tone}
            onTone={draft === null ? null : changeTone}
            onDesign={(design) =>
              perform({
                type: 'replacePage',
                page: {
                  ...changeDesign(page, design),
                  theme:
                    design === 'board'
                      ? page.theme
                      : {
                          ...page.theme,
                          brand: chooseTheme(design, input, draft && ownColourOf(draft)).brand,
                        },
                },
              })
            }
          />
        </aside>
      </div>
    </>
  );
}

/** The sections by their kind, as claims are listed. */
function byKind(page: Page) {
  return Object.fromEntries(page.sections.map(({ kind, data }) => [kind, data]));
}
