import type { Person } from '@slipway/core';
import type { Deps } from '../deps.ts';
import type { OpenStreams } from './event-stream.ts';

export interface SignedIn {
  readonly person: Person;
  readonly sessionId: string;
}

/** The port the sign-in module implements: who sent this request, if anyone. */
export type FindPerson = (request: Request) => Promise<SignedIn | null>;

/** What route bindings need on top of the ports. */
export interface WebDeps extends Deps {
  readonly findPerson: FindPerson;
  readonly streams: OpenStreams;
}
