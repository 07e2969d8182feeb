import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnSqlite } from '../../../../test/engines.ts';
import { type LoopbackServer, listenOn } from '../../../../test/loopback.ts';
import { type DnsReply, listenForDns } from '../../../../test/loopback-dns.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import type { Database } from '../../../db/client.ts';
import { makeEvidence } from '../../make-evidence.ts';
import { makeSafeFetch } from '../../safe-fetch.ts';
import { makeWebPage } from '../web-page/web-page.ts';
import { makeWikipediaPageViews } from '../wikipedia-page-views.ts';
import { makeWikipediaSummary } from '../wikipedia-summary.ts';
import { makeAskDns } from './ask-dns.ts';
import { makeDomainRegistration } from './domain-registration.ts';

/** The registry that IANA lists, and a service that it is not. */
const registry = '127.0.0.2';
const elsewhere = '127.0.0.3';
const name = 'harrow.com';
const minuteMs = 60_000;
let now = 0;
let site: LoopbackServer;
let other: LoopbackServer;
let dns: Awaited<ReturnType<typeof listenForDns>>;
let rdap: (response: ServerResponse, path: string) => void;
let isListDown = false;
let dnsReply: (type: 'NS' | 'SOA') => DnsReply = () => 'nxdomain';

const domain = (more: object = {}) =>
  JSON.stringify({ objectClassName: 'domain', ldhName: 'HARROW.COM', ...more });
const answer = (status: number, body = '', headers = {}) => {
  rdap = (response) => response.writeHead(status, headers).end(body);
};

beforeAll(async () => {
  other = await listenOn(elsewhere, (_, response) => response.writeHead(404).end());
  site = await listenOn(
    registry,
    (request, response) => {
      const path = request.url ?? '';
      if (path !== '/list') return rdap(response, path);
      if (isListDown) return request.socket.destroy();
      response.end(
        JSON.stringify({
          version: '1.0',
          services: [
            [['uk'], [`http://${elsewhere}:${other.port}/`]],
            [['com', 'net'], [`http://${registry}:${site.port}/com/v1/`]],
            [['lost'], ['https://only-over-tls.example/']],
          ],
        }),
      );
    },
    other.port,
  );
  dns = await listenForDns(registry, (_, type) => dnsReply(type));
});
afterAll(async () => {
  await Promise.all([site.stop(), other.stop(), dns.stop()]);
});
beforeEach(() => {
  now = Date.UTC(2026, 10, 16, 22, 20);
  isListDown = false;
  site.hits.length = 0;
  other.hits.length = 0;
  dns.asked.length = 0;
  dnsReply = () => 'nxdomain';
  answer(404);
});

function makeSource(servers = [dns.server]) {
  return makeDomainRegistration({
    userAgent: 'Slipway/0 (ada@example.org)',
    clock: () => now,
    askDns: makeAskDns({ servers, timeoutMs: 60 }),
    bootstrapUrl: `http://${registry}:${site.port}/list`,
    only: 'http:',
  });
}
const fetchOutside = () =>
  makeSafeFetch({
    policy: { allows: (address) => [registry, elsewhere].includes(address), ports: [site.port] },
    limits: { totalMs: 300 },
  });
const ask = (address = name, source = makeSource()) => source.ask({ address }, fetchOutside());

describe('what the registry says', () => {
  test('200 is taken, with its status and its end', async () => {
    answer(
      200,
      domain({
        status: ['client hold', 'active'],
        events: [{ eventAction: 'expiration', eventDate: '2027-05-01T00:00:00Z' }],
        entities: [
          { roles: ['abuse'], vcardArray: ['vcard', [['fn', {}, 'text', 'Abuse desk']]] },
          { roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', 'Harbour Names Ltd']]] },
        ],
      }),
    );
    dnsReply = () => 'nxdomain';
    expect(await ask()).toEqual({
      state: 'taken',
      method: `RDAP of ${registry}:${site.port}`,
      note: 'registered but not in DNS, registered until 2027-05-01, with Harbour Names Ltd',
    });
    expect(site.hits).toEqual(['/list', '/com/v1/domain/harrow.com']);
    expect(dns.asked).toEqual([]);
  });

  test('400 is a name to be changed, whatever DNS says', async () => {
    answer(400);
    expect(await ask()).toMatchObject({ state: 'unknown', note: expect.stringContaining('change it') });
    expect(dns.asked).toEqual([]);
  });

  test.each([
    ['redemption period', /restore/],
    ['pending delete', /drop in about 5 days/],
    ['server hold', /not in DNS/],
    ['add period', /just registered/],
  ])('status “%s” is said', async (status, says) => {
    answer(200, domain({ status: [status] }));
    expect((await ask())?.note).toMatch(says);
  });

  test('404 of the listed server looks available, whatever DNS says', async () => {
    dnsReply = () => 'ns';
    expect(await ask()).toMatchObject({ state: 'likely', method: `RDAP of ${registry}:${site.port}` });
    expect(dns.asked).toEqual([]);
  });

  test('404 of a service it redirects to is not the registry’s word', async () => {
    rdap = (response) =>
      response.writeHead(302, { location: `http://${elsewhere}:${other.port}/domain/harrow.com` }).end();
    dnsReply = () => 'servfail';
    expect(await ask()).toMatchObject({
      state: 'unknown',
      note: expect.stringMatching(/is not the registry/),
    });
    expect(other.hits).toEqual(['/domain/harrow.com']);
  });

  test.each([301, 302, 307])('%i is followed, and the listed server’s 404 still counts', async (status) => {
    rdap = (response, path) =>
      path.endsWith('/moved')
        ? response.writeHead(404).end()
        : response.writeHead(status, { location: '/com/v1/moved' }).end();
    expect(await ask()).toMatchObject({ state: 'likely' });
  });

  test.each([
    [
      'more than three redirects',
      (response: ServerResponse) => response.writeHead(302, { location: '/again' }).end(),
    ],
    [
      'a redirect to another protocol',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'https://127.0.0.3/domain/harrow.com' }).end(),
    ],
    [
      'a redirect into our own network',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1/domain/harrow.com' }).end(),
    ],
    [
      'a page instead of an answer',
      (response: ServerResponse) => response.writeHead(200).end('<html>Buy this domain!</html>'),
    ],
    [
      'an answer about another name',
      (response: ServerResponse) => response.writeHead(200).end(domain({ ldhName: 'other.com' })),
    ],
    [
      'an error dressed as an answer',
      (response: ServerResponse) => response.writeHead(200).end('{"errorCode":404}'),
    ],
    ['an answer cut off', (response: ServerResponse) => response.writeHead(200).end(domain().slice(0, 20))],
    ['401', (response: ServerResponse) => response.writeHead(401).end()],
    ['403', (response: ServerResponse) => response.writeHead(403).end()],
    ['429', (response: ServerResponse) => response.writeHead(429).end()],
    ['500', (response: ServerResponse) => response.writeHead(500).end()],
    ['503', (response: ServerResponse) => response.writeHead(503).end()],
    ['silence', () => undefined],
    ['a connection torn down', (response: ServerResponse) => response.socket?.destroy()],
  ])('%s is unknown, and then DNS is a hint', async (_, reply) => {
    rdap = reply;
    dnsReply = () => 'refused';
    expect(await ask()).toMatchObject({ state: 'unknown' });
    dnsReply = () => 'nxdomain';
    expect(await ask()).toMatchObject({ state: 'possible', method: 'DNS' });
  });

  test('who asks to be left alone is: seconds or a date, an hour at most', async () => {
    const source = makeSource();
    answer(429, '', { 'retry-after': '120' });
    await ask(name, source);
    await ask('other.com', source);
    expect(site.hits).toEqual(['/list', '/com/v1/domain/harrow.com']);
    now += 2 * minuteMs;
    answer(429, '', { 'retry-after': new Date(now + 600 * minuteMs).toUTCString() });
    await ask(name, source);
    now += 59 * minuteMs;
    await ask(name, source);
    expect(site.hits).toHaveLength(3);
    now += minuteMs;
    answer(404);
    expect(await ask(name, source)).toMatchObject({ state: 'likely' });
  });

  test('at most two questions at a time', async () => {
    let [running, most] = [0, 0];
    rdap = (response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        response.writeHead(404).end();
      }, 15);
    };
    const source = makeSource();
    await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map((one) => ask(`${one}.com`, source)));
    expect(most).toBe(2);
  });
});

describe('what DNS says where no registry can be asked', () => {
  const unlisted = 'harrow.io';
  test.each<[string, (type: 'NS' | 'SOA') => DnsReply, string]>([
    ['name servers', () => 'ns', 'taken'],
    ['a zone without name servers', (type) => (type === 'SOA' ? 'soa' : 'empty'), 'taken'],
    ['NXDOMAIN', () => 'nxdomain', 'possible'],
    ['nothing for a name that is there', () => 'empty', 'unknown'],
    ['SERVFAIL', () => 'servfail', 'unknown'],
    ['REFUSED', () => 'refused', 'unknown'],
    ['silence', () => 'silence', 'unknown'],
  ])('%s', async (_, reply, state) => {
    dnsReply = reply;
    expect(await ask(unlisted)).toMatchObject({
      state,
      note: expect.stringMatching(/no registry that can be asked/),
    });
    expect(site.hits).toEqual(['/list']);
  });

  test('a registry that is listed over another protocol only is not asked', async () => {
    expect(await ask('harrow.lost')).toMatchObject({ state: 'possible' });
  });

  test('no list and no name server is offline; the list is not asked for again at once', async () => {
    isListDown = true;
    const source = makeSource(['127.0.0.9:9']);
    await expect(ask(name, source)).rejects.toThrow('neither IANA nor a name server answered');
    await expect(ask(name, source)).rejects.toThrow();
    expect(site.hits).toEqual(['/list']);
    isListDown = false;
    now += minuteMs;
    expect(await ask(name, source)).toMatchObject({ state: 'likely' });
  });

  test('the list is read once a day', async () => {
    const source = makeSource();
    await ask(name, source);
    now += 23 * 60 * minuteMs;
    await ask(name, source);
    now += 2 * 60 * minuteMs;
    await ask(name, source);
    expect(site.hits.filter((path) => path === '/list')).toHaveLength(2);
  });
});

test.each([
  ['Harrow.COM', 'harrow.com'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['a-b.co.uk', 'a-b.co.uk'],
  ['harrow', null],
  ['-a.com', null],
  ['a-.com', null],
  ['ab--c.com', null],
  [`${'a'.repeat(64)}.com`, null],
  ['a b.com', null],
  [`${'a.'.repeat(130)}com`, null],
])('“%s” is asked as %s', (address, asked) => {
  expect(makeSource([]).normalise({ address })).toEqual(asked === null ? null : { address: asked });
});

describeOnSqlite('kept', (openDatabase) => {
  const open = (db: Database) =>
    makeEvidence(
      { db, clock: () => now, log: silentLog },
      {
        fetch: fetchOutside(),
        sources: {
          'wikipedia-page-views': makeWikipediaPageViews({ userAgent: 'test' }),
          'wikipedia-summary': makeWikipediaSummary({ userAgent: 'test' }),
          'domain-registration': makeSource(),
          'web-page': makeWebPage({ userAgent: 'test' }),
        },
      },
    );
  const asked = () => site.hits.filter((path) => path.includes('/domain/')).length;

  test.each([
    ['taken', 200, 24 * 60],
    ['likely', 404, 60],
    ['unknown', 500, 5],
  ])('%s (%i) is used again for %i minutes', async (state, status, minutes) => {
    answer(status, status === 200 ? domain() : '');
    dnsReply = () => 'servfail';
    const evidence = open(await openDatabase());
    const look = () => evidence.look('domain-registration', { address: name });
    expect(await look()).toMatchObject({ kind: 'found', at: new Date(now).toISOString(), value: { state } });
    now += minutes * minuteMs - 1;
    await look();
    expect(asked()).toBe(1);
    now += 1;
    await look();
    expect(asked()).toBe(2);
  });

  test('an old “looks available” is not shown again while nobody can be asked', async () => {
    const db = await openDatabase();
    const evidence = open(db);
    await evidence.look('domain-registration', { address: name });
    now += 25 * 60 * minuteMs;
    isListDown = true;
    dnsReply = () => 'silence';
    expect(await evidence.look('domain-registration', { address: name })).toMatchObject({ kind: 'offline' });
  });
});
