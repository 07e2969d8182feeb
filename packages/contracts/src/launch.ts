import { z } from 'zod';
import { creditBalance } from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import { keyFigure } from './project-shapes.ts';

const problem = z.object({ code: z.string(), message: z.string() });

const step = z.object({
  toolId: z.string(),
  /** `skipped`: there was nothing to run it with, or it only asked back. Costs nothing. */
  state: z.enum(['waiting', 'running', 'done', 'skipped', 'failed', 'cancelled']),
  runId: z.string().nullable(),
  /** Credits it was charged; null until it is over. */
  cost: z.number().nullable(),
  /** Its answer in a line, and the number it is known by, while it is the project's latest of this tool. */
  headline: z.string().nullable(),
  figure: keyFigure.nullable(),
  problem: problem.nullable(),
});
export type LaunchStep = z.output<typeof step>;

const launch = z.object({
  id: z.string(),
  projectId: z.string(),
  /** `paused`: it waits for the person, and `problem` says why. */
  state: z.enum(['running', 'paused', 'done', 'cancelled']),
  problem: problem.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  steps: z.array(step),
});
export type Launch = z.output<typeof launch>;

const plannedStep = z.object({
  toolId: z.string(),
  cost: z.number(),
  /** Why it cannot be run with what is known; null when it can. */
  missing: z.string().nullable(),
  /** Labels of what it takes from the record besides the idea. */
  reads: z.array(z.string()),
  /** Labels of what it would ask, and neither the record nor the idea says. */
  open: z.array(z.string()),
  /** ISO time of the project's latest result of it. */
  doneAt: z.string().nullable(),
  isProposed: z.boolean(),
});
export type PlannedStep = z.output<typeof plannedStep>;

const plan = z.object({
  idea: z.string().nullable(),
  /** In the order they are run. */
  steps: z.array(plannedStep),
  /** Null before the first credits of a day are given out. */
  credits: creditBalance.nullable(),
  /** The latest of this project. */
  launch: launch.nullable(),
});
export type LaunchPlan = z.output<typeof plan>;

const ofProject = { path: '/api/projects/:id/launch', access: 'person' } as const;
const changes = ['launch/not-found', 'request/too-many'] as const;

export const launchEndpoints = [
  /** What a launch run of this project would do and cost. */
  { ...ofProject, method: 'GET', output: plan, errors: ['project/not-found', 'project/sample'] },
  {
    /** Same `Idempotency-Key`, same launch run; while one is under way in the project, that one is the answer. */
    ...ofProject,
    method: 'POST',
    input: z.object({
      tools: z.array(z.string().max(60)).min(1, { error: 'Choose at least one tool.' }).max(40),
    }),
    output: launch,
    errors: ['project/not-found', 'project/sample', 'tool/not-found', 'request/invalid', 'request/too-many'],
  },
  {
    method: 'GET',
    path: '/api/launches/:id',
    access: 'person',
    output: launch,
    errors: ['launch/not-found'],
  },
  {
    /** Results that are there stay; the tool that is at work stops, and its credits go back unless its result has left. */
    method: 'POST',
    path: '/api/launches/:id/cancel',
    access: 'person',
    output: launch,
    errors: changes,
  },
  {
    /** Goes on with every step that has no result yet. */
    method: 'POST',
    path: '/api/launches/:id/resume',
    access: 'person',
    output: launch,
    errors: changes,
  },
] as const satisfies readonly Endpoint[];
