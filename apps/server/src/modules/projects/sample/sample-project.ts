import type {
  ProjectCard,
  ProjectEvent,
  ProjectNote,
  ProjectRecord,
  Run as RunAnswer,
  Task,
} from '@slipway/contracts';
import {
  type CompanyRecord,
  emptyRecord,
  isSameIdea,
  mergeFacts,
  mergeReading,
  mergeRecord,
  type Step,
} from '@slipway/record';
import { digestOf, type Report } from '@slipway/report';
import { type AnyInput, bareAround, listLearnt, readInput, type ToolResult } from '@slipway/tools';
import { listRead } from '@slipway/tools/idea';
import type { Deps } from '../../../deps.ts';
import { readFactFields } from '../../record/fact-fields.ts';
import { showFacts } from '../../record/show-facts.ts';
import { figuresOf } from '../../tools/around/list-results.ts';
import { engineName } from '../../tools/engine-name.ts';
import type { Tool } from '../../tools/toolbox.ts';
import { type MeasuredResult, makeCard } from '../card/make-card.ts';
import { sampleId } from '../project-id.ts';
import { sampleDecision, sampleExperiment, sampleInputs, sampleName } from './sample-words.ts';

export interface SampleProject {
  readonly card: ProjectCard;
  readonly record: ProjectRecord;
  readonly tasks: { open: Task[]; done: Task[] };
  readonly notes: { decisions: ProjectNote[]; experiments: ProjectNote[] };
  readonly timeline: { events: ProjectEvent[]; next: null };
  /** By tool. */
  readonly results: ReadonlyMap<string, SampleResult>;
}

/** As a tool's own sample is answered. */
type SampleResult = Pick<RunAnswer, 'input' | 'basis' | 'engine' | 'toolVersion'> & {
  readonly report: Report;
};

type SampleDeps = Pick<Deps, 'tools' | 'library' | 'clock'>;
const dayMs = 24 * 60 * 60_000;

/**
 * One company that every tool has as its sample, put together when it is first asked for: nothing is stored, nothing is charged, and none
 * of it is anybody's. It never changes while the server runs.
 */
export function makeSampleProject(deps: SampleDeps): () => Promise<SampleProject> {
  let made: Promise<SampleProject> | null = null;
  return () => {
    made ??= build(deps).catch((error: unknown) => {
      // The next one to ask tries again.
      made = null;
      throw error;
    });
    return made;
  };
}

interface Run {
  readonly toolId: string;
  readonly toolVersion: number;
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
  readonly learnt: ReturnType<typeof listLearnt>;
}

async function build(deps: SampleDeps): Promise<SampleProject> {
  const at = new Date(deps.clock()).toISOString();
  const { runs, record } = await runAll(deps, at);
  const results = runs.map(
    (run): MeasuredResult => ({
      toolId: run.toolId,
      runId: null,
      title: run.report.title,
      at,
      version: 1,
      digest: digestOf(run.report),
    }),
  );
  const idea = record.idea?.value;
  const { card, step } = makeCard({
    project: {
      id: sampleId,
      name: sampleName,
      isSample: true,
      isArchived: false,
      createdAt: at,
      updatedAt: at,
    },
    idea: typeof idea === 'string' ? idea : null,
    results,
    built: new Set(deps.tools.catalogue.map(({ id }) => id)),
    failed: null,
    passedKey: null,
    openTasks: 1,
    disagreements: 0,
    taskOf: () => sampleTask,
  });
  return {
    card,
    record: { facts: showFacts(record, await readFactFields(deps), new Map()) },
    tasks: { open: [taskOf(step, deps.clock())], done: [] },
    notes: {
      decisions: [noteAt('decision', sampleDecision, at)],
      experiments: [noteAt('experiment', sampleExperiment, at)],
    },
    timeline: {
      events: [
        ...eventsOf(card, at),
        notedAt('decision', sampleDecision.text, at),
        notedAt('experiment', sampleExperiment.text, at),
      ],
      next: null,
    },
    results: new Map(
      runs.map(({ toolId, toolVersion, input, basis, report }) => [
        toolId,
        { input, basis, report, engine: engineName, toolVersion },
      ]),
    ),
  };
}

/** What these say rests on what the others found, so they come after them. */
const lastToolIds: readonly string[] = ['landing-page-generator', 'ai-pitch-generator'];

interface AllRuns {
  readonly runs: readonly Run[];
  readonly record: CompanyRecord;
}

async function runAll({ tools, library }: SampleDeps, at: string): Promise<AllRuns> {
  const bare = bareAround(await library(), at.slice(0, 10));
  const runs: Run[] = [];
  let record = emptyRecord;
  const idea = await findIdea(tools);
  const ids = tools.catalogue
    .map(({ id }) => id)
    .sort((a, b) => lastToolIds.indexOf(a) - lastToolIds.indexOf(b));
  for (const id of ids) {
    const tool = await tools.findTool(id);
    const given = tool && inputOf(id, tool.engine, idea);
    if (!tool || !given) continue;
    const { engine, gather } = tool;
    const isLast = lastToolIds.includes(id);
    const input = isLast ? withoutFound(given, record) : given;
    const results = runs.map((run) => resultOf(run, at));
    const basis = await gather(input, isLast ? { ...bare, record, results } : bare);
    const report = engine.run(input, basis);
    if (report.asksBack) continue;
    const toolVersion = engine.meta.version;
    const learnt = listLearnt(engine, { report, input, basis });
    const run = { toolId: id, toolVersion, input, basis, report, learnt };
    record = learn(record, run, at);
    runs.push(run);
  }
  const place = ({ toolId }: Run) => tools.catalogue.findIndex(({ id }) => id === toolId);
  return { runs: runs.toSorted((a, b) => place(a) - place(b)), record };
}

/** What a tool has worked out is not typed again beside it. */
function withoutFound(input: AnyInput, record: CompanyRecord): AnyInput {
  const isFound = (name: string) => Object.hasOwn(record, name) && record[name]?.provenance.kind === 'result';
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isFound(name)));
}

/** As a slide names the result it is drawn from: the sample's own runs are stored nowhere. */
function resultOf({ toolId, toolVersion, input, report }: Run, at: string): ToolResult {
  const figures = figuresOf(report);
  return { toolId, toolVersion, runId: sampleId, date: at.slice(0, 10), at, input, figures };
}

/** The one the score has as its sample; else the first that any tool has. */
async function findIdea(tools: SampleDeps['tools']): Promise<string | null> {
  const ids = tools.catalogue.map(({ id }) => id);
  for (const id of ['score-your-idea', ...ids]) {
    const idea = (await tools.findTool(id))?.engine.sample.idea;
    if (typeof idea === 'string') return idea;
  }
  return null;
}

/** What the sample company would fill in; null where the tool's own sample is another company. */
function inputOf(toolId: string, { sample, fields }: Tool['engine'], idea: string | null): AnyInput | null {
  const given = sampleInputs[toolId];
  if (given === undefined)
    return typeof sample.idea === 'string' && isSameIdea(sample.idea, idea) ? sample : null;
  const read = readInput(fields, given);
  return read.ok ? read.input : null;
}

function learn(known: CompanyRecord, { toolId, input, basis, learnt }: Run, at: string): CompanyRecord {
  const told = mergeReading(mergeRecord(known, toolId, input, at), listRead(basis), at);
  return mergeFacts(told, { toolId, runId: `${sampleId}-${toolId}`, input, at }, learnt);
}

const sampleTask = `${sampleId}-task`;

function taskOf({ text, why, test, threshold, tries, passes, dueDays }: Step, now: number): Task {
  return {
    id: sampleTask,
    projectId: sampleId,
    text,
    why,
    test,
    threshold,
    tries,
    passes,
    due: new Date(now + dueDays * dayMs).toISOString().slice(0, 10),
    owner: null,
    isStep: true,
    createdAt: new Date(now).toISOString(),
    doneAt: null,
    outcome: null,
  };
}

type Words = Pick<ProjectNote, 'text' | 'why' | 'outcome'>;

function noteAt(kind: ProjectNote['kind'], words: Words, at: string): ProjectNote {
  return {
    id: `${sampleId}-${kind}`,
    projectId: sampleId,
    kind,
    ...words,
    createdAt: at,
    updatedAt: at,
  };
}

function eventsOf({ results }: ProjectCard, at: string): ProjectEvent[] {
  return results.map(({ toolId, title, figure }) => ({
    kind: 'run',
    at,
    projectId: sampleId,
    text: title,
    toolId,
    runId: null,
    version: null,
    factId: null,
    itemId: null,
    figure,
  }));
}

function notedAt(kind: ProjectNote['kind'], text: string, at: string): ProjectEvent {
  return {
    kind,
    at,
    projectId: sampleId,
    text,
    toolId: null,
    runId: null,
    version: null,
    factId: null,
    itemId: `${sampleId}-${kind}`,
    figure: null,
  };
}
