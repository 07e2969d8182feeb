import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** What the browser needs at run time, so that one build serves every set-up. */
export const publicConfig = z.object({
  publicUrl: z.string(),
  google: z.boolean(),
  /** Without SMTP, mail is written to a folder on the server; the screens say so. */
  mail: z.enum(['smtp', 'outbox']),
  contactEmail: z.string().nullable(),
  /** Fields of the hosted backend, all public; null: this server signs people in itself. */
  hosted: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      storageBucket: z.string(),
      messagingSenderId: z.string(),
      appId: z.string(),
      measurementId: z.string().nullable(),
      /** Origin of a stand-in on this machine. */
      authEmulator: z.string().nullable(),
    })
    .nullable(),
  version: z.string(),
});
export type PublicConfig = z.output<typeof publicConfig>;

export const systemEndpoints = [
  { method: 'GET', path: '/healthz', access: 'anyone', output: z.object({ status: z.literal('ok') }) },
  {
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    output: z.object({ status: z.literal('ready'), database: z.enum(['sqlite', 'postgres']) }),
  },
  { method: 'GET', path: '/api/config', access: 'anyone', output: publicConfig },
] as const satisfies readonly Endpoint[];
