import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { innerHosts, loopbackHosts } from '../../test/inner-spellings.ts';
import { type LoopbackServer, listenOn } from '../../test/loopback.ts';
import { type AddressPolicy, publicInternet } from './address-policy.ts';
import type { Resolve } from './checked-connect.ts';
import { FetchFault } from './fetch-fault.ts';
import { makeSafeFetch } from './safe-fetch.ts';

/** Another loopback address plays the internet; what is inside listens on the usual one, on the same port. */
const outside = '127.0.0.2';
let site: LoopbackServer;
let inside: LoopbackServer;
let onlyOutside: AddressPolicy;
/** The real check, on the port of the server inside. */
let real: AddressPolicy;

const megabyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(40 * megabyte));

beforeAll(async () => {
  site = await listenOn(outside, (request, response) => {
    const [, kind = '', rest = ''] = /^\/([^/?]*)\??(.*)$/.exec(request.url ?? '') ?? [];
    // Node writes headers byte by byte.
    const to = Buffer.from(decodeURIComponent(rest)).toString('latin1');
    if (kind === 'to') response.writeHead(302, { location: to }).end();
    else if (kind === 'loop') response.writeHead(307, { location: '/loop' }).end();
    else if (kind === 'hang') return;
    else if (kind === 'reset') request.socket.destroy();
    else if (kind === 'drip') setInterval(() => response.write('.'), 20).unref();
    else if (kind === 'cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    } else if (kind === 'large') response.end(Buffer.alloc(3 * megabyte, 'a'));
    else if (kind === 'bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else if (kind === 'torn') response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all');
    else if (kind === 'teapot') response.writeHead(418).end('short and stout');
    else response.writeHead(200).end(JSON.stringify(request.headers));
  });
  inside = await listenOn('127.0.0.1', (_, response) => response.end('secret'), site.port);
  onlyOutside = { allows: (address) => address === outside, ports: [site.port] };
  real = { ...publicInternet, ports: [site.port] };
});

afterAll(async () => {
  await Promise.all([site.stop(), inside.stop()]);
});

const answering = (...addresses: string[]): Resolve => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'fetched';
  } catch (error) {
    if (error instanceof FetchFault) return error.kind;
    throw error;
  }
}

const at = (path: string, host = outside) => `http://${host}:${site.port}/${path}`;

test('reads a page of the internet and says nothing of who asks', async () => {
  const { status, text } = await makeSafeFetch({ policy: onlyOutside })(at('page'), {
    'user-agent': 'Slipway',
  });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ 'user-agent': 'Slipway' });
  expect(Object.keys(JSON.parse(text))).not.toContain('cookie');
});

test('some of the spellings do reach the server inside where nothing is checked', async () => {
  const open = makeSafeFetch({ policy: { allows: () => true, ports: [site.port] } });
  const reaching = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '１２７.0.0.1',
    '127%2e0%2e0%2e1',
  ];
  for (const host of reaching) expect((await open(at('', host))).text, host).toBe('secret');
  expect(inside.hits.splice(0)).toHaveLength(reaching.length);
});

test('no spelling of an inner address is reached', async () => {
  expect(innerHosts.length).toBeGreaterThan(200);
  const fetch = makeSafeFetch({ policy: real, resolve: answering('127.0.0.1') });
  const kinds = await Promise.all(innerHosts.map(async (host) => [host, await kindOf(fetch(at('', host)))]));
  expect(kinds.filter(([, kind]) => kind !== 'refused')).toEqual([]);
  expect(inside.hits).toEqual([]);
});

test('no redirect leads inside, however it spells the way', async () => {
  const fetch = makeSafeFetch({ policy: onlyOutside, resolve: answering('127.0.0.1') });
  for (const host of loopbackHosts)
    expect(await kindOf(fetch(at(`to?${encodeURIComponent(at('', host))}`))), host).toBe('refused');
  expect(inside.hits).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['one inner address', ['127.0.0.1']],
  ['an inner one among others', [outside, '127.0.0.1']],
  ['a mapped one', ['::ffff:127.0.0.1']],
])('a name with %s is refused', async (_, addresses) => {
  const fetch = makeSafeFetch({ policy: onlyOutside, resolve: answering(...addresses) });
  expect(await kindOf(fetch(at('', 'rebind.example')))).toBe('refused');
  expect(inside.hits).toEqual([]);
});

test('a name that answers otherwise the second time leads nowhere new', async () => {
  let asked = 0;
  const resolve: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? outside : '127.0.0.1', family: 4 }];
  };
  const fetch = makeSafeFetch({ policy: onlyOutside, resolve });
  expect((await fetch(at('page', 'rebind.example'))).status).toBe(200);
  expect(await kindOf(fetch(at('page', 'rebind.example')))).toBe('refused');
  asked = 0;
  const redirect = at(`to?${encodeURIComponent(at('', 'rebind.example'))}`, 'rebind.example');
  expect(await kindOf(fetch(redirect))).toBe('refused');
  expect(inside.hits).toEqual([]);
});

test('the address that answers is checked again, whatever was looked up', async () => {
  let checks = 0;
  const policy = { ports: [site.port], allows: () => ++checks < 2 };
  const fetch = makeSafeFetch({ policy, resolve: answering('127.0.0.1') });
  expect(await kindOf(fetch(at('', 'odd.example')))).toBe('refused');
  expect(inside.hits).toEqual([]);
});

test.each([
  ['another protocol', 'file:///etc/passwd'],
  ['ftp', 'ftp://example.com/'],
  ['a script', 'data:text/plain,secret'],
  ['a password', 'http://ada:secret@1.1.1.1/'],
  ['another port', 'http://1.1.1.1:22/'],
  ['another port of https', 'https://1.1.1.1:8443/'],
  ['no address', 'example'],
  ['an empty one', ''],
  ['one without end', `http://1.1.1.1/${'a'.repeat(5000)}`],
])('%s is refused before anybody is asked', async (_, address) => {
  const resolve = () => Promise.reject(new Error('was asked'));
  expect(await kindOf(makeSafeFetch({ resolve })(address))).toBe('refused');
});

test('a name that cannot be looked up is unreachable', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await kindOf(makeSafeFetch({ resolve })('https://example.com/'))).toBe('unreachable');
});

test.each([
  ['hang', 'slow'],
  ['drip', 'slow'],
  ['reset', 'unreachable'],
  ['cut', 'unreachable'],
  ['large', 'too-large'],
  ['bomb', 'too-large'],
  ['torn', 'unreachable'],
  ['loop', 'refused'],
  ['teapot', 'fetched'],
])('a server that answers with %s: %s', async (path, kind) => {
  const fetch = makeSafeFetch({ policy: onlyOutside, limits: { totalMs: kind === 'slow' ? 200 : 5000 } });
  expect(await kindOf(fetch(at(path)))).toBe(kind);
});

test('speaks one protocol only where that is asked for, and says who answered', async () => {
  const fetch = makeSafeFetch({ policy: onlyOutside });
  expect(await kindOf(fetch(at('teapot'), {}, 'https:'))).toBe('refused');
  expect((await fetch(at(`to?${encodeURIComponent(at('teapot'))}`), {}, 'http:')).address).toBe(at('teapot'));
});

test('follows three redirects, and not a fourth', async () => {
  const fetch = makeSafeFetch({ policy: onlyOutside });
  const through = (times: number): string =>
    times === 0 ? at('page') : at(`to?${encodeURIComponent(through(times - 1))}`);
  expect(await kindOf(fetch(through(3)))).toBe('fetched');
  expect(await kindOf(fetch(through(4)))).toBe('refused');
});
