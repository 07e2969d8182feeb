import { z } from 'zod';
import { creditBalance } from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import { event, fact, factChange, nextStep, note, project, projectCard, task } from './project-shapes.ts';
import { text } from './text.ts';
import { runSummary, toolSample } from './tools.ts';

export type {
  Fact,
  FactChange,
  KeyFigure,
  NextStep,
  Project,
  ProjectCard,
  ProjectEvent,
  ProjectNote,
  ProjectResult,
  Task,
} from './project-shapes.ts';

const name = text('The name', { min: 1, max: 120 });
const optionalText = (label: string, max: number) => text(label, { max }).nullable().optional();
const day = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, { error: 'A day is written 2026-11-30.' });
const cursor = z.string().max(80).optional();
const count = (label: string) =>
  z
    .number({ error: `${label} must be a number.` })
    .int({ error: `${label} must be a whole number.` })
    .min(0)
    .max(10_000_000);

const taskChange = z.object({
  text: text('The task', { min: 1, max: 500 }).optional(),
  why: optionalText('The reason', 1000),
  test: optionalText('The test', 1000),
  threshold: optionalText('The threshold', 500),
  tries: count('How many to try').nullable().optional(),
  passes: count('How many must do it').nullable().optional(),
  due: day.nullable().optional(),
  owner: optionalText('The owner', 120),
});

const noteChange = z.object({
  text: text('The note', { min: 1, max: 2000 }).optional(),
  why: optionalText('The reason', 2000),
  outcome: optionalText('The outcome', 2000),
});

const record = z.object({
  /** In the order of the typed list; what is not known is there with `value: null`. */
  facts: z.array(fact),
});
export type ProjectRecord = z.output<typeof record>;

const dashboard = z.object({
  /** ISO time of the visit before this one; null on the first. */
  since: z.string().nullable(),
  /** The newest five that are not archived; the sample where it was not removed. */
  ideas: z.array(projectCard),
  /** Project → its name, for all that tasks and results here belong to. */
  names: z.record(z.string(), z.string()),
  /** How many there are, and how many were put away besides. */
  projects: z.number(),
  archived: z.number(),
  /** Open tasks of all projects, those due first; eight at most. */
  tasks: z.array(task),
  /** Null before the first grant and when a reset is due: `GET /api/credits` makes those. */
  credits: creditBalance.nullable(),
  /** Six at most, newest first; of a tool in a project only the newest. */
  recent: z.array(runSummary),
  /** Since the last visit, newest first; twenty at most. */
  changes: z.array(event),
});
export type Dashboard = z.output<typeof dashboard>;

const found = z.object({
  projects: z.array(project.pick({ id: true, name: true, isSample: true })),
  runs: z.array(runSummary),
  tasks: z.array(task.pick({ id: true, projectId: true, text: true })),
});
export type Found = z.output<typeof found>;

const notFound = ['project/not-found'] as const;
const writeErrors = ['project/not-found', 'project/sample', 'request/invalid', 'request/too-many'] as const;

export const projectEndpoints = [
  {
    /** Last used first, 50 a page. `current` is the one last opened or run in; null before there is one. */
    method: 'GET',
    path: '/api/projects',
    access: 'person',
    input: z.object({ before: cursor, archived: z.enum(['true', 'false']).optional() }),
    output: z.object({
      projects: z.array(project),
      current: project.nullable(),
      next: z.string().nullable(),
    }),
  },
  {
    /** With an idea, the record is filled from its reading. A repeated `Idempotency-Key` answers with the same project. */
    method: 'POST',
    path: '/api/projects',
    access: 'person',
    input: z.object({
      name: name.optional(),
      idea: text('The idea', { min: 1, max: 4000 }).optional(),
    }),
    output: project,
    errors: ['request/invalid', 'request/too-many'],
  },
  { method: 'GET', path: '/api/projects/:id', access: 'person', output: projectCard, errors: notFound },
  {
    /** `isOpen: true` makes it the current one. */
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'person',
    input: z.object({
      name: name.optional(),
      isArchived: z.boolean().optional(),
      isOpen: z.literal(true).optional(),
    }),
    output: project,
    errors: writeErrors,
  },
  {
    /** With its results, facts, tasks and notes. `sample`: it is not shown any more. */
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'person',
    output: z.object({ deleted: z.literal(true) }),
    errors: notFound,
  },
  { method: 'GET', path: '/api/projects/:id/record', access: 'person', output: record, errors: notFound },
  {
    /** By hand; null takes it out. The later edit wins, the earlier one is in the history. */
    method: 'PATCH',
    path: '/api/projects/:id/record/facts/:fact',
    access: 'person',
    input: z.object({ value: z.unknown() }),
    output: fact,
    errors: writeErrors,
  },
  {
    /** Back to what stood before; pressed again, to what stood before that. */
    method: 'POST',
    path: '/api/projects/:id/record/facts/:fact/undo',
    access: 'person',
    output: fact,
    errors: writeErrors,
  },
  {
    /** Newest first, 50 a page; `before` is a `seq`. */
    method: 'GET',
    path: '/api/projects/:id/record/facts/:fact/history',
    access: 'person',
    input: z.object({ before: cursor }),
    output: z.object({ changes: z.array(factChange), next: z.string().nullable() }),
    errors: notFound,
  },
  {
    /** Lines of "fact, value"; the fact by its id or its label. Lines that do not fit are named, the others are kept. */
    method: 'POST',
    path: '/api/projects/:id/record/import',
    access: 'person',
    input: z.object({ csv: text('The file', { min: 1, max: 50_000 }) }),
    output: z.object({
      facts: z.array(fact),
      refused: z.array(z.object({ line: z.number(), name: z.string(), problem: z.string() })),
    }),
    errors: writeErrors,
  },
  {
    /** Open ones by their day, then done ones, newest first; 100 a state at most. */
    method: 'GET',
    path: '/api/projects/:id/tasks',
    access: 'person',
    output: z.object({ open: z.array(task), done: z.array(task) }),
    errors: notFound,
  },
  {
    /** `fromStep: true` makes the task of the project's next step; there is one open task a step. */
    method: 'POST',
    path: '/api/projects/:id/tasks',
    access: 'person',
    input: taskChange.extend({ fromStep: z.literal(true).optional() }),
    output: task,
    errors: writeErrors,
  },
  {
    method: 'PATCH',
    path: '/api/projects/:id/tasks/:task',
    access: 'person',
    input: taskChange,
    output: task,
    errors: [...writeErrors, 'task/not-found'],
  },
  {
    method: 'DELETE',
    path: '/api/projects/:id/tasks/:task',
    access: 'person',
    output: z.object({ deleted: z.literal(true) }),
    errors: ['project/not-found', 'task/not-found'],
  },
  {
    /**
     * How many were tried and how many did it. What a task of the next step found out goes into the record as evidence, and the
     * latest score of the project is counted again with it, free of charge. A task is done once: again gives the same answer.
     */
    method: 'POST',
    path: '/api/projects/:id/tasks/:task/done',
    access: 'person',
    input: z.object({
      tried: count('How many were tried').optional(),
      did: count('How many did it').optional(),
      /** Of a test whose mark is set in words: whether it was reached. */
      reached: z.boolean().optional(),
      note: optionalText('The note', 2000),
    }),
    output: z.object({ task, card: projectCard }),
    errors: [...writeErrors, 'task/not-found'],
  },
  {
    /** Newest first, 100 a kind at most. */
    method: 'GET',
    path: '/api/projects/:id/notes',
    access: 'person',
    output: z.object({ decisions: z.array(note), experiments: z.array(note) }),
    errors: notFound,
  },
  {
    method: 'POST',
    path: '/api/projects/:id/notes',
    access: 'person',
    input: noteChange.extend({
      kind: z.enum(['decision', 'experiment']),
      text: text('The note', { min: 1, max: 2000 }),
    }),
    output: note,
    errors: writeErrors,
  },
  {
    method: 'PATCH',
    path: '/api/projects/:id/notes/:note',
    access: 'person',
    input: noteChange,
    output: note,
    errors: [...writeErrors, 'note/not-found'],
  },
  {
    method: 'DELETE',
    path: '/api/projects/:id/notes/:note',
    access: 'person',
    output: z.object({ deleted: z.literal(true) }),
    errors: ['project/not-found', 'note/not-found'],
  },
  {
    /** Everything that happened, newest first, 25 a page. */
    method: 'GET',
    path: '/api/projects/:id/timeline',
    access: 'person',
    input: z.object({ before: cursor }),
    output: z.object({ events: z.array(event), next: z.string().nullable() }),
    errors: notFound,
  },
  {
    method: 'GET',
    path: '/api/projects/:id/next-step',
    access: 'person',
    output: nextStep,
    errors: notFound,
  },
  {
    /** Brings the sample back for whoever removed it. */
    method: 'POST',
    path: '/api/projects/sample',
    access: 'person',
    output: project,
  },
  {
    /** A result of the sample project, to open it: the sample company is not always the one of the tool's own sample. */
    method: 'GET',
    path: '/api/projects/sample/results/:tool',
    access: 'person',
    output: toolSample,
    errors: ['tool/not-found'],
  },
  { method: 'GET', path: '/api/dashboard', access: 'person', output: dashboard },
  {
    /** For the command palette: names that hold every word typed, eight a kind at most. */
    method: 'GET',
    path: '/api/search',
    access: 'person',
    input: z.object({ search: z.string().max(80) }),
    output: found,
  },
] as const satisfies readonly Endpoint[];
