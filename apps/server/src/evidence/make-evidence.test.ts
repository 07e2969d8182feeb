import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine, describeOnSqlite } from '../../test/engines.ts';
import { type LoopbackServer, listenOn } from '../../test/loopback.ts';
import { silentLog } from '../../test/silent-log.ts';
import type { Database } from '../db/client.ts';
import { makeEvidence } from './make-evidence.ts';
import { makeSafeFetch } from './safe-fetch.ts';
import { makeDomainRegistration } from './sources/domain/domain-registration.ts';
import { makeWebPage } from './sources/web-page/web-page.ts';
import { makeWikipediaPageViews } from './sources/wikipedia-page-views.ts';
import { makeWikipediaSummary } from './sources/wikipedia-summary.ts';

const outside = '127.0.0.2';
const bikes = { article: 'electric bicycle', from: '2026-01-01', to: '2026-01-03' };
const hourMs = 60 * 60_000;
let now = Date.UTC(2026, 1, 1);
let site: LoopbackServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let userAgents: (string | undefined)[] = [];

/** As https://wikimedia.org/api/rest_v1 answers. */
const item = (day: string, views: number) => ({
  project: 'en.wikipedia',
  article: 'Electric_bicycle',
  granularity: 'daily',
  timestamp: `${day}00`,
  access: 'all-access',
  agent: 'user',
  views,
});
const counted = JSON.stringify({
  items: [item('20260102', 950), item('20260101', 900), item('20260103', 1200)],
});
const absent = JSON.stringify({
  type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found',
  title: 'Not found.',
  method: 'get',
  detail: 'The date(s) you used are valid, but we either do not have data for those date(s).',
  uri: '/analytics.wikimedia.org/v1/pageviews/per-article',
});
const json = (body: string, status = 200) => {
  answer = (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

beforeAll(async () => {
  site = await listenOn(outside, (request, response) => {
    userAgents.push(request.headers['user-agent']);
    answer(request, response);
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  now = Date.UTC(2026, 1, 1);
  site.hits.length = 0;
  userAgents = [];
  json(counted);
});

function open(
  db: Database,
  limits: { readonly limit?: { readonly max: number; readonly windowMs: number } } = {},
) {
  const policy = { allows: (address: string) => address === outside, ports: [site.port] };
  return makeEvidence(
    { db, clock: () => now, log: silentLog },
    {
      fetch: makeSafeFetch({ policy, limits: { totalMs: 300 } }),
      sources: {
        'wikipedia-page-views': {
          ...makeWikipediaPageViews({
            userAgent: 'Slipway/0 (ada@example.org)',
            baseUrl: `http://${outside}:${site.port}`,
          }),
          ...limits,
        },
        'wikipedia-summary': makeWikipediaSummary({ userAgent: 'test' }),
        'domain-registration': makeDomainRegistration({
          userAgent: 'test',
          clock: () => now,
          askDns: async () => ({ kind: 'no-data' }),
        }),
        'web-page': makeWebPage({ userAgent: 'Slipway/0' }),
      },
    },
  );
}

const unreachable = {
  kind: 'offline',
  says: 'Wikipedia page views could not be reached, so nothing was looked up.',
};

describeEachEngine('evidence', (openDatabase) => {
  test('a series, oldest first, with its source and the time of the answer', async () => {
    const evidence = open(await openDatabase());
    expect(await evidence.look('wikipedia-page-views', bikes)).toEqual({
      kind: 'found',
      at: '2026-02-01T00:00:00.000Z',
      source: expect.objectContaining({ publisher: 'Wikimedia', year: 2026 }),
      value: [
        { date: '2026-01-01', views: 900 },
        { date: '2026-01-02', views: 950 },
        { date: '2026-01-03', views: 1200 },
      ],
    });
    const base = '/metrics/pageviews/per-article/en.wikipedia/all-access/user';
    expect(site.hits).toEqual([`${base}/Electric_bicycle/daily/20260101/20260103`]);
    expect(userAgents).toEqual(['Slipway/0 (ada@example.org)']);
  });

  test('one question for many who ask at once, and for a day', async () => {
    const db = await openDatabase();
    const evidence = open(db);
    const look = () => evidence.look('wikipedia-page-views', bikes);
    await Promise.all([look(), look(), look()]);
    now += 23 * hourMs;
    expect(await open(db).look('wikipedia-page-views', bikes)).toMatchObject({
      at: '2026-02-01T00:00:00.000Z',
    });
    expect(site.hits).toHaveLength(1);
    now += hourMs;
    expect(await look()).toMatchObject({ at: '2026-02-02T00:00:00.000Z' });
    expect(site.hits).toHaveLength(2);
  });

  test('what it said before, with its age, when the source does not answer', async () => {
    const evidence = open(await openDatabase());
    await evidence.look('wikipedia-page-views', bikes);
    now += 72 * hourMs;
    json('', 503);
    expect(await evidence.look('wikipedia-page-views', bikes)).toMatchObject({
      kind: 'found',
      at: '2026-02-01T00:00:00.000Z',
    });
  });

  test('nothing found is an answer, kept like one', async () => {
    const evidence = open(await openDatabase());
    json(absent, 404);
    const look = () => evidence.look('wikipedia-page-views', bikes);
    const nothing = {
      kind: 'nothing',
      says: 'Wikipedia counts no views of “Electric bicycle” in this time; check the title of the article.',
    };
    expect([await look(), await look()]).toEqual([nothing, nothing]);
    expect(site.hits).toHaveLength(1);
  });

  test('a source that fails is left alone, for as long as it asks', async () => {
    const evidence = open(await openDatabase());
    const look = () => evidence.look('wikipedia-page-views', bikes);
    answer = (_, response) => response.writeHead(429, { 'retry-after': '120' }).end();
    expect(await look()).toEqual(unreachable);
    json(counted);
    now += 119_000;
    expect(await look()).toEqual(unreachable);
    expect(site.hits).toHaveLength(1);
    now += 1000;
    expect(await look()).toMatchObject({ kind: 'found' });
  });

  test('no more questions than its limit, counted for every server on the same database', async () => {
    const db = await openDatabase();
    const few = { limit: { max: 3, windowMs: 60_000 } };
    const servers = [open(db, few), open(db, few)];
    const ask = async (day: number) => {
      const to = new Date(day * 24 * hourMs).toISOString().slice(0, 10);
      const question = { ...bikes, from: '2025-01-01', to };
      return (await servers[day % 2]?.look('wikipedia-page-views', question))?.kind ?? '';
    };
    const kinds: string[] = [];
    for (let day = 20_500; day < 20_504; day += 1) kinds.push(await ask(day));
    expect(kinds.filter((kind) => kind === 'found')).toHaveLength(3);
    expect(kinds.at(-1)).toBe('offline');
    expect(site.hits).toHaveLength(3);
  });

  test('the table names no question, and forgets', async () => {
    const db = await openDatabase();
    await open(db).look('wikipedia-page-views', bikes);
    const rows = await db.query.selectFrom('evidence_answer').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/bicycle/i);
    now += 91 * 24 * hourMs;
    await open(db).look('wikipedia-page-views', { ...bikes, to: '2026-01-04' });
    expect(await db.query.selectFrom('evidence_answer').select('key').execute()).toHaveLength(1);
  });
});

const faults: Readonly<Record<string, typeof answer>> = {
  'an error': (_, response) => response.writeHead(500).end(),
  'too many': (_, response) => response.writeHead(429).end(),
  'a refusal': (_, response) => response.writeHead(403).end('Please set a user-agent'),
  'a reset': (request) => request.socket.destroy(),
  'no end': (_, response) => void response.write('{"items":['),
  silence: () => {},
  'an empty body': (_, response) => response.end(),
  'a web page': (_, response) => response.end('<html>sign in to the hotel network</html>'),
  'another shape': (_, response) => response.end('{"items":[{"timestamp":20260101,"views":"many"}]}'),
  'a negative count': (_, response) => response.end(JSON.stringify({ items: [item('20260101', -5)] })),
  'half of it': (_, response) => response.end(counted.slice(0, -9)),
  'far too much': (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024, ' ')),
  'a way inside': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
};

describeOnSqlite('a source that answers with', (openDatabase) => {
  test.each(Object.entries(faults))('%s is one line in the sheet', async (_, fault) => {
    answer = fault;
    expect(await open(await openDatabase()).look('wikipedia-page-views', bikes)).toEqual(unreachable);
  });
});
