import './generator.css';
import type { AppError } from '@slipway/core';
import type { Page } from '@slipway/page';
import { sectionNames } from '@slipway/tools/landing';
import { Button, FigLabel, Spinner } from '@slipway/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { PageFrame } from '../pages/page-frame.tsx';
import { useSteps } from './use-steps.ts';

interface GenerateScreenProps {
  /** Null until the words are there. */
  readonly page: Page | null;
  /** Ids of the sections that a model has worded so far. */
  readonly worded: ReadonlySet<string>;
  /** The run has ended and is paid for: the page can be kept. */
  readonly isReady: boolean;
  /** What is being done, where there is no page yet. */
  readonly stage: string;
  /** The brief it is written from. */
  readonly briefAt: string;
  /** Null once nothing can be stopped. */
  readonly onCancel: (() => void) | null;
  readonly save: (page: Page) => Promise<void>;
}

/** The page while it is put together and worded, section after section; then it is kept, and shown on its own. */
export function GenerateScreen({
  page,
  worded,
  isReady,
  stage,
  briefAt,
  onCancel,
  save,
}: GenerateScreenProps) {
  const shown = useSteps(page?.sections.length ?? 0);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [tries, setTries] = useState(0);
  const isWhole = page !== null && shown === page.sections.length;
  const keep = useEffectEvent(async () => {
    if (page === null) return;
    setProblem(null);
    try {
      await save(page);
    } catch (cause) {
      setProblem(cause as AppError);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason
  useEffect(() => {
    if (isWhole && isReady) void keep();
  }, [isWhole, isReady, tries]);
  function sayStage(): string {
    if (page === null) return stage;
    if (!isWhole) return 'Putting the sections together';
    return isReady ? 'Saving the page' : stage;
  }
  return (
    <div className="container-page grid gap-6 pt-6 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <FigLabel>Landing Page Generator</FigLabel>
          <h1 className="mt-1 text-3xl">{page?.title || 'Your page'}</h1>
        </div>
        <Link to={briefAt} className="text-link">
          Back to the brief
        </Link>
      </header>
      {problem ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-4 border-l-2 border-red bg-wash px-4 py-3 text-sm"
        >
          <p className="grow">{problem.message} The page is written and costs nothing more.</p>
          <Button size="sm" onClick={() => setTries(tries + 1)}>
            Save it again
          </Button>
        </div>
      ) : null}
      <div className="generate-grid">
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-3">
            {problem === null ? <Spinner size={18} label="" /> : null}
            <p role="status" className="grow">
              {sayStage()}
            </p>
            {onCancel === null ? null : (
              <Button size="sm" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </div>
          <ol className="grid gap-1.5">
            {page?.sections.map(({ id, kind }, at) => (
              <li key={id} className={at < shown ? 'text-ink' : 'text-ink-soft'}>
                <span aria-hidden="true" className="mr-2">
                  {at < shown ? '●' : '○'}
                </span>
                {sectionNames[kind]}
                {worded.has(id) ? <span className="text-sm text-ink-soft"> · a model’s words</span> : null}
              </li>
            ))}
          </ol>
        </div>
        <div className="generate-sheet" aria-busy={!isWhole}>
          {page === null || shown === 0 ? null : (
            <PageFrame
              page={{ ...page, sections: page.sections.slice(0, shown) }}
              title="Your page, being written"
              width={1280}
            />
          )}
        </div>
      </div>
    </div>
  );
}
