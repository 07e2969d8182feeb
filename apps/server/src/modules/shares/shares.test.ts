import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../../test/engines.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';
import type { Database } from '../../db/client.ts';
import { emptySite, type Site } from '../../http/site.ts';

const dayMs = 86_400_000;
const slide = {
  id: 'slide-1',
  kind: 'statement',
  topic: 'problem',
  createdAt: '2026-11-16T00:00:00.000Z',
  data: { title: 'Chairs are empty.' },
  notes: 'Say the secret margin.',
  source: { toolId: 'x', tool: 'Market', runId: 'run-of-the-owner', date: '2026-11-16', changed: [] },
};
const deck = { version: 1, title: 'Chairfill', theme: { id: 'ledger', brand: null }, slides: [slide] };
const tools = makeSmallToolbox({ documents: () => [{ kind: 'deck', title: 'Deck', data: deck }] });

const shell = new TextEncoder().encode('<head><title>Slipway</title></head><div id="root"></div>');
const site: Site = {
  ...emptySite,
  app: '/app.html',
  appPaths: ['/s/:token'],
  notFound: '/app.html',
  files: new Map([
    ['/app.html', { type: 'text/html', cache: 'no-cache', etag: 'x', plain: shell, br: null, gzip: null }],
  ]),
};

async function open(db: Database) {
  const kit = await makeRunApp({ db, tools, site });
  const ada = await signUp(kit, 'ada@example.com', { name: 'Ada Lovelace' });
  const { body } = await start(ada);
  const run = idIn(body);
  const project = String(Reflect.get(Object(body), 'projectId'));
  return { kit, ada, run, project };
}

const share = (client: Client, kind: string, id: string, more: object = {}) =>
  client.request('POST', '/api/shares', { kind, id, days: null, ...more });
const made = (answer: { readonly body: unknown }) => {
  const { id, url } = Object(Reflect.get(Object(answer.body), 'share'));
  const path = new URL(String(url)).pathname;
  return { id: String(id), path, door: path.replace('/s/', '/api/shared/') };
};

describeEachEngine('shares', (openDatabase, _engine, testOnce) => {
  test('a report opens signed out as it was, without notes, brief or account, and counts a visitor once', async () => {
    const { kit, ada, run } = await open(await openDatabase());
    await ada.request('PATCH', `/api/runs/${run}`, { note: 'my private note' });
    const { path, door } = made(await share(ada, 'report', run));
    expect(path).toMatch(/^\/s\/[\w-]{43}$/);
    const rows = await kit.deps.db.query.selectFrom('share_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice(3));
    await ada.request('PATCH', `/api/runs/${run}`, { assumptions: { rate: 5 } });

    const friend = kit.client('10.0.0.7');
    const asBrowser = { headers: { 'user-agent': 'Browser' } };
    const opened = await friend.request('GET', door, undefined, asBrowser);
    await friend.request('GET', door, undefined, asBrowser);
    await friend.request('GET', door, undefined, { headers: { 'user-agent': 'Slackbot 1.0' } });
    const { body: run1 } = await ada.request('GET', `/api/runs/${run}/versions/1`);
    const { report, title } = Object(run1);
    expect(opened.body).toMatchObject({ kind: 'report', title, deck: null, expiresAt: null });
    // What the sheet asks its founder is left out.
    const blocks = report.blocks.filter(({ kind }: { kind: string }) => kind !== 'question');
    expect(blocks.length).toBeLessThan(report.blocks.length);
    expect(Object(opened.body).reports).toMatchObject([{ version: 1, report: { ...report, title, blocks } }]);
    for (const hidden of ['ada@example.com', 'Ada Lovelace', 'private note', '"input"', '"basis"', run])
      expect(opened.text).not.toContain(hidden);
    const { shares } = Object((await ada.request('GET', `/api/shares?kind=report&id=${run}`)).body);
    expect(shares).toMatchObject([{ opened: 1, version: 1, parts: null }]);
    expect(new URL(shares[0].url).pathname).toBe(path);
    expect(JSON.stringify(kit.logs)).not.toContain(path.slice(3));
    await kit.close();
  });

  test('unknown, expired and revoked are one answer, with the same headers', async () => {
    const { kit, ada, run } = await open(await openDatabase());
    const [kept, short] = [
      made(await share(ada, 'report', run)),
      made(await share(ada, 'report', run, { days: 7 })),
    ];
    kit.clock.advance(7 * dayMs - 1);
    expect((await kit.request('GET', short.door)).status).toBe(200);
    kit.clock.advance(1);
    // Before anything of the owner's sweeps it away.
    expectError(await kit.request('GET', short.door), 'share/not-found');
    const revoked = made(await share(ada, 'report', run));
    expect((await ada.request('DELETE', `/api/shares/${revoked.id}`)).body).toEqual({ revoked: true });
    const guess = `${kept.door.slice(0, -1)}${kept.door.endsWith('A') ? 'B' : 'A'}`;
    for (const door of [short.door, revoked.door, guess, '/api/shared/x', '/api/shared/%00']) {
      const refused = await kit.request('GET', door);
      expectError(refused, 'share/not-found');
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect((await kit.request('GET', `${door.replace('/api/shared', '/s')}/preview.png`)).status).toBe(404);
    }
    expect((await kit.request('GET', kept.door)).headers.get('x-robots-tag')).toContain('noindex');
    expect(Object((await ada.request('GET', `/api/shares?kind=report&id=${run}`)).body).shares).toMatchObject(
      [{ id: kept.id }],
    );
    await kit.close();
  });

  testOnce('only the owner makes, sees and revokes links, and only of what there is', async () => {
    const { kit, ada, run, project } = await open(await openDatabase());
    const eve = await signUp(kit, 'eve@example.com');
    for (const kind of ['report', 'deck']) {
      expectError(await share(eve, kind, run), 'run/not-found');
      for (const id of [`${run}x`, '', 'sample', '\0'])
        expectError(await share(ada, kind, id), 'run/not-found');
    }
    expectError(await share(ada, 'report', run, { version: 2 }), 'run/not-found');
    const ticked = { parts: ['swot-generator'] };
    expectError(await share(eve, 'project', project, ticked), 'project/not-found');
    expectError(await share(ada, 'project', 'sample', ticked), 'project/not-found');
    expect(await share(ada, 'project', project, { parts: ['market-size-estimator'] })).toMatchObject({
      code: 'request/invalid',
    });
    expect(await share(ada, 'report', run, { days: 365 })).toMatchObject({ code: 'request/invalid' });
    const { id, door } = made(await share(ada, 'report', run));
    expectError(await eve.request('DELETE', `/api/shares/${id}`), 'share/not-found');
    expectError(await eve.request('GET', `/api/shares?kind=report&id=${run}`), 'run/not-found');
    expect((await kit.request('GET', door)).status).toBe(200);
    expectError(await share(kit.client(), 'report', run), 'profile/no-user');
    await kit.close();
  });

  testOnce('a project shows what is ticked, and a deck nothing that the speaker says', async () => {
    const { kit, ada, run, project } = await open(await openDatabase());
    await ada.request('POST', `/api/projects/${project}/notes`, { kind: 'decision', text: 'Ohio first' });
    const read = async (kind: string, id: string, parts?: string[]) =>
      kit.request('GET', made(await share(ada, kind, id, parts && { parts })).door);
    const whole = await read('project', project, ['swot-generator', 'deck']);
    expect(whole.body).toMatchObject({ kind: 'project', reports: [{ toolId: 'swot-generator' }], deck: {} });
    expect((await read('project', project, ['deck'])).body).toMatchObject({ reports: [] });
    expect((await read('project', project, ['swot-generator'])).body).toMatchObject({ deck: null });
    const alone = await read('deck', run);
    expect(alone.body).toMatchObject({ title: 'Chairfill', reports: [], deck: { slides: [{ notes: '' }] } });
    for (const { text } of [whole, alone])
      for (const hidden of ['secret margin', 'run-of-the-owner', 'Ohio first', 'ada@example.com'])
        expect(text).not.toContain(hidden);
    await kit.close();
  });

  testOnce('links leave with the result, the project and the account', async () => {
    const { kit, ada, run, project } = await open(await openDatabase());
    const left = async () => (await kit.deps.db.query.selectFrom('share_link').selectAll().execute()).length;
    const ticked = { parts: ['swot-generator'] };
    await share(ada, 'deck', run);
    const ofProject = made(await share(ada, 'project', project, ticked));
    expect((await ada.request('GET', '/api/me/export')).text).toContain('"share_link":[{');
    await ada.request('DELETE', `/api/runs/${run}`);
    expect(await left()).toBe(1);
    // Of what was ticked nothing is left.
    expectError(await kit.request('GET', ofProject.door), 'share/not-found');
    await ada.request('DELETE', `/api/projects/${project}`);
    expect(await left()).toBe(0);
    await share(ada, 'report', idIn((await start(ada)).body));
    await ada.request('DELETE', '/api/me');
    expect(await left()).toBe(0);
    await kit.close();
  });
});

describeOnSqlite('the page of a link', (openDatabase) => {
  test('has its title and picture in the HTML, and a dead link has neither', async () => {
    const { kit, ada, run } = await open(await openDatabase());
    await ada.request('PATCH', `/api/runs/${run}`, { title: 'Chairs & <b>more</b>' });
    const { id, path } = made(await share(ada, 'report', run));
    const page = await kit.request('GET', path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Chairs &amp; &lt;b&gt;more&lt;/b&gt; · Slipway</title>');
    expect(page.text).toContain(`content="${kit.deps.config.publicUrl}${path}/preview.png"`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const picture = await kit.app.request(new URL(`${path}/preview.png`, kit.deps.config.publicUrl).href);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    await ada.request('DELETE', `/api/shares/${id}`);
    const dead = await kit.request('GET', path);
    expect(dead.status).toBe(404);
    expect(dead.text).toContain('<title>Slipway</title>');
    expect(dead.text).not.toContain('og:');
    await kit.close();
  });

  test('after a new secret old links still open, but are not shown again', async () => {
    const { kit, ada, run } = await open(await openDatabase());
    const { door } = made(await share(ada, 'report', run));
    await kit.deps.db.query.updateTable('share_link').set({ id: 'made-before' }).execute();
    expect((await kit.request('GET', door)).status).toBe(200);
    const { shares } = Object((await ada.request('GET', `/api/shares?kind=report&id=${run}`)).body);
    expect(shares).toMatchObject([{ url: null }]);
    await kit.close();
  });

  test('300 openings in ten minutes are enough for one address', async () => {
    const { kit } = await open(await openDatabase());
    const stranger = kit.client('10.0.0.9');
    await stranger.request('GET', '/api/shared/x');
    await kit.deps.db.query.updateTable('rate_limit').set({ count: 300 }).execute();
    expectError(await stranger.request('GET', '/api/shared/x'), 'request/too-many');
    await kit.close();
  });
});
