import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { hostedEnv } from '../../test/hosted.ts';
import { type Environment, readConfig } from '../config.ts';
import type { HttpEnv } from './context.ts';
import { securityHeaders } from './security-headers.ts';
import { type SiteLookups, serveSite } from './serve-site.ts';
import { emptySite, loadSite } from './site.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-site-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), content);
}

const script = 'console.log("hello");'.repeat(100);
write(
  'index.html',
  '<title>Home</title><link rel="canonical" href="__ORIGIN__/"><meta measurement="__MEASUREMENT_ID__" backend="__BACKEND__"><p>__PRICE__ for __PERIOD__, __TRIAL__ free, __OTHER__</p>',
);
write('index.html.br', 'stale');
write('features.html', '<title>Features</title>');
write('shelf-oak.html', '<title>The oak</title>');
write('app.html', '<title>App</title>');
write('404.html', '<title>Nothing here</title>');
write('sw.js', 'self.x = 1');
write('robots.txt', 'Sitemap: __ORIGIN__/sitemap.xml');
write('manifest.webmanifest', '{}');
write('assets/main-abc.js', script);
write('assets/main-abc.js.br', brotliCompressSync(script));
write('assets/main-abc.js.gz', gzipSync(script));
write('assets/main-abc.js.map', '{}');
write(
  'site.json',
  JSON.stringify({
    pages: { '/': '/index.html', '/features': '/features.html', '/shelf/oak': '/shelf-oak.html' },
    app: '/app.html',
    moved: { '/tools/desk': '/dashboard' },
    appPaths: ['/dashboard', '/project/:id', '/project/:id/page/:page'],
    notFound: '/404.html',
    scriptHashes: ['sha256-abc='],
    styleHashes: ['sha256-def='],
  }),
);

const configOf = (env: Environment) =>
  readConfig({ PUBLIC_URL: 'https://slipway.example', ...env }, () => 'a secret');
const site = loadSite(dir, configOf({}));
const app = new Hono<HttpEnv>();
app.use(securityHeaders({ secureCookies: false, payments: null, measurementId: null, hosted: null }, site));
const lookups: SiteLookups = {
  '/project/:id': async ({ id }) => id === '42',
  '/project/:id/page/:page': ({ id, page }) => id === '42' && page === 'one two',
};
app.get('*', serveSite(site, lookups));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:3000${path}`, { method, headers });

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache', 'Home'],
  ['/features', 200, 'text/html; charset=utf-8', 'no-cache', 'Features'],
  ['/features?x=1', 200, 'text/html; charset=utf-8', 'no-cache', 'Features'],
  ['/dashboard', 200, 'text/html; charset=utf-8', 'no-cache', 'App'],
  ['/project/42', 200, 'text/html; charset=utf-8', 'no-cache', 'App'],
  ['/shelf/oak', 200, 'text/html; charset=utf-8', 'no-cache', 'The oak'],
  ['/shelf/birch', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/shelf/:id', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/project/43', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/project/:id', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/project/42/page/one%20two', 200, 'text/html; charset=utf-8', 'no-cache', 'App'],
  ['/project/42/page/three', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache', 'self.x'],
  ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache', '{}'],
  [
    '/robots.txt',
    200,
    'text/plain; charset=utf-8',
    'no-cache',
    'Sitemap: https://slipway.example/sitemap.xml',
  ],
  [
    '/assets/main-abc.js',
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'hello',
  ],
  ['/nothing', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/project/42/more', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/assets/main-old.js', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/site.json', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/assets/main-abc.js.br', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/assets/main-abc.js.map', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/..%2f..%2fpackage.json', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/%', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/%00', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
  ['/__proto__', 404, 'text/html; charset=utf-8', 'no-cache', 'Nothing here'],
])('%s', async (path, status, type, cache, content) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe(cache);
  expect(await answer.text()).toContain(content);
});

test('gives the coding that the client takes, and the same content in each', async () => {
  const read = async (path: string, accepted: string) => {
    const answer = await get(path, { 'accept-encoding': accepted });
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    return {
      coding: answer.headers.get('content-encoding'),
      bytes: Buffer.from(await answer.arrayBuffer()),
      etag: answer.headers.get('etag'),
    };
  };
  const path = '/assets/main-abc.js';
  const br = await read(path, 'gzip, deflate, br');
  expect(br.coding).toBe('br');
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script);
  const gzip = await read(path, 'gzip;q=0.8, br;q=0');
  expect(gzip.coding).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(script);
  const plain = await read(path, 'identity');
  expect([plain.coding, plain.bytes.toString()]).toEqual([null, script]);
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
  const filled = await read('/', 'br');
  expect(brotliDecompressSync(filled.bytes).toString()).toContain('href="https://slipway.example/"');
});

test('answers 304 to the tag it gave, and HEAD without a body', async () => {
  const etag = (await get('/features')).headers.get('etag') ?? '';
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('/features', { 'if-none-match': tag });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  }
  expect((await get('/features', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await get('/features', {}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '23']);
});

test.each([
  ['/features/', '/features'],
  ['/tools/desk?a=1', '/dashboard?a=1'],
  ['/Tools/Desk', '/dashboard'],
  ['/features///', '/features'],
  ['/features/?a=1&b=2', '/features?a=1&b=2'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example/', '/evil.example'],
  ['/%2fevil.example/', '/evil.example'],
  ['/%5cevil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/a%0d%0ax:y/', '/a%0D%0Ax:y'],
])('%s is sent on to %s, on this host', async (path, target) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  const location = answer.headers.get('location') ?? '';
  expect(location).toBe(target);
  expect(new URL(location, 'http://localhost:3000').host).toBe('localhost:3000');
});

test('the policy names the hashes of the build', async () => {
  const policy = (await get('/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src-elem 'self' 'sha256-def='");
});

test('the payment provider is let in only where it takes payments', async () => {
  const policyWith = async (env: Record<string, string>) => {
    const shop = new Hono<HttpEnv>();
    shop.use(
      securityHeaders(
        readConfig(env, () => 'a secret'),
        site,
      ),
    );
    shop.get('*', serveSite(site, lookups));
    return (await shop.request('http://localhost:3000/')).headers.get('content-security-policy') ?? '';
  };
  // The built-in test gateway needs nobody but ourselves.
  expect(await policyWith({})).not.toContain('razorpay');
  expect(await policyWith({})).toContain("frame-src 'none'");
  expect(await policyWith({ HOST: '0.0.0.0' })).not.toContain('razorpay');
  const live = await policyWith({
    RAZORPAY_KEY_ID: 'rzp_live_x',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
  });
  expect(live).toContain("script-src 'self' 'sha256-abc=' https://checkout.razorpay.com;");
  expect(live).toContain('frame-src https://api.razorpay.com');
  expect(live).toContain("connect-src 'self' https://api.razorpay.com");
});

test('the hosted backend is let in only where it signs people in: policy and pages say so', async () => {
  const hosted = readConfig(hostedEnv, () => 'a secret').hosted;
  const app = new Hono<HttpEnv>();
  app.use(securityHeaders({ secureCookies: false, payments: null, measurementId: null, hosted }, site));
  app.get('*', serveSite(site, lookups));
  const policy = (await app.request('http://localhost:3000/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://apis.google.com;");
  expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.");
  expect(policy).toContain('frame-src https://slipway-test.firebaseapp.com;');
  expect((await get('/')).headers.get('content-security-policy')).not.toContain('google');
  expect(await (await get('/')).text()).toContain('backend="embedded"');
  const file = loadSite(dir, configOf(hostedEnv)).files.get('/index.html');
  expect(new TextDecoder().decode(file?.plain)).toContain('backend="hosted"');
});

test('visits are counted only where a measurement id is set: policy and pages say so', async () => {
  const withId = { secureCookies: false, payments: null, measurementId: 'G-TEST1', hosted: null } as const;
  const counted = new Hono<HttpEnv>();
  counted.use(securityHeaders(withId, site));
  counted.get('*', serveSite(site, lookups));
  const policy = (await counted.request('http://localhost:3000/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://www.googletagmanager.com;");
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
  expect((await get('/')).headers.get('content-security-policy')).not.toContain('google');

  const marksOf = (env: Environment) => {
    const file = loadSite(dir, configOf(env)).files.get('/index.html');
    return new TextDecoder().decode(file?.plain).match(/(?<=<meta )[^>]*/)?.[0];
  };
  const MEASUREMENT_ID = 'G-TEST1';
  expect(marksOf({})).toBe('measurement="" backend="embedded"');
  expect(marksOf({ MEASUREMENT_ID })).toBe('measurement="G-TEST1" backend="embedded"');
  expect(marksOf({ ...hostedEnv, MEASUREMENT_ID })).toBe('measurement="G-TEST1" backend="hosted"');
});

test('the price is in the HTML, as this server sells it', () => {
  const env = { PLAN_AMOUNT_MINOR: '1999', PLAN_CURRENCY: 'EUR', PLAN_PERIOD_DAYS: '90' };
  const file = loadSite(dir, configOf(env)).files.get('/index.html');
  expect(new TextDecoder().decode(file?.plain)).toContain(
    '<p>€19.99 for 90 days, 7 days free, __OTHER__</p>',
  );
});

test('without a build it says how to get one', async () => {
  const bare = new Hono<HttpEnv>();
  bare.get('*', serveSite(emptySite));
  const answer = await bare.request('http://localhost:3000/');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run build');
  expect(loadSite(join(dir, 'none'), configOf({})).files.size).toBe(0);
});

test('a path with parameters needs a lookup, or any id would be answered with 200', () => {
  expect(() => serveSite(site, { '/project/:id': () => true })).toThrow('/project/:id/page/:page');
  expect(() => serveSite(site)).toThrow('/project/:id');
});
