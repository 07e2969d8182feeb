import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

const name = text('A name', { min: 1, max: 80 });
/** Some of so many, with what the true share may be. */
const share = z.object({
  count: z.number(),
  of: z.number(),
  /** Wilson, 95 %. */
  low: z.number(),
  high: z.number(),
});

const nameVote = z.object({
  url: z.string(),
  isOpen: z.boolean(),
  createdAt: z.string(),
  voters: z.number(),
  /** In the order they were shortlisted. */
  names: z.array(z.object({ name: z.string(), remembered: share, spelled: share })),
});
export type NameVote = z.output<typeof nameVote>;
export type VoteShare = z.output<typeof share>;

const ballot = z.object({
  /** In another order at each request. */
  names: z.array(z.string()),
  /** Which of them to say aloud, drawn apart from that order. */
  hear: z.array(z.string()),
});
export type Ballot = z.output<typeof ballot>;

const cast = z.object({
  heard: z.array(z.object({ name, typed: text('What was typed', { max: 200 }) })).max(2),
  remembered: z.array(name).max(2, { error: 'Choose at most two names.' }),
});
export type CastVote = z.input<typeof cast>;

const ofRun = { path: '/api/runs/:id/vote', access: 'person' } as const;
const ofLink = { path: '/api/votes/:token', access: 'anyone' } as const;
const one = z.object({ vote: nameVote });

export const voteEndpoints = [
  {
    /** Totals only: nothing about who voted is kept. */
    ...ofRun,
    method: 'GET',
    output: z.object({ vote: nameVote.nullable() }),
    errors: ['run/not-found'],
  },
  {
    /** Names of the result itself. A result that has a vote already answers with that one. */
    ...ofRun,
    method: 'POST',
    input: z.object({
      names: z
        .array(name)
        .min(2, { error: 'A vote needs at least two names.' })
        .max(8, { error: 'A vote can have at most eight names.' }),
    }),
    output: one,
    errors: ['run/not-found', 'request/invalid', 'request/too-many'],
  },
  {
    ...ofRun,
    method: 'PATCH',
    input: z.object({ isOpen: z.boolean() }),
    output: one,
    errors: ['run/not-found', 'vote/not-found', 'request/too-many'],
  },
  {
    ...ofRun,
    method: 'DELETE',
    output: z.object({ deleted: z.literal(true) }),
    errors: ['run/not-found', 'vote/not-found'],
  },
  { ...ofLink, method: 'GET', output: ballot, errors: ['vote/not-found', 'vote/closed'] },
  {
    ...ofLink,
    method: 'POST',
    input: cast,
    output: z.object({ counted: z.literal(true) }),
    errors: ['vote/not-found', 'vote/closed', 'vote/again', 'request/invalid', 'request/too-many'],
  },
] as const satisfies readonly Endpoint[];
