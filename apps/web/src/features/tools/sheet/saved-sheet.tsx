import { type AnyEngine, type AnyInput, openStored } from '@slipway/tools';
import { Button, buttonClass, cx } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import {
  changeRun,
  keepRun,
  type Run,
  type RunChange,
  refreshRuns,
  restoreVersion,
} from '../../../api/tools.ts';
import { notice } from '../../../lib/notice.ts';
import { toast } from '../../../lib/toast.ts';
import { useStable } from '../../../lib/use-stable.ts';
import type { Edits } from '../run/list-edits.ts';
import { asAppError } from '../run/run-state.ts';
import { ChangeBar } from './change-bar.tsx';
import { DeckSlot } from './deck-slot.tsx';
import { LearntFacts } from './learnt-facts.tsx';
import type { DrawExport, DrawShare, DrawSheet } from './sheet-slot.ts';
import { SheetTools } from './sheet-tools.tsx';
import { useMoved } from './use-moved.ts';
import { useWhatIf } from './use-what-if.ts';

const NameVoteDialog = lazy(() => import('./name-vote-dialog.tsx'));

const unfit = 'What this result was computed from no longer fits the tool.';

export type FinishedRun = Run & { readonly report: NonNullable<Run['report']> };

export function hasReport(run: Run): run is FinishedRun {
  return run.report !== null;
}

interface SavedSheetProps {
  readonly engine: AnyEngine;
  readonly uid: string;
  /** The version on screen, which need not be the newest. */
  readonly run: FinishedRun;
  readonly drawSheet: DrawSheet;
  /** What was edited in the brief and can be kept at no cost; null when nothing was. */
  readonly edits: Edits | null;
  readonly onRevert: () => void;
  /** Of a run with an answer filled in: "1 credit"; null where runs cost nothing. */
  readonly price: string | null;
  /** Runs the tool again, with an answer to what an unpaid sheet asks. */
  readonly onRerun: (field: string, answer: string) => void;
  readonly onEdit: (field: string) => void;
  readonly onVersion: (version: number | null) => void;
  readonly onDeleted: () => void;
  readonly onDownload: (work: () => void) => void;
  readonly drawExport: DrawExport;
  readonly drawShare: DrawShare;
}

/** A result that is kept: every change is tried here for nothing and becomes a version when it is worth it. */
export function SavedSheet(props: SavedSheetProps) {
  const { engine, uid, run, drawSheet, onVersion, onDeleted } = props;
  const cache = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  // The deck keeps its own steps: what is taken back here begins it anew.
  const [resets, setResets] = useState(0);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const opened = useMemo(
    () =>
      openStored(engine, {
        input: run.input as AnyInput,
        basis: run.basis,
        toolVersion: run.toolVersion ?? 0,
      }),
    [engine, run.input, run.basis, run.toolVersion],
  );
  const moved = useMoved(uid, run);
  const whatIf = useWhatIf(engine, {
    key: `${run.id}:${run.version}`,
    ...(opened.ok ? opened : { input: run.input, basis: run.basis }),
    report: run.report,
    patch: run.patch,
    edits: opened.ok ? props.edits : null,
  });

  const change = (what: RunChange): Promise<boolean> =>
    keep(
      () => changeRun(run.id, what),
      Boolean(what.assumptions || what.answers || what.edits || what.refresh),
    );
  const restore = (version: number): Promise<boolean> => keep(() => restoreVersion(run.id, version), true);

  async function keep(work: () => Promise<Run>, showsNewest: boolean): Promise<boolean> {
    setSaving(true);
    try {
      const changed = await work();
      keepRun(cache, uid, changed);
      void refreshRuns(cache, uid);
      if (showsNewest) onVersion(null);
      if (changed.version > run.version)
        notice({
          title: `Version ${changed.version} is saved`,
          description: `Version ${run.version} is kept under Versions.`,
          action: { label: `Show version ${run.version}`, onPress: () => onVersion(run.version) },
        });
      return true;
    } catch (cause) {
      toast.error(asAppError(cause).message);
      return false;
    } finally {
      setSaving(false);
    }
  }

  const why = opened.ok ? (whatIf.isBroken ? unfit : null) : opened.why;
  const all = { assumptions: whatIf.assumptions, ...(props.edits ? { edits: { ...props.edits } } : {}) };
  function reset(): void {
    whatIf.reset();
    setResets((before) => before + 1);
    if (props.edits) props.onRevert();
  }
  const isUnpaid = run.report.asksBack === true && run.cost === 0;
  const onAnswer = useStable((field: string, value: string) => {
    if (isUnpaid) props.onRerun(field, value);
    else void change({ answers: { [field]: value } });
  });
  const report = useMemo(
    () => (run.title === '' ? whatIf.report : { ...whatIf.report, title: run.title }),
    [whatIf.report, run.title],
  );

  return (
    <div className="grid gap-3">
      <SheetTools
        uid={uid}
        run={run}
        busy={isSaving}
        onChange={change}
        onVersion={onVersion}
        onRestore={(version) => void restore(version)}
        onDeleted={onDeleted}
        onDownload={props.onDownload}
        drawExport={props.drawExport}
        drawShare={props.drawShare}
      />
      <LearntFacts uid={uid} runId={run.id} projectId={run.projectId} />
      {isUnpaid ? (
        <p role="note" className="border-l-2 border-brass bg-wash px-4 py-2.5 text-sm">
          <strong>No credit used.</strong> Your answer runs it again
          {props.price === null ? '.' : `: ${props.price}, and only if there is a result.`}
        </p>
      ) : null}
      {why === null || isUnpaid ? null : (
        <p
          role={whatIf.isBroken ? 'status' : 'note'}
          className={cx(
            'no-print flex flex-wrap items-center gap-x-4 gap-y-2 text-sm',
            // An assumption far down was moved: what became of it stays in sight.
            whatIf.isBroken ? 'change-bar' : 'border-l-2 border-brass bg-wash px-4 py-2.5',
          )}
        >
          <span className="grow">{why} To change its assumptions, count it anew.</span>
          {whatIf.isBroken ? (
            <Button size="sm" onClick={reset}>
              Undo
            </Button>
          ) : null}
          <Button size="sm" busy={isSaving} onClick={() => void change(all)}>
            Count anew · free
          </Button>
        </p>
      )}
      {whatIf.isChanged && !whatIf.isBroken ? (
        <ChangeBar
          saved={run.report}
          now={whatIf.report}
          from="the saved version"
          saving={isSaving}
          onSave={() => void change(all)}
          onReset={reset}
        />
      ) : null}
      {drawSheet({
        report,
        madeAt: run.createdAt,
        engine: run.engine,
        version: run.version,
        ...(run.model ? { model: run.model.name } : {}),
        onAnswer,
        onAskFriends: setAsked,
        ...(opened.ok ? { onAssume: whatIf.assume, onEdit: props.onEdit } : {}),
      })}
      {opened.ok ? (
        <DeckSlot
          engine={engine}
          {...opened}
          report={whatIf.report}
          at={`${run.id}:${run.version}:${resets}`}
          moved={moved}
          onRefresh={isSaving ? undefined : () => void change({ refresh: true })}
          onAssume={whatIf.assume}
          share={props.drawShare({
            projectId: run.projectId,
            of: { kind: 'deck', id: run.id, version: run.version },
            className: buttonClass({ size: 'sm' }),
          })}
        />
      ) : null}
      {asked ? (
        <Suspense>
          <NameVoteDialog uid={uid} runId={run.id} shortlist={asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
