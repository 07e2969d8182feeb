import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hostedEnv } from '../../../test/hosted.ts';
import { type LoopbackServer, listenOn } from '../../../test/loopback.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { readConfig } from '../../config.ts';
import { openDocuments } from './open-documents.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-key-'));
const file = join(dir, 'key.json');
const email = 'writer@slipway-test.iam.example.org';
const startMs = Date.UTC(2026, 0, 1);

let google: LoopbackServer;
/** What the token endpoint was given, and the tokens that the two services saw. */
let claims: unknown[];
let seen: string[];
let isDown: boolean;
let revoked: ReadonlySet<string>;
let now: number;

/** Google's token endpoint, Firestore and the account service, as far as a service account meets them. */
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  google = await listenOn('127.0.0.1', async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/token') {
      if (isDown) return answer(503, {});
      const form = new URLSearchParams(text);
      expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        currentDate: new Date(now),
      });
      claims.push(payload);
      return answer(200, { access_token: `token-${claims.length}`, expires_in: 3600, token_type: 'Bearer' });
    }
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    seen.push(token);
    return revoked.has(token) ? answer(401, {}) : answer(200, {});
  });
  const key = {
    type: 'service_account',
    client_email: email,
    private_key: await exportPKCS8(privateKey),
    token_uri: `http://127.0.0.1:${google.port}/token`,
  };
  writeFileSync(file, JSON.stringify(key));
});
afterAll(async () => {
  await google.stop();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  [claims, seen, isDown, revoked, now] = [[], [], false, new Set(), startMs];
});

function open(credentials = file) {
  const env = { ...hostedEnv, GOOGLE_APPLICATION_CREDENTIALS: credentials };
  const { hosted } = readConfig(env, () => 'made for this test');
  const url = `http://127.0.0.1:${google.port}`;
  const here = hosted && { ...hosted, firestoreUrl: url, accountsUrl: url };
  const store = openDocuments({ hosted: here }, () => now, silentLog);
  if (store === null) throw new Error('no store');
  return store;
}

const write = [{ path: 'people/ada', fields: { name: 'Ada' } }];

it('signs for a token once an hour and shows it to both services', async () => {
  const store = open();
  await store.commit(write);
  await store.removeAccount('ada');
  const seconds = startMs / 1000;
  expect(claims).toEqual([
    {
      iss: email,
      aud: `http://127.0.0.1:${google.port}/token`,
      scope: 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit',
      iat: seconds,
      exp: seconds + 3600,
    },
  ]);
  now += 58 * 60_000;
  await store.commit(write);
  expect(seen).toEqual(['token-1', 'token-1', 'token-1']);
  // A minute early: one that ends on the way helps no one.
  now += 60_001;
  await store.commit(write);
  expect(seen.at(-1)).toBe('token-2');
});

it('asks for another token when one is refused, once', async () => {
  const store = open();
  revoked = new Set(['token-1']);
  expect(await store.commit(write)).toBe(true);
  expect(seen).toEqual(['token-1', 'token-2']);
  revoked = new Set(['token-2', 'token-3']);
  await expect(store.commit(write)).rejects.toThrow('401');
  expect(seen).toEqual(['token-1', 'token-2', 'token-2', 'token-3']);
});

it('writes nothing without a token, and goes on when there is one', async () => {
  const store = open();
  isDown = true;
  await expect(store.commit(write)).rejects.toThrow('The service account got no token: 503');
  expect(seen).toEqual([]);
  isDown = false;
  expect(await store.commit(write)).toBe(true);
});

it('stops the start where the file is no key', () => {
  const other = join(dir, 'other.json');
  writeFileSync(other, '{"type":"authorized_user"}');
  for (const path of [other, join(dir, 'missing.json')])
    expect(() => open(path)).toThrow(`GOOGLE_APPLICATION_CREDENTIALS names ${path}, which is no service`);
});
