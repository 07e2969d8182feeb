import type { ModelView, Report } from '@slipway/report';
import type { ReportPatch } from '@slipway/tools';
import type { FirstRead } from '@slipway/tools/score-your-idea/first-read';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { factProvenance, keyFigure } from './project-shapes.ts';
import { text } from './text.ts';

/** Free form here: the tool's own fields decide (see `readInput` in the tools package). */
const anyInput = z.record(z.string(), z.unknown());
/** Made by the engine and stored as it was made; its shape is the report package's business. */
const report = z.custom<Report>((value) => typeof value === 'object' && value !== null);

const catalogueEntry = z.object({
  id: z.string(),
  name: z.string(),
  route: z.string(),
  cost: z.number(),
  listed: z.boolean(),
  sample: anyInput,
});

const runStatus = z.enum(['running', 'done', 'failed', 'cancelled']);

const runModel = z.object({
  provider: z.string(),
  name: z.string(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  /** In US dollars; null when the model's price is not known. */
  costUsd: z.number().nullable(),
  /** Statements and readings it added to the sheet, and those that a check removed. */
  added: z.number(),
  refused: z.number(),
});

/** The engine's own result, for whoever speaks to the API: every figure by id, and the plain words. */
const runResult = z.object({
  headline: z.string(),
  figures: z.record(
    z.string(),
    z.object({
      label: z.string(),
      value: z.number().nullable(),
      unit: z.string(),
      currency: z.string().optional(),
      low: z.number().optional(),
      high: z.number().optional(),
      status: z.string(),
    }),
  ),
});

const runVersion = z.object({
  /** 1 is what was paid for. */
  version: z.number(),
  createdAt: z.string(),
  note: z.string().nullable(),
  assumptions: z.record(z.string(), z.union([z.number(), z.string()])),
});

const run = z.object({
  id: z.string(),
  toolId: z.string(),
  status: runStatus,
  /** Credits it cost: 0 for premium, when it failed, when it only asks back, and for a corrected reading. */
  cost: z.number(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The one it was run in; null only while its project is being deleted. */
  projectId: z.string().nullable(),
  title: z.string(),
  note: z.string().nullable(),
  input: anyInput,
  /** What the engine computed from: the browser computes what-if with it. */
  basis: z.unknown(),
  result: runResult.nullable(),
  report: report.nullable(),
  /** What was looked up after the report, which holds it already: what-if lays it over again. */
  patch: z.custom<ReportPatch>((value) => typeof value === 'object').nullable(),
  /** What the result holds besides; their data is sent apart. */
  documents: z.array(z.object({ kind: z.string(), title: z.string() })),
  /** Which release counted the newest version: "slipway 0.1.0". */
  engine: z.string(),
  /** The tool's own version that counted this one; null without a report, 0 before tools had versions. */
  toolVersion: z.number().nullable(),
  model: runModel.nullable(),
  /** Why there is no model's view although a model is configured, or why the run failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** How many more times the same idea with the same answers can be run at no cost, read otherwise than here. */
  freeReruns: z.number(),
  version: z.number(),
  versions: z.array(runVersion),
});
export type Run = z.output<typeof run>;

export const runSummary = run
  .pick({
    id: true,
    toolId: true,
    status: true,
    cost: true,
    createdAt: true,
    projectId: true,
    title: true,
    note: true,
    version: true,
  })
  /** The number the result is known by, or the word of its answer; null without a result, and where it has neither. */
  .extend({ figure: keyFigure.nullable() });
export type RunSummary = z.output<typeof runSummary>;

export const toolSample = run
  .pick({ input: true, basis: true, engine: true, toolVersion: true })
  .extend({ report });

const readingSlot = z.object({
  field: z.string(),
  part: z.exactOptional(z.string()),
  label: z.string(),
  value: z.string().nullable(),
  standing: z.enum(['confirmed', 'read', 'unsure', 'open']),
  quote: z.exactOptional(z.string()),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  takesText: z.exactOptional(z.literal(true)),
});

/** How an idea was understood: the same slots that a sheet shows first. */
const readIdeaResult = z.object({
  slots: z.array(readingSlot),
  /** Whether our notes are about this kind of business, about its neighbour, or hold little. */
  known: z.enum(['near', 'adjacent', 'little']),
  /** What is asked in place of an answer, when the text says too little; null when there is something to answer. */
  question: z.string().nullable(),
});
export type ReadIdeaResult = z.output<typeof readIdeaResult>;

/** The top of a score for an idea that was only typed. Nothing is changed there: its slots are only shown. */
const firstReadResult = z.object({
  slots: z.array(readingSlot.pick({ field: true, part: true, label: true, value: true, standing: true })),
  read: z.custom<FirstRead>((value) => typeof value === 'object' && value !== null),
});
export type FirstReadResult = z.output<typeof firstReadResult>;

/** What earlier runs told and found about the company. */
const companyRecord = z.object({
  slots: z.record(
    z.string(),
    z.object({
      value: z.unknown(),
      toolId: z.string(),
      at: z.string(),
      provenance: factProvenance,
      /** True of the record's idea alone. Absent in what was kept before this was told apart: taken as true. */
      ofIdea: z.boolean().optional(),
    }),
  ),
});

/** Names of the server-sent events of a run, in their order, but that words and patches come as they come; `error` or `result` is the last. */
const runEvents = ['accepted', 'stage', 'report', 'words', 'patch', 'result', 'error'] as const;
export type RunEvent = (typeof runEvents)[number];

/** What each event carries, as JSON. A client that joins late is sent what it missed. */
export interface RunEventData {
  readonly accepted: { readonly id: string };
  /** In the person's words: "Reading the brief", "Counting", "Asking the model", "Checking its answer". */
  readonly stage: { readonly stage: string; readonly label: string };
  /** Computed and whole, as it will stay; with what the browser needs for what-if. */
  readonly report: { readonly report: Report; readonly basis: unknown; readonly title: string };
  /** What the model adds to the sheet, all of it so far. */
  readonly words: ModelView;
  /** What was looked up since the report: it goes over the report and whatever was patched before. */
  readonly patch: ReportPatch;
  readonly result: Run;
  readonly error: { readonly error: { readonly code: string; readonly message: string } };
}

export const toolEndpoints = [
  { method: 'GET', path: '/api/tools', access: 'anyone', output: z.array(catalogueEntry) },
  {
    /** The sample input with its own result: what an empty screen shows, to anyone, at no cost. */
    method: 'GET',
    path: '/api/tools/:id/sample',
    access: 'anyone',
    output: toolSample,
    errors: ['tool/not-found'],
  },
  {
    method: 'POST',
    path: '/api/read-idea',
    access: 'anyone',
    input: z.object({
      text: text('The idea', { min: 1, max: 4000 }),
      /** What the founder has put right already, by field. */
      answers: z
        .record(z.string().max(40), z.union([z.string().max(200), z.number()]))
        .refine((answers) => Object.keys(answers).length <= 20)
        .optional(),
    }),
    output: readIdeaResult,
    errors: ['request/too-many'],
  },
  {
    /** Needs an `Idempotency-Key` header. Answers a run, or an event stream when the client accepts one. */
    method: 'POST',
    path: '/api/tools/:id/runs',
    access: 'person',
    signedOut: 'tool/signed-out',
    input: z.object({
      input: anyInput,
      projectId: z.string().max(64).optional(),
      /** Fields that the form had filled in from the project and the person left as they were: no edits of the record. */
      kept: z.array(z.string().max(80)).max(100).optional(),
    }),
    output: run,
    errors: [
      'tool/not-found',
      'project/not-found',
      'tool/no-key',
      'tool/insufficient-credits',
      'tool/key-reused',
      'tool/failed',
      'tool/cancelled',
      'tool/interrupted',
      'request/invalid',
      'request/too-many',
    ],
  },
  {
    method: 'GET',
    path: '/api/runs',
    access: 'person',
    input: z.object({
      tool: z.string().max(64).optional(),
      project: z.string().max(64).optional(),
      before: z.string().max(64).optional(),
    }),
    output: z.object({ runs: z.array(runSummary), next: z.string().nullable() }),
  },
  { method: 'GET', path: '/api/runs/:id', access: 'person', output: run, errors: ['run/not-found'] },
  {
    /**
     * Free, but on a result that only asks back: nobody has paid for that one. New assumptions or a moved item are a new version, computed here: `assumptions` are all that differ from the
     * defaults. `answers` fill fields that a question of the sheet asks for. A note sent with either belongs to the version,
     * else to the run.
     */
    method: 'PATCH',
    path: '/api/runs/:id',
    access: 'person',
    input: z.object({
      assumptions: z.record(z.string().max(80), z.union([z.number(), z.string().max(2000)])).optional(),
      answers: z.record(z.string().max(80), z.union([z.number(), z.string().max(4000)])).optional(),
      /** Fields that the tool lets edit free of charge: field → value, null empties it. Anything else is another run. */
      edits: anyInput.optional(),
      /** Of a deck: counted again with what the record and the other results say now. */
      refresh: z.literal(true).optional(),
      note: text('The note', { max: 2000 }).nullable().optional(),
      title: text('The title', { min: 1, max: 120 }).optional(),
      /** Moves it to another project. */
      projectId: z.string().max(64).optional(),
    }),
    output: run,
    errors: ['run/not-found', 'project/not-found', 'request/invalid', 'request/too-many'],
  },
  {
    method: 'DELETE',
    path: '/api/runs/:id',
    access: 'person',
    output: z.object({ deleted: z.literal(true) }),
    errors: ['run/not-found'],
  },
  {
    method: 'POST',
    path: '/api/runs/:id/cancel',
    access: 'person',
    output: run,
    errors: ['run/not-found'],
  },
  {
    /** Version 1 is what was paid for. */
    method: 'GET',
    path: '/api/runs/:id/versions/:version',
    access: 'person',
    output: run,
    errors: ['run/not-found'],
  },
  {
    /** To prefill a form with: of this project, or of the current one. */
    method: 'GET',
    path: '/api/record',
    access: 'person',
    input: z.object({ project: z.string().max(64).optional() }),
    output: companyRecord,
    errors: ['project/not-found'],
  },
  {
    /** Kinds of business that our notes cover, for whoever looks for another than those offered. */
    method: 'GET',
    path: '/api/niches',
    access: 'anyone',
    input: z.object({ search: z.string().max(80) }),
    output: z.array(z.object({ id: z.string(), name: z.string(), industry: z.string() })),
  },
  {
    /** For the home page: free, without signing in, and nothing is kept. */
    method: 'POST',
    path: '/api/first-read',
    access: 'anyone',
    input: z.object({ text: text('The idea', { min: 1, max: 4000 }) }),
    output: firstReadResult,
    errors: ['request/too-many'],
  },
  {
    /** Takes back a fact that a result wrote; the one before it comes back. What the person typed stays. */
    method: 'DELETE',
    path: '/api/record/facts/:id',
    access: 'person',
    input: z.object({ project: z.string().max(64).optional() }),
    output: companyRecord,
    errors: ['project/not-found'],
  },
  {
    method: 'GET',
    path: '/api/runs/:id/versions/:version/documents',
    access: 'person',
    output: z.array(z.object({ kind: z.string(), title: z.string(), data: z.unknown() })),
    errors: ['run/not-found'],
  },
  {
    /**
     * Free: counts this version again as the newest one, and makes the run its project's result of this tool. What it says of the
     * company goes into the record again.
     */
    method: 'POST',
    path: '/api/runs/:id/versions/:version/restore',
    access: 'person',
    output: run,
    errors: ['run/not-found', 'request/too-many'],
  },
  {
    /** Files that a result gives to download, such as a brand kit. Gated: `download`. */
    method: 'GET',
    path: '/api/runs/:id/versions/:version/files',
    access: 'person',
    output: z.array(z.object({ name: z.string(), type: z.string(), text: z.string() })),
    errors: ['premium/required', 'run/not-found'],
  },
] as const satisfies readonly Endpoint[];
