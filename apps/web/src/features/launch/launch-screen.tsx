import './launch.css';
import { AppError } from '@slipway/core';
import { buttonClass, FigLabel } from '@slipway/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { setCurrentProject } from '../../lib/current-project.ts';
import { linkTo } from '../../lib/link-to.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { ChooseTools } from './choose-tools.tsx';
import { IdeaFirst } from './idea-first.tsx';
import { LaunchStages } from './launch-stages.tsx';
import { useLaunch } from './use-launch.ts';

interface LaunchScreenProps {
  readonly uid: string;
  readonly projectId: string;
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

/** From one paragraph through several tools to a dossier. */
export function LaunchScreen(props: LaunchScreenProps) {
  return (
    <div className="container-page grid gap-8 pt-6 pb-16">
      <header>
        <FigLabel>
          <Link to={linkTo('/project/:id', { id: props.projectId })} className="text-link">
            Project
          </Link>
        </FigLabel>
        <h1 className="mt-1 text-3xl">Launch run</h1>
        <p className="mt-1 max-w-[68ch] text-ink-soft">
          Your paragraph goes through the tools one after another. Each reads what the ones before found, and
          at the end you have one dossier.
        </p>
      </header>
      {props.projectId === 'sample' ? <OfSample /> : <OwnLaunch {...props} />}
    </div>
  );
}

function OfSample() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch]">This is the sample project. A launch run needs an idea of your own.</p>
      <Link to="/dashboard#new-idea" className={buttonClass({ tone: 'signal' })}>
        Begin with your own idea
      </Link>
    </div>
  );
}

function OwnLaunch({ uid, projectId, onMissing, onSessionLost }: LaunchScreenProps) {
  const { plan, launch, isLost, busy, start, cancel, resume } = useLaunch(uid, projectId);
  /** The launch run that is put aside to choose anew. */
  const [left, setLeft] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = plan;
  useSessionLost(error, onSessionLost);
  const isMissing = error instanceof AppError && error.code === 'project/not-found';
  const sayMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) sayMissing();
  }, [isMissing]);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) setCurrentProject(uid, projectId);
  }, [uid, projectId, isHere]);
  const shown = launch !== null && launch.id !== left ? launch : null;
  return (
    <>
      {data?.idea ? (
        <section aria-labelledby="brief" className="launch-brief">
          <h2 id="brief" className="fig-label font-normal tracking-normal">
            The brief
          </h2>
          <p className="mt-1 max-w-[80ch]">{data.idea}</p>
          <p className="mt-1 text-sm">
            <Link
              to={`${linkTo('/project/:id', { id: projectId })}#record`}
              className="text-link text-ink-soft"
            >
              Change it or add facts
            </Link>
          </p>
        </section>
      ) : null}
      {error && !data && !isMissing ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        shown ? (
          <LaunchStages
            launch={shown}
            busy={busy}
            isLost={isLost}
            onCancel={() => void cancel(shown.id)}
            onResume={() => void resume(shown.id)}
            onChoose={() => {
              setLeft(shown.id);
              void refetch();
            }}
          />
        ) : data.idea === null ? (
          <IdeaFirst uid={uid} projectId={projectId} />
        ) : (
          <ChooseTools
            key={data.steps.map(({ isProposed }) => Number(isProposed)).join('')}
            projectId={projectId}
            plan={data}
            busy={busy}
            onStart={(tools) => void start(tools)}
          />
        )
      ) : error ? null : (
        <div role="status" aria-label="Loading the plan" className="grid gap-3">
          <span className="skeleton h-16" />
          <span className="skeleton h-80" />
        </div>
      )}
    </>
  );
}
