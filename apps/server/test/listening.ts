import { type HttpServer, startHttpServer } from '../src/adapters/http-server.ts';
import { type Client, makeClient } from './client.ts';
import type { TestApp } from './kit.ts';
import { findFreePort } from './server-process.ts';

export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

interface Events {
  readonly status: number;
  readonly headers: Headers;
  /** Reads on until this event has come, and answers with all since the last call. */
  until(event: string): Promise<StreamedEvent[]>;
  /** Reads to the end. */
  rest(): Promise<StreamedEvent[]>;
  hangUp(): void;
}

/** A test app on a real port: what is written to the response as it happens needs one. */
export interface Listening {
  readonly server: HttpServer;
  readonly origin: string;
  client(): Client;
  follow(
    client: Client,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Events>;
}

export async function listen(test: TestApp): Promise<Listening> {
  const port = await findFreePort();
  const server = await startHttpServer(test.app, '127.0.0.1', port);
  const origin = `http://127.0.0.1:${port}`;
  return {
    server,
    origin,
    client: () => makeClient({ request: (url, init) => fetch(url, init) }, origin),
    async follow(client, method, path, body, headers = {}) {
      const hangUp = new AbortController();
      const response = await fetch(new URL(path, origin), {
        method,
        signal: hangUp.signal,
        headers: {
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          accept: 'text/event-stream',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return toEvents(response, hangUp);
    },
  };
}

function toEvents(response: Response, hangUp: AbortController): Events {
  const events = readEvents(response);
  const collect = async (isLast: (event: StreamedEvent) => boolean) => {
    const found: StreamedEvent[] = [];
    for (;;) {
      const { value, done } = await events.next();
      if (done) return found;
      found.push(value);
      if (isLast(value)) return found;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    until: (name) => collect(({ event }) => event === name),
    rest: () => collect(() => false),
    hangUp: () => hangUp.abort(),
  };
}

async function* readEvents({ body }: Response): AsyncGenerator<StreamedEvent, void> {
  if (!body) return;
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
  if (text.trim() !== '') throw new Error(`The stream broke off in ${text.slice(0, 80)}`);
}
