import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

const name = text('The name', { min: 1, max: 120 });
/** A page as `@slipway/page` writes it; the server reads it with the package's own reader. */
const document = z.record(z.string(), z.unknown(), { error: 'The page is missing.' });
const revision = z.number({ error: 'The revision must be a number.' }).int().min(1).max(2_000_000_000);
const cursor = z.string().max(80).optional();

const pageSummary = z.object({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Where it is published; null while it is not. */
  url: z.string().nullable(),
  /** The `Idempotency-Key` it was made with: who wrote it finds it again. */
  key: z.string().nullable(),
});
export type PageSummary = z.output<typeof pageSummary>;

const runningExperiment = z.object({
  id: z.string(),
  /** The page whose address both share. */
  pageId: z.string(),
  hypothesis: z.string(),
  /** Of both pages together, and how many each is to have. */
  visitors: z.number(),
  sample: z.number(),
  stopAt: z.string(),
});
export type RunningExperiment = z.output<typeof runningExperiment>;

const page = pageSummary.extend({ document });
export type PageOut = z.output<typeof page>;

const version = z.object({ version: z.number(), name: z.string(), createdAt: z.string() });
export type PageVersion = z.output<typeof version>;

const template = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });
const wholeTemplate = template.extend({ document });
export type PageTemplate = z.output<typeof wholeTemplate>;

const image = z.object({
  id: z.string(),
  /** What a page's image field takes. */
  src: z.string(),
  type: z.enum(['png', 'jpeg', 'webp', 'avif']),
  bytes: z.number(),
  createdAt: z.string(),
});
export type PageImage = z.output<typeof image>;

const notFound = ['page/not-found'] as const;
const writeErrors = ['page/not-found', 'page/too-large', 'request/invalid', 'request/too-many'] as const;
const gone = z.object({ deleted: z.literal(true) });

export const pageEndpoints = [
  {
    /** Last saved first, 50 at a time. */
    method: 'GET',
    path: '/api/projects/:id/pages',
    access: 'person',
    input: z.object({ before: cursor }),
    output: z.object({
      pages: z.array(pageSummary),
      next: z.string().nullable(),
      /** Pairs of pages that are being compared. */
      running: z.array(runningExperiment),
    }),
    errors: ['project/not-found'],
  },
  {
    /** A repeated `Idempotency-Key` answers with the same page. */
    method: 'POST',
    path: '/api/projects/:id/pages',
    access: 'person',
    input: z.object({ name, document }),
    output: page,
    errors: ['project/not-found', 'project/sample', 'page/too-large', 'request/invalid', 'request/too-many'],
  },
  { method: 'GET', path: '/api/pages/:id', access: 'person', output: page, errors: notFound },
  {
    /** The whole document. `revision` is the one it was made from; another one in between refuses it with `page/changed`. */
    method: 'PUT',
    path: '/api/pages/:id',
    access: 'person',
    input: z.object({ document, revision }),
    output: pageSummary,
    errors: [...writeErrors, 'page/changed'],
  },
  {
    method: 'PATCH',
    path: '/api/pages/:id',
    access: 'person',
    input: z.object({ name }),
    output: pageSummary,
    errors: writeErrors,
  },
  {
    /** With its versions, its address, its sign-ups and its figures. */
    method: 'DELETE',
    path: '/api/pages/:id',
    access: 'person',
    output: gone,
    errors: notFound,
  },
  {
    /** Newest first; 30 at most. */
    method: 'GET',
    path: '/api/pages/:id/versions',
    access: 'person',
    output: z.object({ versions: z.array(version) }),
    errors: notFound,
  },
  {
    /** Keeps the page as it is saved now, under a name. */
    method: 'POST',
    path: '/api/pages/:id/versions',
    access: 'person',
    input: z.object({ name }),
    output: version,
    errors: writeErrors,
  },
  {
    method: 'GET',
    path: '/api/pages/:id/versions/:version',
    access: 'person',
    output: version.extend({ document }),
    errors: notFound,
  },
  {
    method: 'DELETE',
    path: '/api/pages/:id/versions/:version',
    access: 'person',
    output: gone,
    errors: notFound,
  },
  {
    /** A save like any other: with the revision that was seen, and itself undone by restoring another. */
    method: 'POST',
    path: '/api/pages/:id/versions/:version/restore',
    access: 'person',
    input: z.object({ revision }),
    output: page,
    errors: [...writeErrors, 'page/changed'],
  },
  {
    /** The person's own, newest first. */
    method: 'GET',
    path: '/api/page-templates',
    access: 'person',
    output: z.object({
      templates: z.array(template),
      /** Ids of built-in and own templates, newest first. */
      favourites: z.array(z.string()),
    }),
  },
  {
    /** Saved from a page, or imported. */
    method: 'POST',
    path: '/api/page-templates',
    access: 'person',
    input: z.object({ name, document }),
    output: wholeTemplate,
    errors: ['page/too-large', 'request/invalid', 'request/too-many'],
  },
  {
    method: 'GET',
    path: '/api/page-templates/:id',
    access: 'person',
    output: wholeTemplate,
    errors: ['template/not-found'],
  },
  {
    method: 'DELETE',
    path: '/api/page-templates/:id',
    access: 'person',
    output: gone,
    errors: ['template/not-found'],
  },
  {
    /** Of a built-in template or one's own. */
    method: 'PUT',
    path: '/api/page-templates/:id/favourite',
    access: 'person',
    input: z.object({ isFavourite: z.boolean() }),
    output: z.object({ favourites: z.array(z.string()) }),
    errors: ['request/invalid', 'request/too-many'],
  },
  {
    method: 'GET',
    path: '/api/images',
    access: 'person',
    output: z.object({ images: z.array(image) }),
  },
  {
    /** `data` is the file in base64, 2 MB at most. Its kind is read from its bytes. The same file gives the same picture. */
    method: 'POST',
    path: '/api/images',
    access: 'person',
    input: z.object({ data: z.string({ error: 'The picture is missing.' }).max(2_800_000) }),
    output: image,
    errors: ['image/unusable', 'request/too-large', 'request/invalid', 'request/too-many'],
  },
  {
    method: 'DELETE',
    path: '/api/images/:id',
    access: 'person',
    output: gone,
    errors: ['image/not-found'],
  },
] as const satisfies readonly Endpoint[];
