import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

const promise = z.object({
  text: text('The promise', { min: 1, max: 300 }),
  /** A figure it is measured by, and the value to reach. */
  fact: z.string().max(64).nullable(),
  target: z.number().nullable(),
  /** The founder's own answer; null until there is one. */
  kept: z.boolean().nullable(),
});
export type UpdatePromise = z.output<typeof promise>;

const investorUpdate = z.object({
  /** "2026-11". */
  month: z.string(),
  /** As the founder left it; the draft where they changed nothing. Markdown. */
  text: z.string(),
  isEdited: z.boolean(),
  /** Drafted from what is stored now. */
  draft: z.string(),
  /** What only the founder can say; `fact` is the one it fills in. */
  questions: z.array(z.object({ text: z.string(), fact: z.string().nullable() })),
  /** Last month's, checked. */
  promised: z.array(
    promise.extend({
      verdict: z.enum(['kept', 'not-kept', 'asked']),
      measured: z.string().nullable(),
    }),
  ),
  /** For next month. */
  promises: z.array(promise),
  /** Figures a promise can be measured by. */
  measures: z.array(z.object({ fact: z.string(), label: z.string() })),
  /** Months that have a saved update, newest first. */
  months: z.array(z.string()),
  /** ISO; null while nothing is saved. */
  savedAt: z.string().nullable(),
});
export type InvestorUpdate = z.output<typeof investorUpdate>;

const ofMonth = {
  path: '/api/projects/:id/updates/:month',
  access: 'person',
  output: investorUpdate,
} as const;

export const updateEndpoints = [
  /** The update to investors of one month: as saved, or drafted. */
  { ...ofMonth, method: 'GET', errors: ['project/not-found', 'request/invalid'] },
  {
    /** What is left out stays as it is; `text: null` goes back to the draft. `promised` are the answers to last month's. */
    ...ofMonth,
    method: 'PATCH',
    input: z.object({
      text: text('The update', { max: 20_000 }).nullable().optional(),
      promises: z.array(promise).max(10, { error: 'Promise at most ten things.' }).optional(),
      promised: z.array(z.boolean().nullable()).max(10).optional(),
    }),
    errors: ['project/not-found', 'project/sample', 'request/invalid', 'request/too-many'],
  },
] as const satisfies readonly Endpoint[];
