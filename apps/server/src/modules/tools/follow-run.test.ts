import { afterEach, expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestApp, TestAppOptions } from '../../../test/kit.ts';
import { type Listening, listen, type StreamedEvent } from '../../../test/listening.ts';
import { failWith, giveView, hangForEver, makeStandIn } from '../../../test/model-stand-in.ts';
import { signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, runsPath, smallInput, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';
import type { Database } from '../../db/client.ts';
import { listBreaches } from '../../db/invariants.ts';
import { followRun } from './follow-run.ts';
import { makeLiveRuns } from './live-runs.ts';
import { streamsMax } from './stream-count.ts';

const opened: { kit: TestApp; place: Listening }[] = [];
afterEach(async () => {
  for (const { kit, place } of opened.splice(0)) {
    await kit.deps.runs.stop(0);
    await place.server.stop();
    await kit.close();
  }
});

async function open(options: TestAppOptions): Promise<{ kit: TestApp; place: Listening; ada: Client }> {
  const kit = await makeRunApp(options);
  const place = await listen(kit);
  opened.push({ kit, place });
  const ada = await signUp(kit, 'ada@example.com', { client: place.client() });
  return { kit, place, ada };
}

const begin = (place: Listening, client: Client, key = 'k') =>
  place.follow(client, 'POST', runsPath, { input: smallInput }, { 'idempotency-key': key });

/** Names of the events, with the stage where there is one. */
function names(events: readonly StreamedEvent[]): string[] {
  return events.map(({ event, data }) =>
    event === 'stage' ? `stage ${Reflect.get(Object(data), 'stage')}` : event,
  );
}

function dataOf(events: readonly StreamedEvent[], name: string): unknown {
  return events.find(({ event }) => event === name)?.data;
}

/** A model that waits for the test after its first part, and then gives the rest. */
function makePatient() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const model = makeStandIn(async (request) => {
    request.onElement({ id: 'answer', text: 'A short text: {{f:letters}}.' });
    await promise;
    return giveView(request);
  });
  return { model, goOn: resolve };
}

describeEachEngine('following a run', (database, _engine, testOnce) => {
  testOnce('without a model: accepted, stages, report, result', async () => {
    const { place, ada } = await open({ db: await database() });
    const stream = await begin(place, ada);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    // The raw response carries the same headers as every other answer.
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stream.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const events = await stream.rest();
    expect(names(events)).toEqual(['accepted', 'stage reading', 'stage counting', 'report', 'result']);
    const result = dataOf(events, 'result');
    expect(dataOf(events, 'accepted')).toEqual({ id: idIn(result) });
    expect(dataOf(events, 'report')).toMatchObject({
      basis: { letters: 24 },
      title: 'Letters of Gap filling for dent',
      report: { figures: { worth: { value: 72 } } },
    });
    expect((await ada.request('GET', `/api/runs/${idIn(result)}`)).body).toEqual(result);
  });

  testOnce('with a model: the computed report first, then the model’s view, then the result', async () => {
    const { model, goOn } = makePatient();
    const { place, ada, kit } = await open({ db: await database(), model });
    const stream = await begin(place, ada);
    const first = await stream.until('words');
    expect(names(first)).toEqual([
      'accepted',
      'stage reading',
      'stage counting',
      'report',
      'stage asking',
      'words',
    ]);
    expect(dataOf(first, 'words')).toMatchObject({
      block: {
        id: 'model-view',
        title: 'A model’s view, not checked',
        rows: [{ label: 'Its answer', statements: [{ text: 'A short text: {{f:letters}}.', by: 'model' }] }],
      },
    });
    // Stored before the model has answered.
    const id = idIn(dataOf(first, 'accepted'));
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      status: 'running',
      cost: 1,
      report: { figures: { worth: { value: 72 } } },
      result: { headline: 'It is worth 72.' },
    });
    goOn();
    const rest = await stream.rest();
    expect(names(rest)).toEqual(['words', 'words', 'words', 'stage checking', 'result']);
    expect(dataOf(rest, 'result')).toMatchObject({ status: 'done', cost: 1, model: { added: 4 } });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
  });

  testOnce('a run outlives its connection, and whoever comes back is told what was missed', async () => {
    const { model, goOn } = makePatient();
    const { place, ada } = await open({ db: await database(), model });
    const lost = await begin(place, ada);
    const id = idIn(dataOf(await lost.until('words'), 'accepted'));
    lost.hangUp();
    const [again, sameKey] = await Promise.all([
      place.follow(ada, 'GET', `/api/runs/${id}`),
      begin(place, ada),
    ]);
    const missed = ['accepted', 'stage reading', 'stage counting', 'report', 'stage asking', 'words'];
    for (const stream of [again, sameKey]) expect(names(await stream.until('words'))).toEqual(missed);
    goOn();
    const [one, other] = await Promise.all([again.rest(), sameKey.rest()]);
    expect(one).toEqual(other);
    expect(one.at(-1)).toMatchObject({ event: 'result', data: { id, status: 'done', cost: 1 } });
    expect(model.asked).toHaveLength(1);
    // And long after: what is there, and the end.
    const late = await (await place.follow(ada, 'GET', `/api/runs/${id}`)).rest();
    expect(names(late)).toEqual(['accepted', 'report', 'result']);
    expect(late.at(-1)).toEqual(one.at(-1));
  });

  test('a run of another server is followed through the database', async () => {
    const db = await database();
    const { model, goOn } = makePatient();
    const { place, ada } = await open({ db, model });
    const first = await begin(place, ada);
    const id = idIn(dataOf(await first.until('words'), 'accepted'));
    const other = await makeRunApp({ db });
    const elsewhere = await listen(other);
    opened.push({ kit: other, place: elsewhere });
    const stream = await elsewhere.follow(ada, 'GET', `/api/runs/${id}`);
    expect(names(await stream.until('report'))).toEqual(['accepted', 'report']);
    goOn();
    expect(await stream.rest()).toMatchObject([{ event: 'result', data: { id, model: { added: 4 } } }]);
    expect((await first.rest()).at(-1)?.event).toBe('result');
  });

  test('fifty who follow another server’s run share one look at the database', async () => {
    const db = await database();
    const { model, goOn } = makePatient();
    const { place, ada } = await open({ db, model });
    const first = await begin(place, ada);
    const id = idIn(dataOf(await first.until('words'), 'accepted'));
    let looks = 0;
    const counting: Database = {
      ...db,
      get query() {
        looks += 1;
        return db.query;
      },
    };
    const uid = String(Reflect.get(Object((await ada.request('GET', '/api/me')).body), 'uid'));
    const deps = { db: counting, clock: Date.now, runs: makeLiveRuns() };
    const told = Array.from({ length: 50 }, () => [] as string[]);
    const gone = new AbortController();
    const ends = told.map((events, index) =>
      followRun(
        deps,
        { uid, runId: id },
        ({ event }) => events.push(event),
        index === 0 ? gone.signal : undefined,
      ),
    );
    await expect.poll(() => told.every((events) => events.includes('report'))).toBe(true);
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // Some four looks of one query; fifty of their own would be hundreds.
    expect(looks - before).toBeLessThanOrEqual(20);
    expect(looks - before).toBeGreaterThan(0);
    gone.abort();
    expect(await ends[0]).toBeNull();
    goOn();
    for (const end of await Promise.all(ends.slice(1))) expect(end).toMatchObject({ event: 'result' });
    for (const events of told.slice(1)) expect(events).toEqual(['accepted', 'report', 'result']);
    // Nobody is left, so nobody looks.
    const after = looks;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(looks).toBe(after);
    await first.rest();
  });

  testOnce(
    'one person’s streams are bounded: further ones get the plain answer, others are not touched',
    async () => {
      const { model, goOn } = makePatient();
      const { place, kit, ada } = await open({ db: await database(), model });
      const first = await begin(place, ada);
      const id = idIn(dataOf(await first.until('words'), 'accepted'));
      const streams = [];
      for (let each = 1; each < streamsMax; each += 1)
        streams.push(await place.follow(ada, 'GET', `/api/runs/${id}`));
      for (const stream of streams) expect(stream.headers.get('content-type')).toBe('text/event-stream');
      const plain = await ada.request('GET', `/api/runs/${id}`, undefined, {
        headers: { accept: 'text/event-stream' },
      });
      expect([plain.status, plain.body]).toMatchObject([200, { id, status: 'running' }]);
      const sameKey = ada.request(
        'POST',
        runsPath,
        { input: smallInput },
        {
          headers: { accept: 'text/event-stream', 'idempotency-key': 'k' },
        },
      );
      const eve = await signUp(kit, 'eve@example.com', { client: place.client() });
      const hers = await begin(place, eve);
      expect(hers.headers.get('content-type')).toBe('text/event-stream');
      // Who leaves makes room.
      streams.pop()?.hangUp();
      await expect
        .poll(async () => {
          const again = await place.follow(ada, 'GET', `/api/runs/${id}`);
          if (again.headers.get('content-type') === 'text/event-stream') streams.push(again);
          // An answer that nobody reads would hold the server back when it stops.
          else await again.rest();
          return again.headers.get('content-type');
        })
        .toBe('text/event-stream');
      goOn();
      expect((await sameKey).body).toMatchObject({ id, status: 'done', cost: 1 });
      for (const stream of [first, hers, ...streams])
        expect((await stream.rest()).at(-1)).toMatchObject({ event: 'result' });
    },
  );

  testOnce('a failing engine ends in an error event, a failing model in a result', async () => {
    const db = await database();
    const fail = () => {
      throw new Error('broken');
    };
    const { place, ada } = await open({ db, tools: makeSmallToolbox({ onRun: fail }) });
    const events = await (await begin(place, ada)).rest();
    expect(names(events)).toEqual(['accepted', 'stage reading', 'stage counting', 'error']);
    expect(dataOf(events, 'error')).toEqual({
      error: {
        code: 'tool/failed',
        message: 'This run failed on our side. Your credits were returned. Please try again.',
      },
    });
    const second = await makeRunApp({ db, model: makeStandIn(failWith('model/busy')) });
    const elsewhere = await listen(second);
    opened.push({ kit: second, place: elsewhere });
    const modelFails = await (await begin(elsewhere, ada, 'another')).rest();
    expect(names(modelFails).slice(-2)).toEqual(['stage asking', 'result']);
    expect(modelFails.at(-1)?.data).toMatchObject({ cost: 0, error: { code: 'model/busy' } });
  });

  testOnce('what is refused is refused before any stream begins', async () => {
    const { place, ada } = await open({ db: await database() });
    const signedOut = await begin(place, place.client());
    expect([signedOut.status, signedOut.headers.get('content-type')]).toEqual([401, 'application/json']);
    expect((await place.follow(ada, 'GET', '/api/runs/nothing')).status).toBe(404);
    const stranger = await signUp(opened[0]?.kit ?? fail(), 'eve@example.com', { client: place.client() });
    const { body } = await start(ada);
    expect((await place.follow(stranger, 'GET', `/api/runs/${idIn(body)}`)).status).toBe(404);
  });

  testOnce(
    'stopping: a run that waits for its model ends with what was computed, and costs nothing',
    async () => {
      const { kit, place, ada } = await open({ db: await database(), model: makeStandIn(hangForEver) });
      const stream = await begin(place, ada);
      await stream.until('report');
      await Promise.all([kit.deps.runs.stop(50), place.server.stop()]);
      const end = (await stream.rest()).at(-1);
      expect(end).toMatchObject({
        event: 'result',
        data: { status: 'done', cost: 0, error: { code: 'model/unavailable' } },
      });
      expect(await creditsOf((await makeSibling(kit, ada)).client)).toBe(10);
      expect(await listBreaches(kit.deps.db)).toEqual([]);
    },
  );

  testOnce('stopping: a run that ends by itself is waited for', async () => {
    const model = makeStandIn(async (question) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return giveView(question);
    });
    const { kit, place, ada } = await open({ db: await database(), model });
    const stream = await begin(place, ada);
    await stream.until('report');
    await Promise.all([kit.deps.runs.stop(8000), place.server.stop()]);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'result', data: { cost: 1, error: null } });
  });
});

/** The same person at another server, when the first has stopped. */
async function makeSibling(kit: TestApp, client: Client): Promise<{ client: Client }> {
  const other = await makeRunApp({ db: kit.deps.db });
  const place = await listen(other);
  opened.push({ kit: other, place });
  const sibling = place.client();
  for (const [name, value] of client.cookies) sibling.cookies.set(name, value);
  return { client: sibling };
}

function fail(): never {
  throw new Error('no app');
}
