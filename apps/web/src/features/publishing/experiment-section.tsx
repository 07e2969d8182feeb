import { buttonClass, cx } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { pagesQuery } from '../../api/pages.ts';
import { experimentQuery } from '../../api/publishing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { ExperimentForm } from './experiment-form.tsx';
import { ExperimentReadout } from './experiment-readout.tsx';

interface ExperimentSectionProps {
  readonly uid: string;
  readonly projectId: string;
  readonly pageId: string;
}

/** Two pages under one address: the plan, what was counted, and the verdict when it is over. */
export function ExperimentSection({ uid, projectId, pageId }: ExperimentSectionProps) {
  const { data: experiment, error, isFetching, refetch } = useQuery(experimentQuery(pageId));
  const { data: list } = useQuery(pagesQuery(uid, projectId));
  const pages = list?.pages ?? [];
  const others = pages.filter(({ id }) => id !== pageId);
  const isRunning = experiment?.verdict.state === 'running';
  return (
    <section aria-labelledby="experiment-title" className="grid min-w-0 gap-4">
      <h2 id="experiment-title" className="text-xl">
        Experiment
      </h2>
      {error && experiment === undefined ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {experiment ? (
        <ExperimentReadout
          experiment={experiment}
          projectId={projectId}
          nameOf={(id) => pages.find((page) => page.id === id)?.name ?? 'a deleted page'}
        />
      ) : null}
      {experiment === undefined || isRunning ? null : others.length === 0 ? (
        <p className="max-w-[65ch] text-ink-soft">
          With a second page in this project you can show each visitor one of the two and count which is
          better.
        </p>
      ) : (
        <details className="group border-t border-line pt-4">
          <summary className={cx(buttonClass({ size: 'sm' }), 'group-open:bg-wash')}>
            {experiment === null ? 'Compare this page with another' : 'Compare again'}
          </summary>
          <ExperimentForm pageId={pageId} others={others} />
        </details>
      )}
    </section>
  );
}
