import { type AnyEngine, engineVersion } from '@slipway/tools';
import { Blueprint, Button, FigLabel } from '@slipway/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { Run, ToolSample } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import type { Edits } from './run/list-edits.ts';
import type { RunState } from './run/run-state.ts';
import { StageList } from './run/stage-list.tsx';
import { SampleSheet } from './sheet/sample-sheet.tsx';
import { hasReport, SavedSheet } from './sheet/saved-sheet.tsx';
import { SheetSkeleton } from './sheet/sheet-skeleton.tsx';
import type { DrawExport, DrawShare, DrawSheet } from './sheet/sheet-slot.ts';

interface ResultAreaProps {
  readonly engine: AnyEngine;
  readonly uid: string | null;
  readonly state: RunState;
  /** The run in the address; null when there is none. */
  readonly saved: UseQueryResult<Run> | null;
  /** The same run at its newest version, which knows them all. */
  readonly newest: Run | null;
  /** What was changed in the brief since the run was made. */
  readonly changed: 'idea' | 'answers' | null;
  /** What of it can be kept in the result at no cost. */
  readonly edits: Edits | null;
  /** It is being looked for what belongs here. */
  readonly isWaiting: boolean;
  /** The person's own brief stands beside it, which the sample is not about. */
  readonly isOwn: boolean;
  readonly sample: UseQueryResult<ToolSample>;
  readonly drawSheet: DrawSheet;
  readonly price: string | null;
  readonly onRerun: (field: string, answer: string) => void;
  readonly onLoadSample: () => void;
  readonly onEdit: (field: string) => void;
  readonly onVersion: (version: number | null) => void;
  readonly onRevert: () => void;
  readonly onDeleted: () => void;
  readonly onDownload: (work: () => void) => void;
  readonly drawExport: DrawExport;
  readonly drawShare: DrawShare;
}

/** The right half of the screen, in each of its states. Typing in the brief does not draw it anew. */
export const ResultArea = memo(function ResultArea(props: ResultAreaProps) {
  const { engine, uid, state, saved, newest, sample, drawSheet } = props;
  const [wantsSample, setWantsSample] = useState(false);
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
        {props.changed !== null && props.edits === null && hasReport(run) ? (
          <OlderNote changed={props.changed} onRevert={props.onRevert} />
        ) : null}
        {hasReport(run) ? (
          <SavedSheet
            engine={engine}
            uid={uid}
            run={run}
            drawSheet={drawSheet}
            edits={props.edits}
            onRevert={props.onRevert}
            price={props.price}
            onRerun={props.onRerun}
            onEdit={props.onEdit}
            onVersion={props.onVersion}
            onDeleted={props.onDeleted}
            onDownload={props.onDownload}
            drawExport={props.drawExport}
            drawShare={props.drawShare}
          />
        ) : (
          <NoResult words={run.error?.message ?? ''} />
        )}
      </div>
    );
  }
  if (props.isWaiting) return <SheetSkeleton label="Loading the result" />;
  if (props.isOwn && !wantsSample) return <NoSheetYet onSample={() => setWantsSample(true)} />;
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

interface OlderNoteProps {
  readonly changed: 'idea' | 'answers';
  readonly onRevert: () => void;
}

function OlderNote({ changed, onRevert }: OlderNoteProps) {
  const isIdea = changed === 'idea';
  return (
    <p
      role="note"
      className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-yellow bg-wash px-4 py-2.5 text-sm"
    >
      <span className="grow basis-72">
        {isIdea
          ? 'This sheet was made from your earlier text. Run it again to judge the new one.'
          : 'This sheet was made before you changed the brief. Run it again to see the difference.'}
      </span>
      <Button size="sm" onClick={onRevert}>
        {isIdea ? 'Back to the earlier text' : 'Undo the changes'}
      </Button>
    </p>
  );
}

function NoSheetYet({ onSample }: { readonly onSample: () => void }) {
  return (
    <Blueprint className="grid min-h-80 content-center justify-items-start gap-2 border border-line px-6 py-10 sm:px-10">
      <FigLabel>Nothing on the sheet</FigLabel>
      <p className="max-w-[48ch] text-lg">No sheet for this brief yet.</p>
      <p className="max-w-[48ch] text-ink-soft">Run it, and the result comes here.</p>
      <Button size="sm" className="mt-2" onClick={onSample}>
        Show the sample
      </Button>
    </Blueprint>
  );
}

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
