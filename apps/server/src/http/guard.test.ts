import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RequestOptions } from '../../test/client.ts';
import { makeTestApp, type TestApp } from '../../test/kit.ts';

let kit: TestApp;
beforeEach(async () => {
  kit = await makeTestApp({ env: { PUBLIC_URL: 'https://slipway.example' } });
});
afterEach(() => kit.close());

const post = (options: RequestOptions) =>
  kit.request('POST', '/api/newsletter', { email: 'a@example.org' }, options);

test.each<[string, Record<string, string>, number]>([
  ['curl, which says nothing', {}, 200],
  ['our own page', { origin: 'https://slipway.example', 'sec-fetch-site': 'same-origin' }, 200],
  ['the address the request itself was sent to', { origin: 'https://slipway.example' }, 200],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['our host on plain http', { origin: 'http://slipway.example' }, 403],
  ['our host on another port', { origin: 'https://slipway.example:8443' }, 403],
  ['a name that begins like ours', { origin: 'https://slipway.example.evil.example' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
  [
    'another site with our origin',
    { origin: 'https://slipway.example', 'sec-fetch-site': 'cross-site' },
    403,
  ],
])('an unsafe request from %s', async (_who, headers, status) => {
  const answer = await post({ headers });
  expect(answer.status).toBe(status);
  expect(answer.code).toBe(status === 403 ? 'request/cross-site' : undefined);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, string, number]>([
  ['http://slipway.example:3000', 'http://slipway.example:3000', 403],
  ['http://evil.example', 'http://evil.example', 403],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000', 403],
  ['https://slipway.example', 'http://10.0.0.7:3000', 200],
])('from %s under the host %s: what the request calls us decides nothing', async (origin, host, status) => {
  const body = { email: 'a@example.org' };
  const answer = await kit.request('POST', `${host}/api/newsletter`, body, { headers: { origin } });
  expect(answer.status).toBe(status);
});

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://[::1]:3000', 200],
  ['http://127.0.0.1:5173', 403],
  ['https://localhost:3000', 403],
  ['http://rebound.example:3000', 403],
  ['http://127.0.0.1.rebound.example:3000', 403],
  ['http://localhost.rebound.example:3000', 403],
  ['http://0.0.0.0:3000', 403],
  ['null', 403],
])('on a laptop %s gets %i', async (origin, status) => {
  const laptop = await makeTestApp();
  const url = origin === 'null' ? '' : origin;
  const body = { email: 'a@example.org' };
  const answer = await laptop.request('POST', `${url}/api/newsletter`, body, { headers: { origin } });
  expect(answer.status).toBe(status);
  await laptop.close();
});

test('a safe request may come from anywhere', async () => {
  expect(
    (await kit.request('GET', '/api/config', undefined, { headers: { origin: 'https://evil.example' } }))
      .status,
  ).toBe(200);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('a body sent as %j is refused', async (type) => {
  const raw = new TextEncoder().encode('{"email":"a@example.org"}');
  const answer = await kit.request('POST', '/api/newsletter', undefined, {
    raw,
    headers: type ? { 'content-type': type } : {},
  });
  expect(answer).toMatchObject({ status: 415, code: 'request/not-json' });
});

test('the unsubscribe form still cannot come from another site', async () => {
  const answer = await kit.request('POST', '/api/newsletter/unsubscribe?token=x', undefined, {
    raw: 'List-Unsubscribe=One-Click',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.code).toBe('request/cross-site');
});

function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, 10_000);
      left -= size;
      controller.enqueue(new Uint8Array(size).fill(0x20));
    },
  });
}

test.each([
  ['/api/contact', 64, '64 KB'],
  ['/api/me', 100, '100 KB'],
])('%s takes %i KB and not a byte more, with a length and without', async (path, kilobytes, limit) => {
  const method = path === '/api/me' ? 'PATCH' : 'POST';
  const headers = { 'content-type': 'application/json' };
  const send = (raw: BodyInit) => kit.request(method, path, undefined, { raw, headers });
  const tooLarge = {
    status: 413,
    code: 'request/too-large',
    message: `This is too large. The limit is ${limit}.`,
  };
  expect(await send(' '.repeat(kilobytes * 1024 + 1))).toMatchObject(tooLarge);
  expect(await send(chunked(kilobytes * 1024 + 1))).toMatchObject(tooLarge);
  expect((await send(chunked(kilobytes * 1024))).code).not.toBe('request/too-large');
});

test('every answer has the security headers, refusals too', async () => {
  for (const answer of [
    await kit.request('GET', '/'),
    await kit.request('GET', '/api/config'),
    await post({ headers: { origin: 'null' } }),
    await kit.request('GET', '/api/none'),
  ]) {
    const header = (name: string) => answer.headers.get(name);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('x-frame-options')).toBe('DENY');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(header('permissions-policy')).toContain('camera=()');
    const policy = header('content-security-policy');
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "connect-src 'self'",
      "style-src-attr 'unsafe-inline'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src(?!-attr)[^;]*unsafe/);
    expect(header('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
});

test('a sane request id is kept, another is replaced', async () => {
  const idFor = async (id: string) =>
    (await kit.request('GET', '/healthz', undefined, { headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    );
  expect(await idFor('proxy-12345678')).toBe('proxy-12345678');
  expect(await idFor('a b')).not.toBe('a b');
  expect(await idFor('x'.repeat(65))).not.toBe('x'.repeat(65));
});

test('an unexpected fault is a sentence for the client and a story for the log', async () => {
  const broken = await makeTestApp({
    mailer: { send: async () => undefined },
    env: { PUBLIC_URL: 'http://localhost:3000' },
  });
  // In use before it goes, as a server's is.
  await broken.deps.db.ping();
  await broken.deps.db.close();
  const answer = await broken.request('POST', '/api/newsletter', { email: 'a@example.org' });
  expect(answer).toMatchObject({
    status: 500,
    code: 'server/failed',
    message: 'Something went wrong on our side. Please try again.',
  });
  const line = broken.logs.find(({ level }) => level === 'error');
  expect(line?.fields).toMatchObject({
    code: 'server/failed',
    path: '/api/newsletter',
    requestId: answer.headers.get('x-request-id'),
  });
  expect(String(line?.fields.reason)).toContain('destroyed');
});

test('limits see the client behind a trusted proxy, and only there', async () => {
  const message = { name: 'A', email: 'a@example.org', message: 'long enough, surely' };
  const send = (app: TestApp, n: number, forwarded: string) =>
    app.request(
      'POST',
      '/api/contact',
      { ...message, email: `n${n}@example.org` },
      { headers: { 'x-forwarded-for': forwarded } },
    );
  const statuses = async (app: TestApp) => {
    const result: number[] = [];
    // The first hop is the client's own invention; the last one is the proxy's word.
    for (let n = 0; n < 6; n += 1) result.push((await send(app, n, `1.1.1.${n}, 192.0.2.9`)).status);
    result.push((await send(app, 6, '1.1.1.1, 192.0.2.10')).status);
    return result;
  };
  const trusting = await makeTestApp({ env: { TRUST_PROXY: '1' } });
  expect(await statuses(trusting)).toEqual([200, 200, 200, 200, 200, 429, 200]);
  await trusting.close();
  expect(await statuses(kit)).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test.each(['/api/', '/tools/', '/api/config?x='])('an address of 5 KB under %s is refused', async (start) => {
  const answer = await kit.request('GET', `${start}${'x'.repeat(5000)}`);
  expect(answer).toMatchObject({ status: 413, message: 'This is too large. The limit is 4 KB.' });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a long path enters the log cut', async () => {
  await kit.request('GET', `/api/${'x.'.repeat(1500)}`);
  expect(kit.logs.map(({ fields }) => String(fields.path).length)).toEqual([201]);
});

test.each([
  ['lists', '['.repeat(32_000)],
  ['objects', '{"a":'.repeat(12_000)],
  ['a list behind a text with brackets', `{"a":"\\"[[","b":${'['.repeat(33)}`],
])('a body of deep %s is refused before it is parsed', async (_what, raw) => {
  const answer = await kit.request('POST', '/api/contact', undefined, {
    raw,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 400, message: 'The body of this request is nested too deeply.' });
});

test('brackets within a text are no depth', async () => {
  const answer = await kit.request('POST', '/api/contact', {
    name: '"\\[',
    email: 'a@example.org',
    message: '[{"'.repeat(200),
  });
  expect(answer.status).toBe(200);
});
