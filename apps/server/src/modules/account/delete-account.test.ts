import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestApp } from '../../../test/kit.ts';
import { makeNamingToolbox, names } from '../../../test/naming-tool.ts';
import { newPage, pathIn, sendForm, smallPage } from '../../../test/page-kit.ts';
import { expectError, signIn, signUp } from '../../../test/people.ts';
import { type FakeRazorpay, startRazorpay } from '../../../test/razorpay.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { makeOutbox } from '../../adapters/mail/outbox.ts';
import { tableRules } from '../../db/schema/tables.ts';
import { receiveWebhook } from '../billing/inbox/receive-webhook.ts';
import { runBillingJobs } from '../billing/jobs.ts';
import { insertDocuments } from '../tools/documents/store.ts';

let provider: FakeRazorpay;
beforeAll(async () => {
  provider = await startRazorpay();
});
afterAll(() => provider.stop());

/** How many rows `live` leaves where it is not one. */
const several: Readonly<Record<string, number>> = {
  credit_entry: 3,
  page: 2,
  page_snapshot: 2,
  page_showing: 2,
  name_vote_count: 2,
};

/** Something of the person in every table that can hold it. */
async function live(test: TestApp, email: string) {
  const client = await signUp(test, email, { name: `Person of ${email}` });
  await client.request('POST', '/api/newsletter', { email });
  await client.request('POST', '/api/contact', { name: 'Ada', email, message: 'Hello, I have a question.' });
  await client.request('POST', '/api/fact-reports', { wrong: 'This is not what the table says.', email });
  await client.request('POST', '/api/auth/request-password-reset', { email });
  await client.request('POST', '/api/me/keys', { name: 'Laptop', scopes: ['read'] });
  const person = { uid: uidIn((await client.request('GET', '/api/me')).body) };
  expect((await start(client)).status).toBe(200);
  const { query } = test.deps.db;
  const run = await query
    .selectFrom('tool_run')
    .select('id')
    .where('user_id', '=', person.uid)
    .executeTakeFirstOrThrow();
  await client.request('POST', `/api/runs/${run.id}/vote`, { names: names.slice(0, 2) });
  await client.request('POST', '/api/shares', { kind: 'report', id: run.id, days: 7 });
  const projectId = await onlyProject(client);
  await client.request('POST', `/api/projects/${projectId}/tasks`, { text: 'Call ten offices' });
  await client.request('POST', `/api/projects/${projectId}/notes`, { kind: 'decision', text: 'Ohio first' });
  await client.request('POST', `/api/projects/${projectId}/launch`, { tools: ['brand-analyzer'] });
  const month = new Date(test.clock.now()).toISOString().slice(0, 7);
  await client.request('PATCH', `/api/projects/${projectId}/updates/${month}`, { text: 'A quiet month.' });
  await client.request('GET', '/api/dashboard');
  await livePages(test, client, { projectId, email });
  const document = { kind: 'deck', title: 'Deck', data: '{}', place: 0 };
  await insertDocuments(query, [{ ...document, run_id: run.id, version: 1, user_id: person.uid }]);
  const order = await client.request('POST', '/api/create-razorpay-order', { userId: person.uid, email });
  const { raw, headers } = provider.webhook('payment.captured', provider.pay(idIn(order.body)));
  await receiveWebhook(test.deps, raw, headers['x-razorpay-signature'] ?? '');
  await runBillingJobs(test.deps);
  return client;
}

/** Their own pages, and their address on a list and in a report of somebody else's. */
async function livePages(
  test: TestApp,
  client: Client,
  { projectId, email }: { readonly projectId: string; readonly email: string },
) {
  const [a, b] = [await newPage(client, projectId), await newPage(client, projectId)];
  await client.request('POST', `/api/pages/${a}/versions`, { name: 'Before' });
  await client.request('POST', '/api/page-templates', { name: 'Mine', document: smallPage() });
  await client.request('PUT', '/api/page-templates/memo/favourite', { isFavourite: true });
  await client.request('POST', '/api/images', {
    data: Buffer.from('\xff\xd8\xff', 'latin1').toString('base64'),
  });
  await client.request('POST', `/api/pages/${a}/experiment`, {
    otherPageId: b,
    hypothesis: 'They will sign up for this',
    sample: 50,
    threshold: 0.1,
    stopDay: new Date(test.clock.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  const { body } = await client.request('GET', `/api/pages/${a}/publication`);
  const path = pathIn(Reflect.get(Object(body), 'url'));
  await sendForm(test.client(), `${path}/join`, { email: `friend-of-${email}` });
  await sendForm(test.client(), `${path}/report`, { reason: 'It promises too much.' });
  for (const table of tableRules.filter((rule) => rule.table.startsWith('page')))
    expect(
      (await sql`select * from ${sql.table(table.table)}`.execute(test.deps.db.query)).rows,
      table.table,
    ).not.toEqual([]);
}

async function onlyProject(client: Client): Promise<string> {
  const { body } = await client.request('GET', '/api/projects');
  return String(Reflect.get(Object(Reflect.get(Object(body), 'current')), 'id'));
}

async function readEverything(test: TestApp): Promise<string> {
  const all: unknown[] = [];
  for (const { table } of tableRules)
    all.push((await sql`select * from ${sql.table(table)}`.execute(test.deps.db.query)).rows);
  return JSON.stringify(all);
}

describeEachEngine('leaving', (open, _engine, testOnce) => {
  it('leaves 0 rows of the person anywhere, and everything of the others', async () => {
    const test = await makeRunApp({ db: await open(), env: provider.env, tools: makeNamingToolbox() });
    await live(test, 'stays@example.com');
    const before = tally(await readEverything(test));
    const client = await live(test, 'leaves@example.com');
    const uid = uidIn((await client.request('GET', '/api/me')).body);
    expect(await readEverything(test)).toContain(uid);

    const answer = await client.request('DELETE', '/api/me');
    expect(answer.body).toEqual({ deleted: true });
    expect(client.cookies.size).toBe(0);
    const after = await readEverything(test);
    expect(after).not.toContain(uid);
    expect(after).not.toContain('leaves@example.com');
    expect(tally(after)).toBe(before);

    expectError(await client.request('GET', '/api/me'), 'profile/no-user');
    expectError(await signIn(test.client(), 'leaves@example.com'), 'auth/user-not-found');
    expect((await signIn(test.client(), 'stays@example.com')).status).toBe(200);
    // The address is free again.
    await signUp(test, 'leaves@example.com');
  });

  testOnce('leaves no letter of the person in the outbox either', async () => {
    const db = await open();
    const dir = await mkdtemp(join(tmpdir(), 'slipway-outbox-'));
    const { deps } = await makeRunApp({ db });
    const test = await makeRunApp({
      db,
      mailer: makeOutbox(dir, deps),
      env: provider.env,
      tools: makeNamingToolbox(),
    });
    await live(test, 'stays@example.com');
    const client = await live(test, 'leaves@example.com');
    const readLetters = async () =>
      (await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')))).join();
    expect(await readLetters()).toContain('leaves@example.com');
    await client.request('DELETE', '/api/me');
    const left = await readLetters();
    expect(left).not.toContain('leaves@example.com');
    expect(left).toContain('stays@example.com');
    await rm(dir, { recursive: true });
  });

  it('hands out every declared table before, without a key to the account', async () => {
    const test = await makeRunApp({ db: await open(), env: provider.env, tools: makeNamingToolbox() });
    await live(test, 'other@example.com');
    const client = await live(test, 'ada@example.com');
    const { body, text } = await client.request('GET', '/api/me/export');
    const declared = tableRules.filter((rule) => rule.inExport).map((rule) => rule.table);
    expect(Object.keys(body ?? {}).sort()).toEqual(['exportedAt', ...declared].sort());
    for (const table of declared) expect(body, table).toHaveProperty([table, 'length'], several[table] ?? 1);
    expect(text).toContain('Hello, I have a question.');
    expect(text).not.toContain('other@example.com');
    expect(text).not.toMatch(/"(?:password|token|\w+_hash|\w+_token)"/);
  });
});

function uidIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('uid' in body)) throw new Error('nobody');
  return String(body.uid);
}

/** How many rows belong to the one who stays. */
function tally(everything: string): number {
  return everything.split('stays@example.com').length;
}
