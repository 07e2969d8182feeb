import { type Endpoint, endpoints } from '@slipway/contracts';
import { errorMessage } from '@slipway/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryInput, hostileStrings } from '../../test/arbitrary.ts';
import type { Answer, Client } from '../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../test/engines.ts';
import { makeTestApp } from '../../test/kit.ts';

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Real hashing is slow on purpose; here it only has to be the same twice. */
const passwords = {
  hash: async (password: string) => `hashed:${password}`,
  verify: async ({ hash, password }: { hash: string; password: string }) => hash === `hashed:${password}`,
};

let people = 0;
async function signUp(client: Client): Promise<Client> {
  people += 1;
  const answer = await client.request('POST', '/api/auth/sign-up/email', {
    email: `person${people}@example.org`,
    password: 'a long and rare password',
    name: 'Person',
  });
  expect(answer.status).toBe(200);
  return client;
}

function pathOf(endpoint: Endpoint, value = 'x'): string {
  return endpoint.path.replace(/:\w+/g, encodeURIComponent(value));
}

/** The input of a GET is its query. */
function send(client: Client, endpoint: Endpoint, input: unknown): Promise<Answer> {
  if (endpoint.method !== 'GET') return client.request(endpoint.method, pathOf(endpoint), input);
  const query = new URLSearchParams();
  // Left short: a server may refuse a long address before anybody reads it.
  for (const [name, value] of Object.entries(Object(input))) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    query.set(name.slice(0, 50), String(text).slice(0, 2000));
  }
  return client.request('GET', `${pathOf(endpoint)}?${query}`);
}

/** Its handler sees a part of the path or of the query. */
function readsAddress({ method, path, input }: Endpoint): boolean {
  return path.includes(':') || (method === 'GET' && input !== undefined);
}

function expectNoFault(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.text, what).not.toMatch(/\n? {2,}at |node_modules|\.ts:\d+|SQLITE|syntax error/);
}

test('the routes there are and the routes declared are the same', async () => {
  const kit = await makeTestApp();
  // Middleware and the web build stand on these; any other wildcard is a route that nobody declared.
  const shared = ['/*', '/api/*', '/mcp/*', '/p/*', '/images/*', '/s/*', '/api/shared/*'];
  const bound = kit.app.routes.filter(({ path }) => !shared.includes(path));
  const names = new Set(bound.map(({ method, path }) => `${method} ${path}`));
  expect([...names].sort()).toEqual(all.map(nameOf).sort());
  await kit.close();
});

// Who is let in is decided before the handler; that PostgreSQL keeps a session is tried where people sign in.
describeOnSqlite('every endpoint', (open) => {
  test('lets in whom it declares, and nobody else', async () => {
    const kit = await makeTestApp({ db: await open(), passwords });
    for (const endpoint of all) {
      const name = nameOf(endpoint);
      const anonymous = await kit
        .client()
        .request(endpoint.method, pathOf(endpoint), endpoint.method === 'GET' ? undefined : {});
      const signedIn = await (await signUp(kit.client())).request(
        endpoint.method,
        pathOf(endpoint),
        endpoint.method === 'GET' ? undefined : {},
      );
      if (endpoint.access === 'person') {
        expect(anonymous, name).toMatchObject({
          status: 401,
          code: endpoint.signedOut ?? 'profile/no-user',
          message: errorMessage(endpoint.signedOut ?? 'profile/no-user'),
        });
        const isGated = endpoint.errors?.includes('premium/required') === true;
        expect(isGated ? [403] : [200, 400, 404], name).toContain(signedIn.status);
      } else {
        expect(anonymous.code, name).not.toBe('profile/no-user');
        expect(signedIn.code, name).not.toBe('profile/no-user');
      }
      for (const answer of [anonymous, signedIn]) expectNoFault(answer, name);
    }
    await kit.close();
  });

  test('says 405 with the methods there are, and 404 elsewhere', async () => {
    const kit = await makeTestApp({ db: await open() });
    const answer = await kit.request('PUT', '/api/contact', {});
    expect(answer).toMatchObject({
      status: 405,
      code: 'request/method',
      message: 'This address does not take PUT requests.',
    });
    expect(answer.headers.get('allow')).toBe('POST');
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/me/',
      '/api/auth/list-sessions',
      '/api/auth/update-user',
      '/api/auth/delete-user',
    ])
      expect(await kit.request('POST', path, {}), path).toMatchObject({
        status: 404,
        code: 'request/not-found',
      });
    await kit.close();
  });
});

describeEachEngine('every endpoint that is asked badly', (open, engine) => {
  test('answers generated and hostile input without a fault', async () => {
    const db = await open();
    for (const endpoint of all.filter(({ input }) => input)) {
      const kit = await makeTestApp({ db, passwords });
      const client = endpoint.access === 'person' ? await signUp(kit.client()) : kit.client();
      await fc.assert(
        fc.asyncProperty(endpoint.input ? arbitraryInput(endpoint.input) : fc.constant({}), async (input) => {
          // Each call comes an hour later, so that limits do not answer in place of the handler.
          kit.clock.advance(61 * 60_000);
          const caller =
            endpoint.access === 'person' && client.cookies.size === 0 ? await signUp(client) : client;
          expectNoFault(await send(caller, endpoint, input), nameOf(endpoint));
        }),
        // What is read and refused before the database is the same on both.
        { numRuns: engine === 'sqlite' ? 9 : 3 },
      );
      await kit.close();
    }
  });

  test('takes hostile paths, queries and bodies that are not what they say', async () => {
    const kit = await makeTestApp({ db: await open(), passwords });
    const paths = hostileStrings.filter((text) => text !== '' && text.isWellFormed());
    const bodies = [
      '',
      'null',
      '[]',
      '"x"',
      '1',
      '{',
      '{"a":',
      '\0',
      '[['.repeat(5000),
      '{"__proto__":{"x":1}}',
      '{"email":{"email":"x"}}',
    ];
    for (const [place, endpoint] of all.entries()) {
      // PostgreSQL takes no text with a zero in it: that one is sent everywhere.
      const isTurn = (share: number) => (text: string, at: number) =>
        at % share === place % share || text === '\0';
      // Where nothing of the address is read, what all addresses share refuses them: each gets another part. So does what
      // is read and refused before the database.
      const pathShare = (readsAddress(endpoint) ? 3 : 16) * (engine === 'sqlite' ? 1 : 9);
      const client = endpoint.access === 'person' ? await signUp(kit.client()) : kit.client();
      for (const value of paths.filter(isTurn(pathShare))) {
        const query = `?token=${encodeURIComponent(value.slice(0, 500))}&code=%&state[]=${encodeURIComponent(value.slice(0, 50))}`;
        const answer = await client.request(
          endpoint.method,
          pathOf(endpoint, value.slice(0, 500)) + query,
          endpoint.method === 'GET' ? undefined : {},
        );
        expectNoFault(answer, `${nameOf(endpoint)} ${JSON.stringify(value.slice(0, 40))}`);
      }
      if (endpoint.method === 'GET') continue;
      // A body that is no object is refused before the database, by the same code everywhere.
      for (const raw of bodies.filter(isTurn(engine === 'sqlite' ? 3 : 11))) {
        const answer = await client.request(endpoint.method, pathOf(endpoint), undefined, {
          raw,
          headers: { 'content-type': 'application/json' },
        });
        expectNoFault(answer, `${nameOf(endpoint)} ${raw.slice(0, 40)}`);
      }
    }
    await kit.close();
  });
});
