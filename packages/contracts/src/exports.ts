import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** How far a file is, to whoever asked for events. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
  readonly what: string;
}

/** The file is made: so many bytes follow, in `part` events of base64. */
export interface ExportedHead {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export const exportEndpoints = [
  {
    /**
     * `kind` is `report` (`id` of a run), `comparison` (`id` as in the address of the screen: "r1,r2@3") or `project`; `format` an id of
     * `@slipway/export`. Answers with the file. Who accepts `text/event-stream` gets `progress` events, then `file`, `part`, `part` …
     * and `end`, or `error`; hanging up stops the work.
     */
    method: 'GET',
    path: '/api/exports/:kind/:id/:format',
    access: 'person',
    input: z.object({
      /** Of a report; its newest when left out. */
      version: z.coerce.number({ error: 'The version must be a number.' }).int().min(1).max(1e6).optional(),
      /** One chart of the sheet: id of its block. */
      block: z.string().max(200).optional(),
      /** Of a picture. */
      scale: z.coerce
        .number({ error: 'The scale must be a number.' })
        .int({ error: 'A picture is made at 1, 2 or 3 times its size.' })
        .min(1, { error: 'A picture is made at 1, 2 or 3 times its size.' })
        .max(3, { error: 'A picture is made at 1, 2 or 3 times its size.' })
        .optional(),
    }),
    errors: [
      'export/unknown',
      'export/failed',
      'export/busy',
      'run/not-found',
      'project/not-found',
      'premium/required',
      'request/too-many',
      'request/invalid',
    ],
  },
] as const satisfies readonly Endpoint[];
