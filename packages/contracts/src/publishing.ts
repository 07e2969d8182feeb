import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

const variant = z.enum(['a', 'b']);
const share = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} must be a number.` })
    .min(min, { error: `${label} must be at least ${min}.` })
    .max(max, { error: `${label} can be at most ${max}.` });

const publication = z.object({
  slug: z.string(),
  url: z.string(),
  isPublished: z.boolean(),
  publishedAt: z.string().nullable(),
  /** Whether search engines may show it. */
  isIndexed: z.boolean(),
  /** Revision of the page that visitors see; null while they see none. */
  revision: z.number().nullable(),
  /** Whether the page was saved since; false while nobody sees it. */
  isChanged: z.boolean(),
  signups: z.number(),
});
export type Publication = z.output<typeof publication>;

const signup = z.object({ id: z.string(), email: z.string(), variant, at: z.string() });
export type Signup = z.output<typeof signup>;

const day = z.object({
  day: z.string(),
  variant,
  views: z.number(),
  /** Different browsers of that day, counted without a cookie. */
  visitors: z.number(),
  signups: z.number(),
});
export type PageDay = z.output<typeof day>;

const showing = z.object({
  variant,
  pageId: z.string(),
  revision: z.number(),
  from: z.string(),
  /** Null while visitors see it. */
  until: z.string().nullable(),
});
export type PageShowing = z.output<typeof showing>;

const readout = z.object({
  variant,
  pageId: z.string(),
  visitors: z.number(),
  signups: z.number(),
  /** Share of visitors who signed up; null before the first visitor. */
  rate: z.number().nullable(),
  /** Wilson, 95 %. */
  low: z.number(),
  high: z.number(),
});

const experiment = z.object({
  id: z.string(),
  hypothesis: z.string(),
  sample: z.number(),
  threshold: z.number(),
  certainty: z.number(),
  startedAt: z.string(),
  stopAt: z.string(),
  endedAt: z.string().nullable(),
  readouts: z.array(readout),
  /** P(B > A), with uniform priors. */
  chanceOfB: z.number(),
  verdict: z.object({
    /** `running` until the sample or the stop date is reached: no winner is named before. */
    state: z.enum(['running', 'too-few', 'decided', 'stopped']),
    winner: variant.nullable(),
    /** Whether the better page reached the threshold; null while nobody can say. */
    holds: z.boolean().nullable(),
    sentence: z.string(),
  }),
});
export type Experiment = z.output<typeof experiment>;

const publishErrors = [
  'page/not-found',
  'request/invalid',
  'request/too-many',
  'experiment/running',
] as const;

export const publishingEndpoints = [
  {
    /** What is published of a page, and where; null before the first time. */
    method: 'GET',
    path: '/api/pages/:id/publication',
    access: 'person',
    output: publication.nullable(),
    errors: ['page/not-found'],
  },
  {
    /** Publishes the page as it is saved now, or again. Without a slug it gets one from its name, or keeps the one it has. */
    method: 'PUT',
    path: '/api/pages/:id/publication',
    access: 'person',
    input: z.object({
      slug: text('The address', { min: 1, max: 60 }).optional(),
      isIndexed: z.boolean().optional(),
    }),
    output: publication,
    errors: [...publishErrors, 'page/slug-taken'],
  },
  {
    /** Nothing is shown any more. Sign-ups, figures and the address stay with the owner; a running experiment ends without a verdict. */
    method: 'DELETE',
    path: '/api/pages/:id/publication',
    access: 'person',
    output: publication,
    errors: ['page/not-found', 'page/not-published'],
  },
  {
    /** Newest first, 50 at a time. */
    method: 'GET',
    path: '/api/pages/:id/signups',
    access: 'person',
    input: z.object({ before: z.string().max(80).optional() }),
    output: z.object({ signups: z.array(signup), total: z.number(), next: z.string().nullable() }),
    errors: ['page/not-found', 'page/not-published'],
  },
  {
    /** All of them as CSV. */
    method: 'GET',
    path: '/api/pages/:id/signups.csv',
    access: 'person',
    errors: ['page/not-found', 'page/not-published', 'request/too-many'],
  },
  {
    method: 'DELETE',
    path: '/api/pages/:id/signups/:signup',
    access: 'person',
    output: z.object({ deleted: z.literal(true) }),
    errors: ['page/not-found', 'page/not-published'],
  },
  {
    /** The last 90 days that had any, oldest first. */
    method: 'GET',
    path: '/api/pages/:id/visits',
    access: 'person',
    output: z.object({ days: z.array(day) }),
    errors: ['page/not-found', 'page/not-published'],
  },
  {
    /** The latest experiment of the page's address; null where there was none. */
    method: 'GET',
    path: '/api/pages/:id/experiment',
    access: 'person',
    output: experiment.nullable(),
    errors: ['page/not-found'],
  },
  {
    /**
     * Publishes this page (A) and another one of its project (B) under this page's address. What is sent here is fixed: nothing in it
     * can be changed until the sample or the stop date is reached.
     */
    method: 'POST',
    path: '/api/pages/:id/experiment',
    access: 'person',
    input: z.object({
      otherPageId: z.string().min(1).max(64),
      hypothesis: text('The hypothesis', { min: 10, max: 500 }),
      /** Visitors each page needs. */
      sample: share('The sample', 50, 1_000_000).int({ error: 'The sample must be a whole number.' }),
      /** Share of visitors who must sign up for the hypothesis to hold. */
      threshold: share('The threshold', 0.001, 0.9),
      /** Chance of being better that a winner needs. */
      certainty: share('The certainty', 0.8, 0.999).optional(),
      stopDay: z
        .string({ error: 'The stop date is missing.' })
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, {
          error: 'A day is written 2026-11-30.',
        }),
    }),
    output: experiment,
    errors: [...publishErrors, 'page/not-published'],
  },
  {
    /** Which save visitors saw from when until when: the newest 50, newest first. */
    method: 'GET',
    path: '/api/pages/:id/showings',
    access: 'person',
    output: z.object({ showings: z.array(showing) }),
    errors: ['page/not-found', 'page/not-published'],
  },
  {
    /** Whether a page may have an address. Without one asked for: the one it has, or would get. */
    method: 'GET',
    path: '/api/pages/:id/address',
    access: 'person',
    input: z.object({ slug: z.string().max(200).optional() }),
    output: z.object({
      slug: z.string(),
      url: z.string(),
      /** One sentence; null where it can be had. */
      problem: z.string().nullable(),
    }),
    errors: ['page/not-found', 'request/too-many'],
  },
  {
    /** The page as it is saved now, as a file to keep: one HTML file, or a ZIP with `index.html`, `style.css` and `images/`. */
    method: 'GET',
    path: '/api/pages/:id/export',
    access: 'person',
    input: z.object({
      format: z.enum(['html', 'zip'], { error: 'A page is exported as html or zip.' }).default('html'),
    }),
    errors: ['page/not-found', 'premium/required', 'request/too-many'],
  },
] as const satisfies readonly Endpoint[];

/** Pages of the web: HTML without script, for anybody. */
export const publicPageEndpoints = [
  { method: 'GET', path: '/p/:slug', access: 'anyone' },
  { method: 'GET', path: '/p/:slug/joined', access: 'anyone' },
  /** The form of a page: `email`, and `website`, which only a machine fills in. */
  { method: 'POST', path: '/p/:slug/join', access: 'anyone' },
  { method: 'GET', path: '/p/:slug/report', access: 'anyone' },
  { method: 'POST', path: '/p/:slug/report', access: 'anyone' },
  { method: 'GET', path: '/images/:file', access: 'anyone' },
] as const satisfies readonly Endpoint[];
