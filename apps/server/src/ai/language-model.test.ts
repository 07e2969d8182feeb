import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { deadlinesFor } from '../../test/fake-model.ts';
import type { ModelConfig } from '../config.ts';
import { askModel } from './ask-model.ts';
import { makeGuardedFetch } from './guarded-fetch.ts';
import { makeLanguageModel } from './language-model.ts';

/** Each provider's own way of streaming one answer, as its documentation writes it. */
const answer = '{"elements":[{"id":"verdict","text":"Sell it to dental offices."}]}';
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;

const streams: Readonly<Record<string, string>> = {
  openai: [
    named('response.created', { response: { id: 'r', object: 'response', created_at: 1, model: 'm' } }),
    named('response.output_item.added', {
      output_index: 0,
      item: { id: 'msg', type: 'message', status: 'in_progress', role: 'assistant', content: [] },
    }),
    named('response.output_text.delta', { item_id: 'msg', output_index: 0, content_index: 0, delta: answer }),
    named('response.output_item.done', {
      output_index: 0,
      item: {
        id: 'msg',
        type: 'message',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text: answer, annotations: [] }],
      },
    }),
    named('response.completed', {
      response: {
        id: 'r',
        object: 'response',
        created_at: 1,
        model: 'm',
        output: [],
        usage: { input_tokens: 12, output_tokens: 7 },
      },
    }),
  ].join(''),
  anthropic: [
    named('message_start', {
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 12, output_tokens: 1 },
      },
    }),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: answer } }),
    named('content_block_stop', { index: 0 }),
    named('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 7 },
    }),
    named('message_stop', {}),
  ].join(''),
  google: data({
    candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 7, totalTokenCount: 19 },
  }),
};

let close = async (): Promise<void> => {};
afterEach(() => close());

async function listen(stream: string): Promise<{ baseUrl: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(stream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { baseUrl: `http://127.0.0.1:${address.port}`, requests };
}

test.each([
  ['openai', 'gpt-4.1-mini', 'authorization', 'Bearer a-key', '/responses'],
  ['anthropic', 'claude-sonnet-4-5', 'x-api-key', 'a-key', '/messages'],
  ['google', 'gemini-2.5-flash', 'x-goog-api-key', 'a-key', '/models/gemini-2.5-flash:streamGenerateContent'],
] as const)('%s is spoken to in its own way', async (provider, name, header, key, path) => {
  const { baseUrl, requests } = await listen(streams[provider] ?? '');
  const config: ModelConfig = { provider, name, apiKey: 'a-key', baseUrl };
  const seen: unknown[] = [];
  const result = await askModel({
    model: makeLanguageModel(config, makeGuardedFetch(deadlinesFor(null))),
    instructions: 'Answer.',
    prompt: '{}',
    signal: new AbortController().signal,
    totalMs: 20_000,
    onElement: (one) => seen.push(one),
  });
  expect(seen).toEqual([{ id: 'verdict', text: 'Sell it to dental offices.' }]);
  expect(result.problem).toBeNull();
  expect(result.usage).toMatchObject({ inputTokens: 12, outputTokens: 7 });
  expect(requests.map(({ url }) => url?.split('?')[0])).toEqual([path]);
  expect(requests[0]?.headers[header]).toBe(key);
});
