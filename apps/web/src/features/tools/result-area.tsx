import { type AnyEngine, engineVersion } from '@slipway/tools';
import { Blueprint, FigLabel } from '@slipway/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import type { Run, ToolSample } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import type { RunState } from './run/run-state.ts';
import { StageList } from './run/stage-list.tsx';
import { SampleSheet } from './sheet/sample-sheet.tsx';
import { hasReport, SavedSheet } from './sheet/saved-sheet.tsx';
import { SheetSkeleton } from './sheet/sheet-skeleton.tsx';
import type { DrawSheet } from './sheet/sheet-slot.ts';

export interface ResultAreaProps {
  readonly engine: AnyEngine;
  readonly uid: string | null;
  readonly state: RunState;
  /** The run in the address; null when there is none. */
  readonly saved: UseQueryResult<Run> | null;
  /** The same run at its newest version, which knows them all. */
  readonly newest: Run | null;
  readonly sample: UseQueryResult<ToolSample>;
  readonly drawSheet: DrawSheet;
  readonly price: string | null;
  readonly onRerun: (field: string, answer: string) => void;
  readonly onLoadSample: () => void;
  readonly onVersion: (version: number | null) => void;
  readonly onDeleted: () => void;
}

/** The right half of the screen, in each of its states. Typing in the brief does not draw it anew. */
export const ResultArea = memo(function ResultArea(props: ResultAreaProps) {
  const { engine, uid, state, saved, newest, sample, drawSheet } = props;
  if (state.phase === 'underway') {
    return (
      <div className="grid gap-3">
        <StageList stages={state.stages} />
        {state.report === null ? (
          <SheetSkeleton label="Your result is being computed" />
        ) : (
          drawSheet({ report: state.report, engine: `slipway ${engineVersion}` })
        )}
      </div>
    );
  }
  if (saved !== null) {
    if (saved.error && !saved.data)
      return <LoadProblem error={saved.error} busy={saved.isFetching} onRetry={() => void saved.refetch()} />;
    if (!saved.data || uid === null) return <SheetSkeleton label="Loading the result" />;
    const run = { ...saved.data, versions: newest?.versions ?? saved.data.versions };
    return (
      <div className="grid gap-3">
        {run.error && hasReport(run) ? (
          <p role="note" className="border-l-2 border-yellow bg-wash px-4 py-2.5 text-sm">
            {run.error.message}
          </p>
        ) : null}
        {hasReport(run) ? (
          <SavedSheet
            engine={engine}
            uid={uid}
            run={run}
            drawSheet={drawSheet}
            price={props.price}
            onRerun={props.onRerun}
            onVersion={props.onVersion}
            onDeleted={props.onDeleted}
          />
        ) : (
          <NoResult words={run.error?.message ?? ''} />
        )}
      </div>
    );
  }
  if (sample.data)
    return (
      <SampleSheet engine={engine} sample={sample.data} drawSheet={drawSheet} onLoad={props.onLoadSample} />
    );
  if (sample.error)
    return (
      <LoadProblem error={sample.error} busy={sample.isFetching} onRetry={() => void sample.refetch()} />
    );
  return <SheetSkeleton label="Loading a sample result" />;
});

function NoResult({ words }: { readonly words: string }) {
  return (
    <Blueprint className="grid min-h-80 content-center gap-2 border border-line px-6 py-10 sm:px-10">
      <FigLabel>Nothing on the sheet</FigLabel>
      <p className="max-w-[48ch] text-lg">{words}</p>
      <p className="max-w-[48ch] text-ink-soft">
        The brief it was run with is still here. Change it, or run it again.
      </p>
    </Blueprint>
  );
}
