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
  {
    method: 'POST',
    path: '/api/fact-reports',
    access: 'anyone',
    input: z.object({
      factId: text('The fact', { min: 1, max: 160 }).optional(),
      wrong: text('What is wrong', { min: 10, max: 3000 }),
      /** What would be right, and where it stands. */
      right: text('What would be right', { max: 3000 }).optional(),
      email: email.optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: ['request/invalid', 'request/too-many'],
  },
] as const satisfies readonly Endpoint[];
