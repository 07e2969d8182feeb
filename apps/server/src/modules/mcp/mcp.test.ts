import { getTool, isToolId } from '@slipway/tools';
import { afterEach, expect, test } from 'vitest';
import { connect, makeKey, textOf } from '../../../test/assistant.ts';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { type Listening, listen } from '../../../test/listening.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { creditsOf, makeRunApp, smallInput } from '../../../test/run-kit.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(kit: TestApp): Promise<Listening> {
  const at = await listen(kit);
  closing.push(async () => {
    await at.server.stop();
    await kit.close();
  });
  return at;
}

/** What the web shows without signing in; computed once for both engines. */
const samples = new Map<string, { readonly input: Record<string, unknown>; readonly report: unknown }>();
async function readSample(client: Client, id: string) {
  const known = samples.get(id) ?? Object((await client.request('GET', `/api/tools/${id}/sample`)).body);
  samples.set(id, known);
  return known;
}

const small = { name: 'swot-generator', arguments: smallInput };

describeEachEngine('an assistant', (open, _engine, testOnce) => {
  // A call is the run of the web, whatever the tool (real-tools.test.ts): one that asks back, one with documents, the dearest.
  testOnce('lists every tool and runs them to the report that the web has', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const { origin } = await serve(kit);
    const ids = kit.deps.tools.catalogue.map(({ id }) => id);
    for (const [place, id] of ['score-your-idea', 'ai-pitch-generator', 'new-landing-generator'].entries()) {
      // One record each: a tool may read what the others left there.
      const ada = await signUp(kit, `${id}@example.com`);
      const { secret } = await makeKey(ada);
      const assistant = await connect(origin, secret, place % 2 === 0 ? 'auto' : 'legacy');
      if (place < 2) {
        const names = (await assistant.listTools()).tools.map(({ name }) => name);
        expect(names).toEqual([...ids, 'list-projects', 'read-project', 'list-results', 'read-result']);
      }
      const sample = await readSample(ada, id);
      const stages: string[] = [];
      const called = await assistant.callTool(
        { name: id, arguments: sample.input },
        { onprogress: ({ message = '' }) => void stages.push(message) },
      );
      expect(called.isError, textOf(called)).toBeUndefined();
      const { result, report } = Object(called.structuredContent);
      expect(JSON.stringify(report), id).toBe(JSON.stringify(sample.report));
      const web = Object((await ada.request('GET', `/api/runs/${result.id}`)).body);
      expect(JSON.stringify(web.report), id).toBe(JSON.stringify(report));
      const { cost, routes } = getTool(isToolId(id) ? id : 'swot-generator');
      expect(result).toMatchObject({ toolId: id, status: 'done', cost });
      expect(result.url).toBe(`${kit.deps.config.publicUrl}${routes[0]}?run=${result.id}`);
      expect(textOf(called)).toMatch(new RegExp(`Cost: ${cost} credits?\\.\nWhole sheet: http`));
      expect(await creditsOf(ada), id).toBe(10 - cost);
      expect(stages, id).toContain('Counting');
      await assistant.close();
    }
  });

  testOnce(
    'works with the person’s credits, projects and results, and pays for a repeated call once',
    async () => {
      const kit = await makeRunApp({ db: await open() });
      // Eleven minutes later must be the same day.
      const dayMs = 24 * 60 * 60_000;
      kit.clock.advance(dayMs + dayMs / 2 - (kit.clock.now() % dayMs));
      const { origin } = await serve(kit);
      const ada = await signUp(kit, 'ada@example.com');
      const { secret } = await makeKey(ada);
      const assistant = await connect(origin, secret);
      const idIn = (called: { structuredContent?: unknown }) =>
        String(Object(called.structuredContent).result.id);
      const run = async (more: object = {}) =>
        assistant.callTool({ ...small, arguments: { ...small.arguments, ...more } });

      expect(textOf(await assistant.callTool({ name: 'list-projects' }))).toBe('There are no projects yet.');
      expect(textOf(await assistant.callTool({ name: 'list-results' }))).toBe('There are no results yet.');
      const first = await run();
      const again = await run();
      expect(idIn(again)).toBe(idIn(first));
      expect(textOf(again)).toContain('It was not charged again.');
      expect(await creditsOf(ada)).toBe(9);
      const anew = await run({ idempotencyKey: 'again' });
      expect(idIn(anew)).not.toBe(idIn(first));
      expect(idIn(await run({ idempotencyKey: 'again' }))).toBe(idIn(anew));
      expect(await creditsOf(ada)).toBe(8);
      kit.clock.advance(11 * 60_000);
      expect(idIn(await run())).not.toBe(idIn(first));
      expect(await creditsOf(ada)).toBe(7);

      const { projects } = Object((await assistant.callTool({ name: 'list-projects' })).structuredContent);
      const [{ id: projectId }] = projects;
      const project = await assistant.callTool({ name: 'read-project', arguments: { projectId } });
      expect(textOf(project)).toContain(smallInput.idea);
      const listed = await assistant.callTool({ name: 'list-results', arguments: { projectId } });
      expect(Object(listed.structuredContent).results).toHaveLength(3);
      const readWhole = () =>
        assistant.callTool({ name: 'read-result', arguments: { resultId: idIn(first), whole: true } });
      const attach = async () =>
        JSON.stringify((await assistant.readResource({ uri: `slipway://results/${idIn(first)}` })).contents);
      const read = await readWhole();
      expect(Object(read.structuredContent).report).toEqual(Object(first.structuredContent).report);
      // Markdown is a download, whoever asks for it.
      expect(textOf(read)).toContain('part of Premium');
      expect(`${textOf(read)}${await attach()}`).not.toMatch(/^# |"# |\n## /u);
      const { resources } = await assistant.listResources();
      expect(resources.map(({ uri }) => uri)).toContain(`slipway://results/${idIn(first)}`);
      const attached = await assistant.readResource({ uri: `slipway://projects/${projectId}` });
      expect(attached.contents).toMatchObject([{ text: textOf(project) }]);
      // Another person's do not exist for this key.
      const { secret: other } = await makeKey(await signUp(kit, 'bob@example.com'));
      const stranger = await connect(origin, other);
      const peeked = await stranger.callTool({
        name: 'read-result',
        arguments: { resultId: idIn(first) },
      });
      expect(peeked).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining('does not exist') }],
      });

      await expect(stranger.readResource({ uri: `slipway://results/${idIn(first)}` })).rejects.toThrow(
        'This result does not exist',
      );

      for (let at = 0; at < 7; at += 1) await run({ idempotencyKey: `more ${at}` });
      const refused = await run({ idempotencyKey: 'one too many' });
      expect(refused.isError).toBe(true);
      expect(textOf(refused)).toContain('Insufficient credits! You need 1 credits but only have 0.');
      const empty = await assistant.callTool({ name: 'swot-generator', arguments: {} });
      expect(empty).toMatchObject({ isError: true });
      const unknown = await run({ projectId: 'none\0' });
      expect(textOf(unknown)).toContain('This project does not exist');
      await ada.request('POST', '/api/trial', {});
      expect(textOf(await readWhole())).toMatch(/^# /);
      expect(await attach()).toContain('"# ');
      await assistant.close();
      await stranger.close();
    },
  );

  test('is refused without a key, with a revoked one, over its limit and once its owner has left', async () => {
    const kit = await makeRunApp({ db: await open() });
    const { origin } = await serve(kit);
    const ada = await signUp(kit, 'ada@example.com');
    const key = await makeKey(ada);
    await expect(connect(origin, null)).rejects.toThrow('HTTP 401');
    await expect(connect(origin, null, 'legacy')).rejects.toThrow(/“Authorization: Bearer …”/);
    await expect(connect(origin, 'slipway_made-up', 'legacy')).rejects.toThrow(/revoked or never existed/);
    const assistant = await connect(origin, key.secret, 'legacy');

    const reader = await connect(origin, (await makeKey(ada, ['read'])).secret);
    expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('swot-generator');
    expect(textOf(await reader.callTool(small))).toContain('This access key may not run tools.');
    const runner = await connect(origin, (await makeKey(ada, ['run'])).secret);
    expect(textOf(await runner.callTool({ name: 'list-projects' }))).toContain('may not read');
    expect(await creditsOf(ada)).toBe(10);

    await runner.callTool(small);
    await kit.deps.db.query.updateTable('rate_limit').set({ count: 60 }).execute();
    expect(textOf(await runner.callTool(small))).toContain('ran too many tools within an hour');

    const list = () => assistant.listTools(undefined, { cacheMode: 'refresh' });
    // One more is let through, and none after it.
    await kit.deps.db.query.updateTable('rate_limit').set({ count: 119 }).execute();
    await list();
    await expect(list()).rejects.toThrow(/too many requests\. Try again in \d+ seconds/);
    kit.clock.advance(61_000);
    await list();

    const { body } = await ada.request('GET', '/api/me/keys');
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: key.id, lastUsedAt: kit.clock.now() })]),
    );
    expect(await ada.request('DELETE', `/api/me/keys/${key.id}`)).toMatchObject({ status: 200 });
    await expect(list()).rejects.toThrow(/revoked or never existed/);
    expect(await ada.request('DELETE', `/api/me/keys/${key.id}`)).toMatchObject({ code: 'key/not-found' });
    await ada.request('DELETE', '/api/me');
    await expect(runner.callTool(small)).rejects.toThrow(/revoked or never existed/);
    expect(await kit.deps.db.query.selectFrom('access_key').selectAll().execute()).toEqual([]);
  });
});

// What is refused before the key is looked up is the same on both.
describeOnSqlite('the address of assistants', (open) => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const send = (client: Client, headers: Record<string, string>, body: unknown = message) =>
    client.request('POST', '/mcp', body, {
      headers: { accept: 'application/json, text/event-stream', ...headers },
    });

  test('takes no cookie, no other site, no list of messages and nothing large', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { secret } = await makeKey(ada);
    const bare = kit.client();
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await send(bare, bearer)).status).toBe(200);

    const signedIn = await send(ada, {});
    expect(signedIn).toMatchObject({ status: 401, code: 'key/missing' });
    expect(signedIn.headers.get('www-authenticate')).toBe('Bearer realm="Slipway"');
    expect(await send(bare, { ...bearer, origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'request/cross-site',
    });
    expect(await bare.request('POST', 'http://evil.example/mcp', message, { headers: bearer })).toMatchObject(
      { status: 403, code: 'request/cross-site' },
    );
    expect(await send(bare, bearer, [message, message])).toMatchObject({
      status: 400,
      message: 'Please send one message a request.',
    });
    const large = { ...message, params: { text: 'x'.repeat(300_000) } };
    expect(await send(bare, bearer, large)).toMatchObject({ status: 413 });
    expect(await bare.request('GET', '/mcp', undefined, { headers: bearer })).toMatchObject({
      status: 405,
      code: 'request/method',
    });
    await kit.deps.db.query.updateTable('auth_user').set({ disabled_at: 1 }).execute();
    expect(await send(bare, bearer)).toMatchObject({ status: 401, code: 'key/unknown' });
    await kit.close();
  });

  test('a key is shown once, kept as its hash, and not exported', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { secret } = await makeKey(ada);
    const [row] = await kit.deps.db.query.selectFrom('access_key').selectAll().execute();
    expect(row).toMatchObject({ name: 'My assistant', scopes: 'read run', prefix: secret.slice(0, 14) });
    expect(JSON.stringify(row)).not.toContain(secret);
    const { text } = await ada.request('GET', '/api/me/export');
    expect(text).toContain('My assistant');
    expect(text).not.toContain(row?.key_hash);
    expect(await ada.request('POST', '/api/me/keys', { name: 'x', scopes: [] })).toMatchObject({
      status: 400,
      message: 'Choose at least one thing that this key may do.',
    });
    for (let at = 1; at < 20; at += 1) await makeKey(ada, ['read']);
    expect(await ada.request('POST', '/api/me/keys', { name: 'x', scopes: ['run'] })).toMatchObject({
      code: 'key/too-many',
      message: 'An account can have 20 access keys. Revoke one that you no longer use.',
    });
    await kit.close();
  });
});
