import { randomUUID } from 'node:crypto';
import type { Answer, Client } from './client.ts';
import { makeTestApp, type TestApp, type TestAppOptions } from './kit.ts';
import { quickPasswords } from './people.ts';
import { emptyLibrary, makeSmallToolbox } from './small-tool.ts';

export const runsPath = '/api/tools/swot-generator/runs';
export const smallInput = { idea: 'Gap filling for dentists' };

/** An app whose only tool is the small one. */
export function makeRunApp(options: TestAppOptions): Promise<TestApp> {
  return makeTestApp({
    passwords: quickPasswords,
    tools: makeSmallToolbox(),
    library: emptyLibrary,
    ...options,
  });
}

interface StartOptions {
  readonly body?: unknown;
  readonly key?: string;
  readonly path?: string;
}

/** Runs the small tool and waits for its end. */
export function start(
  client: Client,
  { body = { input: smallInput }, key = randomUUID(), path = runsPath }: StartOptions = {},
): Promise<Answer> {
  return client.request('POST', path, body, { headers: { 'idempotency-key': key } });
}

export function idIn(body: unknown): string {
  return String(Reflect.get(Object(body), 'id'));
}

export async function creditsOf(client: Client): Promise<unknown> {
  const { body } = await client.request('GET', '/api/credits');
  return Reflect.get(Object(body), 'credits');
}
