import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { email, text } from './text.ts';

const token = z.object({ token: text('The link', { min: 1, max: 200 }) });

export const outreachEndpoints = [
  {
    method: 'POST',
    path: '/api/newsletter',
    access: 'anyone',
    input: z.object({ email }),
    /** The same answer whether the address was new or known: the form tells nobody who subscribes. */
    output: z.object({ status: z.literal('confirm-by-mail') }),
  },
  {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'anyone',
    input: token,
    output: z.object({ status: z.literal('confirmed') }),
  },
  {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'anyone',
    input: token,
    output: z.object({ status: z.literal('unsubscribed') }),
  },
  {
    method: 'POST',
    path: '/api/contact',
    access: 'anyone',
    input: z.object({
      name: text('Your name', { min: 1, max: 120 }),
      email,
      message: text('Your message', { min: 10, max: 5000 }),
    }),
    output: z.object({ id: z.string() }),
  },
] as const satisfies readonly Endpoint[];
