import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

export const creditBalance = z.object({
  credits: z.number(),
  /** ISO, like all times here: the record the browser mirrors (specification, section 3). */
  lastReset: z.string(),
  updatedAt: z.string(),
  nextReset: z.string(),
  /** Premium: nothing is deducted, and `credits` stands still. */
  unlimited: z.boolean(),
  /** True in the one answer that came with the first grant, whatever device or tab asked. */
  granted: z.boolean(),
});
export type CreditBalance = z.output<typeof creditBalance>;

const creditTransaction = z.object({
  id: z.string().startsWith('txn_'),
  userId: z.string(),
  /** Positive for grants and resets, negative for deductions. */
  amount: z.number(),
  type: z.enum(['grant', 'reset', 'deduction']),
  reason: z.string(),
  /** Deductions only. */
  toolName: z.string().optional(),
  timestamp: z.string(),
  balanceAfter: z.number(),
});
export type CreditTransaction = z.output<typeof creditTransaction>;

export const creditEndpoints = [
  {
    method: 'GET',
    path: '/api/credits',
    access: 'person',
    /** The browser's own time zone. The first one told is kept at once, another at most once in 24 hours. */
    input: z.object({ zone: text('The time zone', { min: 1, max: 64 }).optional() }),
    output: creditBalance,
    errors: ['request/invalid'],
  },
  {
    method: 'GET',
    path: '/api/credits/transactions',
    access: 'person',
    /** Newest first, 50 at most. */
    output: z.array(creditTransaction).max(50),
  },
] as const satisfies readonly Endpoint[];
