import { afterEach, expect, it, vi } from 'vitest';
import { driveRun, type RunNews, type RunOrder } from './drive-run.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = readonly [string, unknown][] | Response | 'broken';
interface Asked {
  readonly call: string;
  readonly key: string | null;
}

/** Each connection is answered by the next of these; events are sent and the connection then breaks. */
function connections(...answers: readonly Answer[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = answers[asked.length];
    asked.push({ call: `${init.method} ${path}`, key: new Headers(init.headers).get('idempotency-key') });
    if (answer === undefined || answer === 'broken') throw new TypeError('network');
    if (answer instanceof Response) return answer;
    const text = answer.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
    return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  });
  return asked;
}

const order: RunOrder = { toolId: 'swot', input: { idea: 'x' }, projectId: 'p1', kept: [], key: 'k1' };

async function drive(what: RunOrder = order): Promise<string[]> {
  const news: RunNews[] = [];
  await driveRun(what, {
    signal: new AbortController().signal,
    tell: (one) => news.push(one),
    pause: async () => undefined,
  });
  return news.map((one) => (one.name === 'refused' ? `refused ${one.error.code}` : one.name));
}

const accepted: [string, unknown] = ['accepted', { id: 'r 1' }];
const result: [string, unknown] = ['result', { id: 'r 1' }];
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status });

it('tells every event up to the result', async () => {
  const asked = connections([
    accepted,
    ['stage', { label: 'Counting' }],
    ['news', {}],
    result,
    ['stage', {}],
  ]);
  expect(await drive()).toEqual(['accepted', 'stage', 'result']);
  expect(asked).toEqual([{ call: 'POST /api/tools/swot/runs', key: 'k1' }]);
});

it('asks again with the same key while nobody has accepted, and follows the run from then on', async () => {
  const asked = connections('broken', [accepted], 'broken', refusal(503, 'server/unavailable'), [result]);
  expect(await drive()).toEqual(['lost', 'accepted', 'lost', 'lost', 'lost', 'result']);
  expect(asked.map(({ call, key }) => [call, key])).toEqual([
    ['POST /api/tools/swot/runs', 'k1'],
    ['POST /api/tools/swot/runs', 'k1'],
    ['GET /api/runs/r%201', null],
    ['GET /api/runs/r%201', null],
    ['GET /api/runs/r%201', null],
  ]);
});

it('gives up what never began', async () => {
  connections();
  expect(await drive()).toEqual(['lost', 'lost', 'refused network/offline']);
});

it('waits for one that has begun for as long as it takes', async () => {
  connections([accepted], ...Array.from({ length: 20 }, () => 'broken' as const), [result]);
  expect((await drive()).at(-1)).toBe('result');
});

it('passes a refusal on and asks no further', async () => {
  const asked = connections(refusal(402, 'tool/insufficient-credits'));
  expect(await drive()).toEqual(['refused tool/insufficient-credits']);
  expect(asked).toHaveLength(1);
});

it('picks up a run by its id, also from a server that answers whole', async () => {
  const whole = (status: string) => new Response(JSON.stringify({ id: 'r 1', status }));
  connections(whole('running'), whole('done'));
  expect(await drive({ id: 'r 1' })).toEqual(['accepted', 'lost', 'result']);
});

it('falls silent when nobody listens any more', async () => {
  const stop = new AbortController();
  const tell = vi.fn(() => stop.abort());
  connections([accepted, result]);
  await driveRun(order, { signal: stop.signal, tell, pause: async () => undefined });
  expect(tell).toHaveBeenCalledTimes(1);
});
