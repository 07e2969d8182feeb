import './tools.css';
import { AppError } from '@slipway/core';
import type { AnyEngine, Assumptions } from '@slipway/tools';
import { useQuery } from '@tanstack/react-query';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { creditsQuery } from '../../api/credits.ts';
import { useOpenProject } from '../../api/open-project.ts';
import { recordQuery, runQuery, sampleQuery, versionQuery } from '../../api/tools.ts';
import { ideaToolPath } from '../../lib/carried-idea.ts';
import { prepareToasts } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { useStable } from '../../lib/use-stable.ts';
import { hasOwn, textOf, toAnswers } from './brief/brief.ts';
import { BriefForm } from './brief/brief-form.tsx';
import { forgetLastRun } from './brief/stored-brief.ts';
import { useBrief } from './brief/use-brief.ts';
import { CompareScreen, type LoadCompare } from './compare/compare-screen.tsx';
import { parseCompared } from './compare/compared-runs.ts';
import { HistoryDrawer } from './history/history-drawer.tsx';
import { RecordStrip } from './record-strip.tsx';
import { ResultArea } from './result-area.tsx';
import { asTyped } from './run/as-typed.ts';
import { isRereading } from './run/is-rereading.ts';
import { listEdits } from './run/list-edits.ts';
import { dropProposed, listProposed } from './run/proposed.ts';
import { creditWords, RunBar, type RunOffer } from './run/run-bar.tsx';
import { useArrival } from './run/use-arrival.ts';
import { useReturn } from './run/use-return.ts';
import { useRun } from './run/use-run.ts';
import { useWishedRun } from './run/use-wished-run.ts';
import type { DrawExport, DrawShare, DrawSheet } from './sheet/sheet-slot.ts';
import { ToolHeader } from './tool-header.tsx';
import { useFold } from './use-fold.ts';
import { sampleId, useToolProject } from './use-tool-project.ts';
import { ImportFile } from './worker/import-file.tsx';
import { OpenSpreadsheet } from './worker/open-spreadsheet.tsx';

interface ToolScreenProps {
  readonly engine: AnyEngine;
  readonly who: { readonly uid: string | null; readonly signedOut: boolean };
  readonly drawSheet: DrawSheet;
  readonly loadCompare?: LoadCompare | undefined;
  /** Where a run that was begun is followed, if not here. */
  readonly resultAt?: ((run: string) => string) | undefined;
  /** The tool reads files that no form could hold. */
  readonly canImport: boolean;
  readonly offer: RunOffer;
  /** Runs the work where the person may download. */
  readonly onDownload: (work: () => void) => void;
  readonly drawExport: DrawExport;
  readonly drawShare: DrawShare;
  readonly onSessionLost: () => void;
}

/** Any tool: brief, result, versions, history. What is on the sheet stands in the address. */
export function ToolScreen({
  engine,
  who,
  drawSheet,
  loadCompare,
  resultAt,
  canImport,
  offer,
  onDownload,
  drawExport,
  drawShare,
  onSessionLost,
}: ToolScreenProps) {
  const { meta } = engine;
  const { uid, signedOut } = who;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { pathname, search: query, state: cameWith } = useLocation();
  const isFresh = cameWith !== null && 'left' in Object(cameWith);
  const askedProject = search.get('project');
  const takesIdea = engine.fields.some(({ name }) => name === 'idea');
  const left: unknown = Reflect.get(Object(cameWith), 'left');
  const sheet = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ readonly name: string } | null>(null);
  const [assumed, setAssumed] = useState<Assumptions>({});
  const runId = search.get('run');
  const version = Number(search.get('version') ?? 0);
  const compared = parseCompared(search.get('compare'));
  useEffect(prepareToasts, []);

  const run = useRun({
    uid,
    toolId: meta.id,
    onAccepted: (id) => {
      setAssumed({});
      if (id === runId) return;
      brief.handOver(id);
      if (resultAt) void navigate(resultAt(id));
      else setSearch({ run: id });
    },
  });
  const isUnderway = run.state.phase === 'underway';
  // The button answers the press at once; the sheet before goes when there is time.
  const shownState = useDeferredValue(run.state);
  useArrival(sheet, run.state);
  const open = useOpenProject(uid);
  const isFetched = uid !== null && runId !== null && !isUnderway;
  const saved = useQuery({ ...runQuery(uid ?? '', runId ?? ''), enabled: isFetched });
  const older = useQuery({
    ...versionQuery(uid ?? '', runId ?? '', version),
    enabled: isFetched && version > 0,
  });
  const inSample = uid !== null && (askedProject ?? open.id) === sampleId;
  const sample = useQuery({ ...sampleQuery(meta.id, inSample), enabled: runId === null || signedOut });
  const credits = useQuery({ ...creditsQuery(uid ?? ''), enabled: uid !== null });
  const shownRun = runId === null || saved.data?.id !== runId ? null : saved.data;
  const proposed = useMemo(() => listProposed(engine, shownRun), [engine, shownRun]);
  const filled = useMemo(
    () => (shownRun === null ? null : { ...shownRun, input: { ...shownRun.input, ...proposed } }),
    [shownRun, proposed],
  );
  const projectId = useToolProject({
    uid,
    toolId: meta.id,
    asked: askedProject,
    ofRun: shownRun?.projectId ?? null,
    isNew: isFresh,
    takesIdea,
    open: open.id,
  });
  const record = useQuery({
    ...recordQuery(uid ?? '', projectId),
    enabled: uid !== null && projectId !== null,
  });
  useSessionLost(saved.error ?? record.error, onSessionLost);

  const pickUp = useEffectEvent((id: string) => run.follow(id));
  const hasEndedHere = run.state.phase === 'failed' && run.state.id === runId;
  const isRunningElsewhere = shownRun?.status === 'running' && !isUnderway && !hasEndedHere;
  useEffect(() => {
    if (isRunningElsewhere && runId !== null) pickUp(runId);
  }, [isRunningElsewhere, runId]);
  const leaveRun = useEffectEvent(() => {
    if (run.state.phase === 'failed' || (run.state.phase === 'done' && run.state.run.id !== runId))
      run.forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result on screen ends what was said about the last run
  useEffect(() => leaveRun(), [runId]);

  const brief = useBrief({
    engine,
    uid,
    toolId: meta.id,
    projectId,
    runId: uid === null ? null : runId,
    runInput: filled?.input ?? null,
    record: projectId === null ? null : (record.data?.slots ?? null),
    isLearnt: shownRun?.status === 'done' && shownRun.report?.asksBack !== true,
    leftIdea: typeof left === 'string' ? left : null,
    takesCarried: runId === null,
    isSettled: uid === null ? runId === null || signedOut : runId !== null || open.isSettled,
  });
  const isReturning = useReturn({
    uid: compared.length > 0 ? null : uid,
    toolId: meta.id,
    projectId,
    runId,
    isNew: isFresh,
    isOwn: hasOwn(brief.brief, ['typed']),
    hasRun: run.state.phase !== 'idle',
    lostRun: saved.error instanceof AppError && saved.error.code === 'run/not-found' ? runId : null,
    onRun: (id) => setSearch(id === null ? {} : { run: id }, { replace: true }),
  });

  const onLoadSample = useStable(brief.loadSample);
  const onImported = useStable((input: Readonly<Record<string, unknown>>, clears: readonly string[] = []) => {
    // A long table is drawn in slices, so that the page goes on meanwhile.
    startTransition(() => {
      for (const name of clears) brief.set(name, '');
      for (const [name, answer] of Object.entries(toAnswers(engine.fields, input))) brief.set(name, answer);
    });
  });
  const onRevert = useStable(brief.revert);
  const onDeleted = useStable(() => {
    forgetLastRun({ uid, toolId: meta.id, projectId });
    setSearch({}, { replace: true, state: { left: shownRun?.input.idea ?? null } });
  });
  const onFiles = useStable(onDownload);
  const onExport = useStable(drawExport);
  const onShare = useStable(drawShare);
  const onVersion = useStable((next: number | null) =>
    setSearch({ run: runId ?? '', ...(next === null ? {} : { version: String(next) }) }),
  );

  function submit(): void {
    const input = brief.submit();
    if (input === null) return;
    if (signedOut) run.refuse('tool/signed-out');
    else
      run.start(
        {
          ...dropProposed(input, proposed),
          ...(Object.keys(assumed).length > 0 && { assumptions: assumed }),
        },
        projectId,
        brief.listUntouched(),
      );
  }
  const isCarried =
    pathname === ideaToolPath && uid !== null && runId === null && hasOwn(brief.brief, ['typed']);
  useWishedRun(isCarried ? textOf(brief.brief.answers.idea) : null, submit);
  /** An answer to what the sheet asks goes into the form; to words that are there it adds. */
  const onRerun = useStable((field: string, words: string) => {
    const answer = asTyped(
      engine.fields.find(({ name }) => name === field),
      words,
    );
    const said = brief.brief.answers[field];
    const isAdded = field === 'idea' && typeof said === 'string' && said.trim() !== '';
    brief.set(field, isAdded ? `${said.trim()}\n${answer}` : answer);
    submit();
  });
  // Only the newest version is edited: it is what the brief is compared with. A sheet that only asks is run again.
  const edited = isUnderway || version > 0 || shownRun?.report?.asksBack === true ? null : filled;
  const edits = useMemo(
    () => (edited === null ? null : listEdits(engine, edited, brief.brief)),
    [engine, edited, brief.brief],
  );
  const isFree = useMemo(
    () => filled !== null && filled.freeReruns > 0 && isRereading(engine, filled, brief.brief),
    [engine, filled, brief.brief],
  );
  const lostSession =
    run.state.phase === 'failed' && run.state.error.code === 'tool/signed-out' && uid !== null;
  const tellLost = useEffectEvent(onSessionLost);
  useEffect(() => {
    if (lostSession) tellLost();
  }, [lostSession]);

  const hasSheet = !isUnderway && shownRun?.report != null && shownRun.report.asksBack !== true;
  const fold = useFold({
    runId,
    hasSheet,
    isChanged: brief.changed !== null,
    refusals: brief.refusals,
    sheet,
  });

  const onEdit = useStable((name: string) => {
    fold.keepOpen();
    setAsked({ name });
  });

  return (
    <div className="container-page tool-page pt-3 pb-16 sm:pt-5">
      <ToolHeader
        tool={meta}
        fresh={
          runId === null && compared.length === 0
            ? null
            : { left: shownRun?.input.idea ?? null, label: takesIdea ? 'New idea' : 'New brief' }
        }
        history={
          uid === null ? null : (
            <HistoryDrawer uid={uid} tool={meta} current={runId} onSessionLost={onSessionLost} />
          )
        }
      />
      {uid !== null && compared.length > 0 ? (
        <CompareScreen
          uid={uid}
          tool={meta}
          wanted={compared}
          drawSheet={drawSheet}
          drawExport={drawExport}
          loadCompare={loadCompare}
        />
      ) : (
        <div className="tool-grid" data-folded={fold.isFolded ? '' : undefined}>
          <RecordStrip
            engine={engine}
            project={projectId === null || open.project?.id !== projectId ? null : open.project}
            record={record.data?.slots ?? null}
            fold={hasSheet ? fold : null}
          />
          <BriefForm
            engine={engine}
            handle={brief}
            isFolded={fold.isFolded}
            onUse={fold.keepOpen}
            asked={asked}
            locked={isUnderway}
            onSubmit={submit}
          >
            {canImport ? (
              <ImportFile key={brief.turns} toolId={meta.id} locked={isUnderway} onImported={onImported} />
            ) : null}
            <RunBar
              tool={meta}
              isAgain={shownRun !== null}
              state={run.state}
              signedOut={signedOut}
              purse={credits.data ?? null}
              isFree={isFree}
              offer={offer}
              here={pathname + query}
              onLeave={brief.keep}
              onCancel={run.cancel}
            />
            <OpenSpreadsheet
              toolId={meta.id}
              locked={isUnderway}
              assumed={assumed}
              onOpened={onImported}
              onAssume={setAssumed}
            />
          </BriefForm>
          <div ref={sheet} tabIndex={-1} className="-scroll-mt-7 outline-none">
            <ResultArea
              engine={engine}
              uid={uid}
              state={shownState}
              saved={runId === null || signedOut ? null : version > 0 ? older : saved}
              newest={shownRun}
              changed={isUnderway ? null : brief.changed}
              edits={edits}
              isWaiting={isReturning}
              isOwn={hasOwn(brief.brief, ['typed', 'record'])}
              sample={sample}
              drawSheet={drawSheet}
              price={credits.data?.unlimited ? null : creditWords(meta.cost)}
              onRerun={onRerun}
              onLoadSample={onLoadSample}
              onEdit={onEdit}
              onVersion={onVersion}
              onRevert={onRevert}
              onDeleted={onDeleted}
              onDownload={onFiles}
              drawExport={onExport}
              drawShare={onShare}
            />
          </div>
        </div>
      )}
    </div>
  );
}
