import type { Endpoint, OutputOf, ParsedOf } from '@slipway/contracts';
import { AppError, type ErrorCode } from '@slipway/core';
import type { z } from 'zod';
import type { App, HttpContext, RequestInfo } from './context.ts';
import { beginEventStream, EventStream, wantsEvents } from './event-stream.ts';
import { isOneClick } from './guard.ts';
import { readJson } from './json-body.ts';
import { answerKept } from './kept-answer.ts';
import type { SignedIn, WebDeps } from './session.ts';

interface Call<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  readonly params: Readonly<Record<string, string>>;
  /** The caller of a `person` endpoint; on an open one nobody is looked up. */
  readonly person: E['access'] extends 'person' ? SignedIn['person'] : null;
  readonly sessionId: E['access'] extends 'person' ? string : null;
  readonly info: RequestInfo;
  /** Body unread when the endpoint declares no input. */
  readonly request: Request;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E> | Response | EventStream>;

/** The only way a route comes to be: declared access and declared input stand in front of every handler. */
export function bind<const E extends Endpoint>(
  app: App,
  endpoint: E,
  deps: WebDeps,
  handler: NoInfer<Handler<E>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const request = c.req.raw;
    const caller = endpoint.access === 'person' ? await getCaller(deps, request, endpoint.signedOut) : null;
    if (caller && wantsEvents(request)) deps.streams.refuseMore(caller.person.uid);
    const input = endpoint.input ? parse(endpoint.input, await readInput(c, endpoint)) : undefined;
    const call = {
      input,
      params: c.req.param(),
      person: caller?.person ?? null,
      sessionId: caller?.sessionId ?? null,
      info: c.get('info'),
      request,
      // Access and input were checked above against the same endpoint that types them.
    } as Call<E>;
    const answer = await handler(call);
    if (answer instanceof EventStream)
      return beginEventStream(c, caller ? deps.streams.count(caller.person.uid, answer) : answer);
    if (answer instanceof Response) return answer;
    return endpoint.keptForSeconds === undefined
      ? c.json(answer)
      : answerKept(c, JSON.stringify(answer), endpoint.keptForSeconds);
  });
}

async function getCaller(
  deps: WebDeps,
  request: Request,
  signedOut: ErrorCode = 'profile/no-user',
): Promise<SignedIn> {
  const caller = await deps.findPerson(request);
  if (!caller) throw new AppError(signedOut);
  return caller;
}

async function readInput(c: HttpContext, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.method === 'GET' || isOneClick(c)) return c.req.query();
  return readJson(c.req.raw);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problem = result.error.issues[0];
  const field = problem?.path.join('.') ?? '';
  throw new AppError('request/invalid', { problem: problem?.message ?? 'This request is not valid.', field });
}
