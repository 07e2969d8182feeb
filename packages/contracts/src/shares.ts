import type { Report } from '@slipway/report';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const kind = z.enum(['report', 'deck', 'project'], { error: 'A report, a deck or a project is shared.' });
export type ShareKind = z.output<typeof kind>;

/** Id of a run, for a report and a deck, or of a project. */
const id = z.string().max(64);
/** Ids of tools, and `deck`. */
const parts = z.array(z.string().max(64)).max(40);

const share = z.object({
  id: z.string(),
  kind,
  /** Null when the server's secret has changed since: the link still opens, but cannot be shown again. */
  url: z.string().nullable(),
  /** Of a report and a deck: others see this version, whatever is saved later. */
  version: z.number().nullable(),
  /** Of a project: what was ticked. */
  parts: parts.nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** A browser counts once a day. */
  opened: z.number(),
  openedAt: z.string().nullable(),
});
export type Share = z.output<typeof share>;

const sharedReport = z.object({
  toolId: z.string(),
  tool: z.string(),
  madeAt: z.string(),
  engine: z.string(),
  model: z.string().nullable(),
  version: z.number(),
  report: z.custom<Report>((value) => typeof value === 'object' && value !== null),
});
export type SharedReport = z.output<typeof sharedReport>;

/** What whoever has the link may see: no notes, no brief, nothing of the account. */
const shared = z.object({
  kind,
  title: z.string(),
  expiresAt: z.string().nullable(),
  reports: z.array(sharedReport),
  /** A document of `@slipway/deck`, without what the speaker says. */
  deck: z.unknown().nullable(),
});
export type Shared = z.output<typeof shared>;

const ofPerson = { path: '/api/shares', access: 'person' } as const;

export const shareEndpoints = [
  {
    /** Live ones of one report, deck or project, newest first. */
    ...ofPerson,
    method: 'GET',
    input: z.object({ kind, id }),
    output: z.object({ shares: z.array(share) }),
    errors: ['run/not-found', 'project/not-found'],
  },
  {
    ...ofPerson,
    method: 'POST',
    input: z.object({
      kind,
      id,
      /** Of a report and a deck; the newest when left out. */
      version: z.number().int().min(1).max(1e6).optional(),
      /** Of a project. */
      parts: parts.optional(),
      days: z
        .union([z.literal(7), z.literal(30), z.literal(90)], { error: 'A link opens for 7, 30 or 90 days.' })
        .nullable(),
    }),
    output: z.object({ share }),
    errors: ['run/not-found', 'project/not-found', 'share/full', 'request/invalid', 'request/too-many'],
  },
  {
    /** At once and for good. */
    method: 'DELETE',
    path: '/api/shares/:id',
    access: 'person',
    output: z.object({ revoked: z.literal(true) }),
    errors: ['share/not-found'],
  },
  {
    /** Unknown, expired and revoked are one answer. */
    method: 'GET',
    path: '/api/shared/:token',
    access: 'anyone',
    output: shared,
    errors: ['share/not-found', 'request/too-many'],
  },
  {
    /** The picture messengers show with the link: title and large figure. */
    method: 'GET',
    path: '/s/:token/preview.png',
    access: 'anyone',
    errors: ['share/not-found', 'request/too-many', 'export/failed', 'export/busy'],
  },
] as const satisfies readonly Endpoint[];
