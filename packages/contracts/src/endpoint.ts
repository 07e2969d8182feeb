import type { ErrorCode } from '@slipway/core';
import type { z } from 'zod';

/** Who may call: anyone, or a signed-in person. The access test walks this for every route there is. */
type Access = 'anyone' | 'person';
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface Endpoint {
  readonly method: Method;
  /** Hono's pattern: `/api/me/sessions/:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What a `person` endpoint says to somebody who is not signed in; `profile/no-user` when left out. */
  readonly signedOut?: ErrorCode;
  /** JSON body of an unsafe method, query of a GET. */
  readonly input?: z.ZodType;
  readonly output?: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  /** The same for everybody: browsers may keep the answer so long, and ask by its tag whether it still holds. */
  readonly keptForSeconds?: number;
}

export type InputOf<E extends Endpoint> = E extends { input: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type ParsedOf<E extends Endpoint> = E extends { input: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
export type OutputOf<E extends Endpoint> = E extends { output: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
