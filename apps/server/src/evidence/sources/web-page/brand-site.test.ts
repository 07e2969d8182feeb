import { bareAround, type Evidence, readInput } from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherLoaders } from '@slipway/tools/gather';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnSqlite } from '../../../../test/engines.ts';
import { innerHosts, loopbackHosts } from '../../../../test/inner-spellings.ts';
import { type LoopbackServer, listenOn } from '../../../../test/loopback.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { emptyLibrary } from '../../../../test/small-tool.ts';
import type { Database } from '../../../db/client.ts';
import { type AddressPolicy, publicInternet } from '../../address-policy.ts';
import type { Resolve } from '../../checked-connect.ts';
import { makeEvidence } from '../../make-evidence.ts';
import { makeSafeFetch } from '../../safe-fetch.ts';
import type { SourceAdapters } from '../../source.ts';
import { makeWebPage } from './web-page.ts';

const outside = '127.0.0.2';
/** No other source is asked here. */
const sources = { 'web-page': makeWebPage({ userAgent: 'Slipway/0' }) } as SourceAdapters;
let site: LoopbackServer;
let inside: LoopbackServer;
let page = '';
let now = Date.UTC(2026, 10, 16);

beforeAll(async () => {
  site = await listenOn(outside, (request, response) => {
    const to = /^\/to\?(.*)$/.exec(request.url ?? '')?.[1];
    if (to !== undefined)
      response.writeHead(302, { location: Buffer.from(decodeURIComponent(to)).toString('latin1') }).end();
    else if (request.url === '/own.css')
      response.writeHead(200).end('a { color: #1f9d8a; font-family: Nunito }');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  inside = await listenOn('127.0.0.1', (_, response) => response.end('<title>secret</title>'), site.port);
});
afterAll(async () => {
  await Promise.all([site.stop(), inside.stop()]);
});
beforeEach(() => {
  page = '<title>Pawline, every slot filled</title>';
  inside.hits.length = 0;
});

const at = (path: string, host = outside) => `http://${host}:${site.port}/${path}`;

function open(db: Database, policy: Pick<AddressPolicy, 'allows'>, resolve?: Resolve): Evidence {
  // Each question comes after the pause of the one before.
  const clock = () => {
    now += 61_000;
    return now;
  };
  const fetch = makeSafeFetch({
    policy: { ...policy, ports: [site.port] },
    ...(resolve && { resolve }),
    limits: { totalMs: 2000 },
  });
  return makeEvidence(
    { db, clock, log: silentLog },
    {
      fetch,
      sources,
    },
  );
}

const onlyOutside = { allows: (address: string) => address === outside };
const to =
  (address: string): Resolve =>
  async () => [{ address, family: 4 }];

/** What the brand analyzer learns of a site; the form's own check is left out, so that only the client stands between. */
async function siteSeen(evidence: Evidence, address: string): Promise<unknown> {
  const gather = await gatherLoaders['brand-analyzer']?.();
  const around = { ...bareAround(await emptyLibrary(), '2026-11-16'), evidence };
  return Reflect.get(Object(await gather?.({ site: address }, around)), 'site');
}

const nothing = {
  kind: 'none',
  says: 'The pages of this site could not be reached, so nothing was looked up.',
};

describeOnSqlite('the site of a brand', (openDatabase) => {
  test('is read with its style sheets', async () => {
    page = '<title>Pawline</title><link rel=stylesheet href=/own.css><style>b{color:#24323f}</style>';
    expect(await siteSeen(open(await openDatabase(), onlyOutside), at('home'))).toMatchObject({
      kind: 'found',
      page: {
        title: 'Pawline',
        fonts: ['Nunito'],
        colours: [
          { hex: '#1f9d8a', count: 1 },
          { hex: '#24323f', count: 1 },
        ],
      },
    });
  });

  test('would reach the server inside where nothing is checked', async () => {
    const evidence = open(await openDatabase(), { allows: () => true });
    expect(await siteSeen(evidence, at('', '127.0.0.1'))).toMatchObject({ page: { title: 'secret' } });
    page = `<link rel=stylesheet href="${at('a.css', '127.1')}">`;
    await siteSeen(evidence, at('home'));
    expect(inside.hits).toEqual(['/', '/a.css']);
  });

  test('no spelling of an inner address is reached, and the form takes hardly one', async () => {
    expect(innerHosts.length).toBeGreaterThan(200);
    const evidence = open(await openDatabase(), publicInternet, to('127.0.0.1'));
    for (const host of innerHosts)
      expect(await siteSeen(evidence, at('', host)), host).toMatchObject({ kind: 'none' });
    expect(inside.hits).toEqual([]);
    const engine = await engineLoaders['brand-analyzer']?.();
    const taken = innerHosts.filter((host) => readInput(engine?.fields ?? [], { site: at('', host) }).ok);
    expect(taken).toEqual([]);
  });

  test('no redirect leads inside', async () => {
    const evidence = open(await openDatabase(), onlyOutside, to('127.0.0.1'));
    for (const host of loopbackHosts)
      expect(await siteSeen(evidence, at(`to?${encodeURIComponent(at('', host))}`)), host).toEqual(nothing);
    expect(inside.hits).toEqual([]);
  });

  test('no style sheet leads inside, by its address or by where it sends', async () => {
    const evidence = open(await openDatabase(), onlyOutside, to('127.0.0.1'));
    let number = 0;
    for (const host of [...loopbackHosts, 'rebind.pawline.com']) {
      page = `<title>Pawline</title><link rel=stylesheet href="${at('a.css', host)}">
        <link rel=stylesheet href="/to?${encodeURIComponent(at('b.css', host))}">`;
      number += 1;
      expect(await siteSeen(evidence, at(`page-${number}`)), host).toMatchObject({ kind: 'found' });
    }
    expect(inside.hits).toEqual([]);
  });

  test('a name that leads inside, at once or the second time, is refused', async () => {
    const db = await openDatabase();
    const name = at('', 'rebind.pawline.com');
    expect(await siteSeen(open(db, onlyOutside, to('127.0.0.1')), name)).toEqual(nothing);
    let asked = 0;
    const turning: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? outside : '127.0.0.1', family: 4 }];
    };
    page = `<title>Pawline</title><link rel=stylesheet href="/own.css">`;
    expect(await siteSeen(open(db, onlyOutside, turning), at('turn', 'rebind.pawline.com'))).toMatchObject({
      page: { title: 'Pawline', fonts: [] },
    });
    expect(asked).toBe(2);
    expect(inside.hits).toEqual([]);
  });

  test('one site that fails is left alone, and others are read', async () => {
    let clock = now;
    const failing = makeEvidence(
      { db: await openDatabase(), clock: () => clock, log: silentLog },
      {
        fetch: makeSafeFetch({ policy: { ...onlyOutside, ports: [site.port] }, resolve: to(outside) }),
        sources,
      },
    );
    const broken = `http://broken.pawline.com:${site.port}/to?http://[::1]/`;
    expect(await siteSeen(failing, broken)).toEqual(nothing);
    expect(await siteSeen(failing, at('', 'whole.pawline.com'))).toMatchObject({ kind: 'found' });
    const before = site.hits.length;
    expect(await siteSeen(failing, at('other', 'broken.pawline.com'))).toEqual(nothing);
    expect(site.hits).toHaveLength(before);
    clock += 31_000;
    expect(await siteSeen(failing, at('other', 'broken.pawline.com'))).toMatchObject({ kind: 'found' });
  });
});
