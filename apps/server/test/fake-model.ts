import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deadlines } from '../src/ai/deadlines.ts';

/** What lives outside and may go wrong: a model behind an OpenAI-compatible address, on a real socket. */
export const modelFaults = [
  'refuses connections',
  'resets before the headers',
  'hangs before the headers',
  'hangs in the stream',
  'one byte at a time',
  '401',
  '429',
  '500',
  'cuts the stream off',
  'stops for length',
  'empty body',
  'no content',
  'garbage',
  'a page of HTML',
  'wrong shape',
  '100 MB',
  'ends without its brackets',
  'ends after a whole element',
  'ends after a line of its own',
  'stops for length, then says it is done',
  'stops for its content filter',
  'stops for no reason',
  'repeats itself for ever',
  'one string without end',
  'blanks without end',
  'brackets without end',
  'empty elements without end',
  'one line without end',
  'broken events without end',
  'events of another shape without end',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/** Those end only by a deadline of ours. */
const endless: ReadonlySet<string> = new Set([
  'hangs before the headers',
  'hangs in the stream',
  'one byte at a time',
] satisfies ModelFault[]);

/** Short where the test waits for them, far off where a busy machine must not meet them. */
export function deadlinesFor(fault: ModelFault | null): Deadlines {
  const isShort = fault !== null && endless.has(fault);
  return isShort
    ? { connectMs: 500, firstByteMs: 150, betweenChunksMs: 150, totalMs: 700, queueMs: 30_000 }
    : { connectMs: 10_000, firstByteMs: 10_000, betweenChunksMs: 10_000, totalMs: 30_000, queueMs: 30_000 };
}

interface Line {
  readonly id: string;
  readonly text: string;
}
interface Given {
  readonly reading: readonly { readonly field: string; readonly standing: string }[];
  readonly figures: Readonly<Record<string, unknown>>;
  readonly sheet: readonly (Line & { readonly label: string })[];
  /** Asked for the case against its answer as well. */
  readonly isDeep: boolean;
}
/** The model's answer to a sheet. */
type Analyst = (given: Given) => readonly Line[];

/** What a model that keeps to the rules says of any sheet. */
export const honestAnalyst: Analyst = ({ sheet, isDeep }) => [
  { id: 'answer', text: 'Test it with people you know before you build.' },
  { id: 'choose', text: sheet[0]?.id ?? '' },
  { id: 'find:1', text: 'The front desk does the work, so train them.' },
  ...(isDeep
    ? [
        { id: 'against', text: 'They may never change how they work.' },
        { id: 'reply', text: 'Then the test will show it early.' },
      ]
    : []),
];

export interface FakeModel {
  readonly baseUrl: string;
  /** Bodies of the requests that came, oldest first. */
  readonly asked: readonly string[];
  /** Bytes of its last answer without an end, when the other side hung up. */
  readonly sent: number;
  behave(as: ModelFault | Analyst): void;
  close(): Promise<void>;
}

export async function startFakeModel(): Promise<FakeModel> {
  const asked: string[] = [];
  let sent = 0;
  let behaviour: ModelFault | Analyst = honestAnalyst;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (behaviour === 'refuses connections') {
      request.socket.resetAndDestroy();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(body);
    if (typeof behaviour === 'function')
      return stream(response, JSON.stringify({ elements: behaviour(readGiven(body)) }));
    const endlessAnswer = endlessAnswers[behaviour];
    if (endlessAnswer === undefined) return fail(behaviour, request, response, body);
    sent = await flood(response, endlessAnswer);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    get sent() {
      return sent;
    },
    behave(as) {
      behaviour = as;
      sent = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readGiven(body: string): Given {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const last = messages.findLast(({ role }) => role === 'user')?.content;
  const text =
    typeof last === 'string' ? last : (last as { text: string }[]).map((part) => part.text).join('');
  const [json = '{}'] = text.split('\n\nYour last answer');
  return {
    ...(JSON.parse(json) as Omit<Given, 'isDeep'>),
    isDeep: JSON.stringify(messages).includes('against'),
  };
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function chunkOf(content: string, finish: string | null = null): string {
  const data = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta: content === '' ? {} : { content }, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(data)}\n\n`;
}

function stream(response: ServerResponse, text: string, finish = 'stop'): void {
  open(response);
  for (let at = 0; at < text.length; at += 300) response.write(chunkOf(text.slice(at, at + 300)));
  response.write(chunkOf('', finish));
  const usage = { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 };
  response.write(
    `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

interface Endless {
  readonly begins: string;
  readonly goesOn: string;
}
const list = '{"elements": [';
const endlessAnswers: Readonly<Record<string, Endless>> = {
  '100 MB': { begins: '', goesOn: chunkOf('x'.repeat(64 * 1024)) },
  'repeats itself for ever': {
    begins: list,
    goesOn: chunkOf('{"id": "answer", "text": "And so it goes on."},'),
  },
  'one string without end': {
    begins: `${list}{"id": "answer", "text": "`,
    goesOn: chunkOf('and so it is '),
  },
  'blanks without end': { begins: list, goesOn: chunkOf(' \n\t'.repeat(400)) },
  'brackets without end': { begins: list, goesOn: chunkOf('[{"a":'.repeat(200)) },
  'empty elements without end': { begins: list, goesOn: chunkOf('{},'.repeat(400)) },
  'one line without end': { begins: list, goesOn: 'x'.repeat(1024) },
  'broken events without end': { begins: list, goesOn: 'data: {"choices":\n\n'.repeat(50) },
  'events of another shape without end': { begins: list, goesOn: 'data: {}\n\n'.repeat(100) },
};

/** Answers with how many bytes went out until somebody hung up. */
async function flood(response: ServerResponse, { begins, goesOn }: Endless): Promise<number> {
  let sent = 0;
  open(response);
  response.write(chunkOf(begins));
  while (!response.destroyed && sent < 100 * 1024 * 1024) {
    sent += goesOn.length;
    if (!response.write(goesOn)) await sleep(1);
  }
  response.end();
  return sent;
}

async function fail(
  fault: ModelFault,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const whole = JSON.stringify({ elements: honestAnalyst(readGiven(body)) });
  switch (fault) {
    case 'resets before the headers':
      request.socket.resetAndDestroy();
      return;
    case 'hangs before the headers':
      return;
    case 'hangs in the stream':
      open(response);
      response.write(chunkOf('{"elements": ['));
      return;
    case 'one byte at a time':
      open(response);
      response.write(chunkOf('{"elements": ['));
      while (!response.destroyed) {
        response.write(' ');
        await sleep(20);
      }
      return;
    case '401':
    case '429':
    case '500':
      response.writeHead(Number(fault), { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'no', type: 'fake' } }));
      return;
    case 'cuts the stream off':
      open(response);
      response.write(chunkOf(whole.slice(0, Math.floor(whole.length / 2))));
      await sleep(20);
      request.socket.resetAndDestroy();
      return;
    case 'stops for length':
      return stream(response, whole, 'length');
    case 'empty body':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end();
      return;
    case 'no content':
      return stream(response, '');
    case 'garbage':
      return stream(response, 'I am so sorry, but let me think about the sea instead.');
    case 'a page of HTML':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Gateway</title><p>Log in to continue.');
      return;
    case 'wrong shape':
      return stream(response, JSON.stringify({ elements: [{ name: 1, words: [] }] }));
    case 'ends without its brackets':
      return stream(response, whole.slice(0, whole.lastIndexOf(']')));
    case 'ends after a whole element':
      return stream(response, whole.slice(0, whole.indexOf('"}') + 2));
    case 'ends after a line of its own':
      return stream(response, `${whole.slice(whole.indexOf('[') + 1, whole.indexOf('"}') + 2)}\n`);
    case 'stops for length, then says it is done':
      open(response);
      response.write(chunkOf(whole, 'length'));
      response.end(`${chunkOf('', 'stop')}data: [DONE]\n\n`);
      return;
    case 'stops for its content filter':
      return stream(response, whole, 'content_filter');
    case 'stops for no reason':
      open(response);
      response.end(chunkOf(whole));
      return;
  }
}
