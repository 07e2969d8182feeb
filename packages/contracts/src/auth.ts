import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Served by the sign-in library; listed here because nothing undeclared is reachable. */
export const authEndpoints = [
  { method: 'POST', path: '/api/auth/sign-up/email', access: 'anyone' },
  { method: 'POST', path: '/api/auth/sign-in/email', access: 'anyone' },
  { method: 'POST', path: '/api/auth/sign-out', access: 'anyone' },
  { method: 'GET', path: '/api/auth/get-session', access: 'anyone' },
  { method: 'POST', path: '/api/auth/request-password-reset', access: 'anyone' },
  { method: 'POST', path: '/api/auth/reset-password', access: 'anyone' },
  { method: 'GET', path: '/api/auth/oauth-popup/start', access: 'anyone' },
  { method: 'GET', path: '/api/auth/callback/:provider', access: 'anyone' },
] as const satisfies readonly Endpoint[];

/** What `get-session` answers with, as far as the browser reads it. */
export const sessionAnswer = z
  .object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string().nullish(),
      image: z.string().nullish(),
    }),
  })
  .nullable();
export type SessionAnswer = z.output<typeof sessionAnswer>;
