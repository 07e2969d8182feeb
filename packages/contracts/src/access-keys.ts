import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** `read`: projects and results. `run`: the tools, with the credits of the account. */
const accessScope = z.enum(['read', 'run']);
export type AccessScope = z.output<typeof accessScope>;

const accessKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(accessScope),
  /** How the key begins: what its owner knows it by. */
  prefix: z.string(),
  createdAt: z.number(),
  /** Null until it is first used; exact to a minute. */
  lastUsedAt: z.number().nullable(),
});
export type AccessKey = z.output<typeof accessKey>;

export const accessKeyEndpoints = [
  { method: 'GET', path: '/api/me/keys', access: 'person', output: z.array(accessKey) },
  {
    /** The only answer that holds the key itself: the database has its hash. */
    method: 'POST',
    path: '/api/me/keys',
    access: 'person',
    input: z.object({
      name: text('The name', { min: 1, max: 60 }),
      scopes: z
        .array(accessScope)
        .min(1, { error: 'Choose at least one thing that this key may do.' })
        .max(accessScope.options.length),
    }),
    output: z.object({ key: accessKey, secret: z.string() }),
    errors: ['key/too-many', 'request/too-many', 'request/invalid'],
  },
  {
    method: 'DELETE',
    path: '/api/me/keys/:id',
    access: 'person',
    output: z.object({ revoked: z.literal(true) }),
    errors: ['key/not-found'],
  },
] as const satisfies readonly Endpoint[];
