import { displayNameMaxLength } from '@slipway/core';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Left out or not text: empty, so that the catalogue's own sentence (specification, section 8) answers. */
const word = z.string().catch('');

/** Better-auth's addresses and shapes; nothing else of it is reachable. */
export const authEndpoints = [
  {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'anyone',
    input: z.object({
      email: word,
      password: word,
      name: text('Your name', { max: displayNameMaxLength }).optional(),
    }),
  },
  {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    input: z.object({ email: word, password: word }),
  },
  { method: 'POST', path: '/api/auth/sign-out', access: 'anyone' },
  { method: 'GET', path: '/api/auth/get-session', access: 'anyone' },
  {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    input: z.object({ email: word }),
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    input: z.object({ token: word, newPassword: word }),
  },
  { method: 'GET', path: '/api/auth/oauth-popup/start', access: 'anyone' },
  { method: 'GET', path: '/api/auth/callback/:provider', access: 'anyone' },
  // Only with the hosted backend, where the others that take a password answer nothing.
  {
    method: 'POST',
    path: '/api/auth/hosted-session',
    access: 'anyone',
    input: z.object({ idToken: word }),
  },
] as const satisfies readonly Endpoint[];

/** What `get-session` answers with, as far as the browser reads it. */
const sessionAnswer = z
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
