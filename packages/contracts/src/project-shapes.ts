import type { Unit } from '@slipway/core';
import { z } from 'zod';

const unit = z.custom<Unit>((value) => typeof value === 'string');

/** The number a result is known by: "Idea 60 (42–78)", "You can win $3.4M a year". */
export const keyFigure = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit,
  currency: z.exactOptional(z.string()),
  low: z.exactOptional(z.number()),
  high: z.exactOptional(z.number()),
  /** As a sheet writes it: "$3.4M a year". */
  text: z.string(),
});
export type KeyFigure = z.output<typeof keyFigure>;

export const project = z.object({
  /** `sample` for the sample project, which nobody owns and nothing is written to. */
  id: z.string(),
  name: z.string(),
  isSample: z.boolean(),
  isArchived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Project = z.output<typeof project>;

/** The latest result of one tool. */
const projectResult = z.object({
  toolId: z.string(),
  station: z.enum(['idea', 'numbers', 'name', 'page', 'pitch']),
  /** Null in the sample project: its results are at `GET /api/projects/sample/results/:tool`. */
  runId: z.string().nullable(),
  title: z.string(),
  /** "Test first. Customers talk, we read no payment." */
  headline: z.string(),
  /** Null where the answer is no number. */
  figure: keyFigure.nullable(),
  /** ISO. */
  at: z.string(),
  version: z.number(),
});
export type ProjectResult = z.output<typeof projectResult>;

/** How far customers have gone, and how much of that is proved. */
const evidenceDial = z.object({ points: z.number(), low: z.number(), high: z.number(), label: z.string() });

/** The single thing to do next. */
export const nextStep = z.object({
  /** The same as long as it is the same step. */
  key: z.string(),
  /**
   * `run`: open the tool. `answer`: open the result and answer `field`. `test`: try it on customers. `decide`: a test failed, and
   * going on as before is no longer one of the choices.
   */
  kind: z.enum(['run', 'answer', 'test', 'decide']),
  text: z.string(),
  why: z.string(),
  /** The cheapest test, and what counts as passed; fixed beforehand. */
  test: z.string().nullable(),
  threshold: z.string().nullable(),
  /** How many to try and how many of them must do it, where the test says so in numbers. */
  tries: z.number().nullable(),
  passes: z.number().nullable(),
  /** Days from now. */
  dueDays: z.number(),
  /** The tool to open. */
  toolId: z.string(),
  /** The result the step comes from. */
  runId: z.string().nullable(),
  /** Of `answer`: the field to fill in. */
  field: z.string().nullable(),
  /** 0 to 1 each: how far the thing in doubt moves the answer, and how well it is proved. */
  sensitivity: z.number(),
  evidence: z.number(),
  /** An open task made from this step. */
  taskId: z.string().nullable(),
});
export type NextStep = z.output<typeof nextStep>;

/** A project at a glance: a hull on its way. */
export const projectCard = project.extend({
  /** The founder's words; null while none were said. */
  idea: z.string().nullable(),
  figure: keyFigure.nullable(),
  evidence: evidenceDial.nullable(),
  /** What moves the answer most and is proved least: "Why now: not answered". Null while nothing is measured. */
  weakest: z.object({ label: z.string(), why: z.string() }).nullable(),
  step: nextStep,
  /** In the order of the stations, the latest of each tool. */
  results: z.array(projectResult),
  openTasks: z.number(),
  /** How many things do not agree; `GET …/agreement` has them. */
  disagreements: z.number(),
});
export type ProjectCard = z.output<typeof projectCard>;

export const factProvenance = z.union([
  z.object({ kind: z.literal('entered') }),
  /** Typed into the record itself. */
  z.object({ kind: z.literal('hand') }),
  z.object({ kind: z.literal('imported') }),
  /** `isUnsure`: the words leave a doubt. */
  z.object({ kind: z.literal('read'), quote: z.string(), isUnsure: z.exactOptional(z.literal(true)) }),
  z.object({
    kind: z.literal('result'),
    runId: z.string(),
    figure: z.string(),
    currency: z.exactOptional(z.string()),
  }),
  /** Found out by doing a task. */
  z.object({ kind: z.literal('task'), taskId: z.string() }),
  /** Found out with two published pages. */
  z.object({ kind: z.literal('experiment'), experimentId: z.string() }),
]);

const factGroups = [
  'idea',
  'reading',
  'customer',
  'problem',
  'price',
  'channel',
  'stage',
  'region',
  'team',
  'metrics',
  'rivals',
  'brand',
  'evidence',
] as const;

/** One fact of the record: its place in the typed list, and what is known. */
export const fact = z.object({
  id: z.string(),
  label: z.string(),
  group: z.enum(factGroups),
  /** How it is edited; `table` is edited in a tool. */
  kind: z.enum(['text', 'long-text', 'number', 'choice', 'list', 'table']),
  unit: unit.nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Tools that fill this in by themselves. */
  usedBy: z.array(z.string()),
  /** Null: not known. */
  value: z.unknown(),
  currency: z.string().nullable(),
  provenance: factProvenance.nullable(),
  /** ISO; null when not known. */
  at: z.string().nullable(),
  /** The tool whose run said or found it; null when it was typed into the record. */
  toolId: z.string().nullable(),
  /** How many times it was changed; the history has them. */
  changes: z.number(),
  canUndo: z.boolean(),
});
export type Fact = z.output<typeof fact>;

export const factChange = z.object({
  seq: z.number(),
  factId: z.string(),
  label: z.string(),
  /** Null: it was taken out. */
  value: z.unknown(),
  provenance: factProvenance.nullable(),
  toolId: z.string().nullable(),
  /** The change went back to what stood before. */
  isUndo: z.boolean(),
  /** Where it was typed: "Firefox on Linux"; null for what a run said. */
  device: z.string().nullable(),
  at: z.string(),
});
export type FactChange = z.output<typeof factChange>;

const outcome = z.object({
  tried: z.number(),
  did: z.number(),
  note: z.string().nullable(),
  /** Against the threshold; null where there was none. */
  passed: z.boolean().nullable(),
});

export const task = z.object({
  id: z.string(),
  projectId: z.string(),
  text: z.string(),
  why: z.string().nullable(),
  test: z.string().nullable(),
  threshold: z.string().nullable(),
  tries: z.number().nullable(),
  passes: z.number().nullable(),
  /** ISO day. */
  due: z.string().nullable(),
  owner: z.string().nullable(),
  /** Made from the next step. */
  isStep: z.boolean(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  outcome: outcome.nullable(),
});
export type Task = z.output<typeof task>;

export const note = z.object({
  id: z.string(),
  projectId: z.string(),
  kind: z.enum(['decision', 'experiment']),
  text: z.string(),
  why: z.string().nullable(),
  /** What came of it. */
  outcome: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProjectNote = z.output<typeof note>;

/** Something that happened in a project, newest first wherever they are listed. */
export const event = z.object({
  kind: z.enum(['run', 'version', 'fact', 'task', 'task-done', 'decision', 'experiment']),
  at: z.string(),
  projectId: z.string(),
  text: z.string(),
  toolId: z.string().nullable(),
  runId: z.string().nullable(),
  version: z.number().nullable(),
  factId: z.string().nullable(),
  /** Of a task or a note. */
  itemId: z.string().nullable(),
  figure: keyFigure.nullable(),
});
export type ProjectEvent = z.output<typeof event>;
