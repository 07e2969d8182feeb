import { endpoints } from '@slipway/contracts';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../../test/engines.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';

interface Row {
  readonly [name: string]: unknown;
}
const get = async (client: Client, path: string): Promise<Row> => {
  const answer = await client.request('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return Object(answer.body);
};
const newProject = async (client: Client, body: object = {}) =>
  idIn((await client.request('POST', '/api/projects', body)).body);
const input = { idea: 'Gap filling for dentists', customer: 'dental offices' };

describeEachEngine('projects', (open, engine, testOnce) => {
  testOnce('a stranger’s project, and anything in it, does not exist', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const id = await newProject(ada, { name: 'Secret' });
    const task = idIn((await ada.request('POST', `/api/projects/${id}/tasks`, { text: 'Call' })).body);
    const note = { kind: 'decision', text: 'Ohio first' };
    const noteId = idIn((await ada.request('POST', `/api/projects/${id}/notes`, note)).body);
    for (const { method, path } of endpoints) {
      if (!path.startsWith('/api/projects/:id')) continue;
      const asked = path
        .replace(':id', id)
        .replace(':fact', 'customer')
        .replace(':task', task)
        .replace(':note', noteId)
        .replace(':month', '2026-01');
      const body =
        method === 'GET'
          ? undefined
          : { ...note, csv: 'price,1', value: 'x', name: 'x', document: {}, tools: ['score-your-idea'] };
      expectError(await eve.request(method, asked, body), 'project/not-found');
    }
    for (const { status } of [
      await eve.request('GET', `/api/record?project=${id}`),
      await start(eve, { body: { input, projectId: id } }),
    ])
      expect(status).toBe(404);
    expect(await get(eve, '/api/search?search=secret')).toEqual({ projects: [], runs: [], tasks: [] });
    expect(await get(eve, `/api/runs?project=${id}`)).toEqual({ runs: [], next: null });
    expect(await get(ada, `/api/projects/${id}`)).toMatchObject({ name: 'Secret', openTasks: 1 });
    await kit.close();
  });

  test('a new idea begins a project of its own beside an empty one, and goes back there the next time', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const acme = await newProject(ada, { name: 'Acme' });
    kit.clock.advance(1000);
    const run = await start(ada);
    const made = Reflect.get(Object(await get(ada, `/api/runs/${idIn(run.body)}`)), 'projectId');
    expect(made).not.toBe(acme);
    expect(await get(ada, `/api/runs?project=${acme}`)).toEqual({ runs: [], next: null });
    kit.clock.advance(1000);
    // The same idea again goes where it was.
    const again = await start(ada);
    expect(await get(ada, `/api/runs/${idIn(again.body)}`)).toMatchObject({ projectId: made });
    await kit.close();
  });

  test('the same key makes one project, one task and one note, and the last one used is current', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const twice = async (path: string, body: object, key: string) => {
      const send = () => ada.request('POST', path, body, { headers: { 'idempotency-key': key } });
      const [one, other] = await Promise.all([send(), send()]);
      expect(idIn(one?.body)).toBe(idIn(other?.body));
      return idIn(one?.body);
    };
    const id = await twice('/api/projects', { name: 'First' }, 'a');
    kit.clock.advance(1000);
    await twice(`/api/projects/${id}/tasks`, { text: 'Call' }, 'b');
    await twice(`/api/projects/${id}/notes`, { kind: 'experiment', text: 'Two prices' }, 'c');
    const second = await newProject(ada, { name: 'Second' });
    expect(await get(ada, '/api/projects')).toMatchObject({ current: { id: second } });
    kit.clock.advance(1000);
    await ada.request('PATCH', `/api/projects/${id}`, { isOpen: true });
    expect(await get(ada, '/api/projects')).toMatchObject({ current: { id }, projects: [{}, {}] });
    await ada.request('PATCH', `/api/projects/${id}`, { isArchived: true, name: 'Put away' });
    expect(await get(ada, '/api/projects')).toMatchObject({
      current: { id: second },
      projects: [{ id: second }],
    });
    expect(await get(ada, '/api/projects?archived=true')).toMatchObject({
      projects: [{ id, name: 'Put away' }],
    });
    await kit.close();
  });

  test('runs find the project of their idea, are moved with what they say, and go with it', async () => {
    const tools = makeSmallToolbox({
      learns: ({ figures }) => [{ id: 'ideaScore', value: figures.worth?.value ?? 0, figure: 'worth' }],
    });
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const run = await start(ada, { body: { input } });
    const first = String(Reflect.get(Object(run.body), 'projectId'));
    kit.clock.advance(1000);
    const other = await start(ada, { body: { input: { idea: 'A sensor for houseplants' } } });
    expect(other.body).not.toMatchObject({ projectId: first });
    kit.clock.advance(1000);
    expect((await start(ada, { body: { input: { idea: 'gap filling for dentists.' } } })).body).toMatchObject(
      {
        projectId: first,
      },
    );
    const target = await newProject(ada, { name: 'Target' });
    const moved = await ada.request('PATCH', `/api/runs/${idIn(other.body)}`, { projectId: target });
    expect(moved.body).toMatchObject({ projectId: target });
    const left = String(Reflect.get(Object(other.body), 'projectId'));
    expect((await get(ada, `/api/record?project=${left}`)).slots).toEqual({});
    expect((await get(ada, `/api/record?project=${target}`)).slots).toMatchObject({
      idea: { value: 'A sensor for houseplants' },
      ideaScore: { value: 72 },
    });
    expect(await get(ada, `/api/projects/${left}`)).toMatchObject({ results: [], name: 'My company' });
    expect(await ada.request('DELETE', `/api/projects/${target}`)).toMatchObject({ body: { deleted: true } });
    expectError(await ada.request('GET', `/api/runs/${idIn(other.body)}`), 'run/not-found');
    expectError(await ada.request('GET', `/api/projects/${target}`), 'project/not-found');
    // What they cost stays in the books.
    expect(await creditsOf(ada)).toBe(7);
    await kit.close();
  });

  test('what is archived leaves lists and dashboard, and comes back whole', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('DELETE', '/api/projects/sample');
    const run = await start(ada, { body: { input } });
    const id = String(Reflect.get(Object(run.body), 'projectId'));
    expect(await get(ada, '/api/dashboard')).toMatchObject({ ideas: [{ id }], projects: 1, archived: 0 });
    await ada.request('PATCH', `/api/projects/${id}`, { isArchived: true });
    expect(await get(ada, '/api/dashboard')).toMatchObject({ ideas: [], projects: 0, archived: 1 });
    expect(await get(ada, '/api/projects')).toMatchObject({ projects: [], current: null });
    expect(await get(ada, '/api/projects?archived=true')).toMatchObject({ projects: [{ id }] });
    await ada.request('PATCH', `/api/projects/${id}`, { isArchived: false });
    expect(await get(ada, '/api/dashboard')).toMatchObject({
      ideas: [{ id, figure: { text: '72' } }],
      projects: 1,
      archived: 0,
    });
    await kit.close();
  });

  test('a name that nobody gave ends at a phrase and goes with the idea; one that was given stays', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const idea =
      'Dental offices in Texas lose $200 for each missed appointment because patients forget the day and nobody reminds them.';
    const nameAfter = async (given?: string) => {
      kit.clock.advance(1000);
      const run = await start(ada, { body: { input: { idea } } });
      const id = String(Reflect.get(Object(run.body), 'projectId'));
      const { name } = await get(ada, `/api/projects/${id}`);
      if (given !== undefined) await ada.request('PATCH', `/api/projects/${id}`, { name: given });
      await ada.request('DELETE', `/api/runs/${idIn(run.body)}`);
      const left = (await get(ada, `/api/projects/${id}`)).name;
      await ada.request('DELETE', `/api/projects/${id}`);
      return [name, left];
    };
    const name = 'Dental offices in Texas lose $200 for each missed appointment';
    expect(await nameAfter()).toEqual([name, 'My company']);
    expect(await nameAfter('Recall')).toEqual([name, 'Recall']);
    // Given by the person, although it is the same.
    expect(await nameAfter(name)).toEqual([name, name]);
    await kit.close();
  });

  testOnce('an earlier version, and an earlier run, are restored free of charge', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const run = await start(ada, { body: { input } });
    const [id, projectId] = [idIn(run.body), String(Reflect.get(Object(run.body), 'projectId'))];
    await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } });
    kit.clock.advance(1000);
    const later = idIn(
      (await start(ada, { body: { input: { ...input, customer: 'vets' }, projectId } })).body,
    );
    const credits = await creditsOf(ada);
    const restored = await ada.request('POST', `/api/runs/${id}/versions/1/restore`);
    expect(restored.body).toMatchObject({
      version: 3,
      result: { headline: 'It is worth 72.' },
      versions: [{}, { assumptions: { rate: 5 } }, { assumptions: {}, note: 'Restored from version 1' }],
    });
    expect(await get(ada, `/api/projects/${projectId}`)).toMatchObject({
      results: [{ runId: id, figure: { value: 72 } }],
    });
    expect((await get(ada, `/api/record?project=${projectId}`)).slots).toMatchObject({
      customer: { value: 'dental offices' },
    });
    expect(await creditsOf(ada)).toBe(credits);
    for (const version of [0, 9])
      expectError(await ada.request('POST', `/api/runs/${id}/versions/${version}/restore`), 'run/not-found');
    await ada.request('DELETE', `/api/runs/${id}`);
    expect(await get(ada, `/api/projects/${projectId}`)).toMatchObject({ results: [{ runId: later }] });
    await kit.close();
  });

  testOnce('facts come from a file, a form fills in by itself, and what does not fit is named', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newProject(ada, {});
    const csv =
      'fact;value\nWho pays;"vets; and ""farmers"""\nprice;$1,200\nrivals;Weave;NexHealth\nshoe size;44\nmonths;x\n';
    const { body } = await ada.request('POST', `/api/projects/${id}/record/import`, { csv });
    expect(body).toMatchObject({
      facts: [
        {
          id: 'customer',
          value: 'vets; and "farmers"',
          provenance: { kind: 'imported' },
          usedBy: ['swot-generator'],
        },
        { id: 'price', value: 1200, unit: 'money', group: 'price' },
        { id: 'rivals', value: ['Weave', 'NexHealth'] },
      ],
      refused: [
        { line: 5, name: 'shoe size', problem: 'There is no fact of this name.' },
        { line: 6, name: 'months', problem: 'This is filled in by its tool.' },
      ],
    });
    expect((await get(ada, `/api/record?project=${id}`)).slots).toMatchObject({ price: { value: 1200 } });
    const bad = await ada.request('PATCH', `/api/projects/${id}/record/facts/price`, { value: 'a lot' });
    expect(bad).toMatchObject({ status: 400, code: 'request/invalid' });
    for (const fact of ['__proto__', 'constructor', '%00', 'x'.repeat(300)])
      expect(
        (await ada.request('PATCH', `/api/projects/${id}/record/facts/${fact}`, { value: 1 })).status,
      ).toBe(400);
    await kit.close();
  });

  test('the dashboard shows the sample until it is removed, and what changed since the last visit', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    expect(await get(ada, '/api/dashboard')).toMatchObject({
      since: null,
      projects: 0,
      names: { sample: expect.any(String) },
      ideas: [{ id: 'sample', isSample: true, results: [{ toolId: 'swot-generator', runId: null }] }],
      tasks: [{ projectId: 'sample' }],
      recent: [{ toolId: 'swot-generator', projectId: 'sample' }],
      changes: [],
    });
    for (const part of [
      '',
      '/record',
      '/tasks',
      '/notes',
      '/timeline',
      '/next-step',
      '/record/facts/idea/history',
      '/results/swot-generator',
    ])
      await get(ada, `/api/projects/sample${part}`);
    expectError(await ada.request('POST', '/api/projects/sample/tasks', { text: 'x' }), 'project/sample');
    expectError(await start(ada, { body: { input, projectId: 'sample' } }), 'project/sample');
    expect(await get(ada, '/api/projects')).toEqual({ projects: [], current: null, next: null });
    for (const words of ['', 'sample', 'gap'])
      expect(await get(ada, `/api/search?search=${words}`)).toMatchObject({ projects: [{ id: 'sample' }] });
    await ada.request('DELETE', '/api/projects/sample');
    expect(await get(ada, '/api/search?search=sample')).toMatchObject({ projects: [] });
    expect(await get(ada, '/api/dashboard')).toMatchObject({ ideas: [], tasks: [], recent: [] });

    kit.clock.advance(10_000);
    const run = await start(ada, { body: { input } });
    const id = String(Reflect.get(Object(run.body), 'projectId'));
    await ada.request('POST', `/api/projects/${id}/tasks`, { text: 'Call ten', due: '2026-12-01' });
    kit.clock.advance(60 * 60_000);
    expect(await get(ada, '/api/dashboard')).toMatchObject({
      since: expect.any(String),
      ideas: [{ id, openTasks: 1, figure: { text: '72' } }],
      tasks: [{ text: 'Call ten', projectId: id }],
      recent: [{ projectId: id, figure: { value: 72 } }],
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: 'run', figure: expect.objectContaining({ value: 72 }) }),
        expect.objectContaining({ kind: 'task', text: 'Call ten' }),
        expect.objectContaining({ kind: 'fact', text: 'Your idea, Who pays' }),
      ]),
    });
    // Seen once is seen: an hour later nothing is new.
    kit.clock.advance(60 * 60_000);
    expect(await get(ada, '/api/dashboard')).toMatchObject({ changes: [] });
    await ada.request('POST', '/api/projects/sample');
    expect(await get(ada, '/api/dashboard')).toMatchObject({ ideas: [{ id }, { id: 'sample' }] });
    expect(await get(ada, '/api/search?search=ten%20CALL')).toMatchObject({ tasks: [{ text: 'Call ten' }] });
    expect(await get(ada, '/api/search?search=dentists')).toMatchObject({ projects: [{ id }] });
    expect(await get(ada, '/api/search?search=')).toMatchObject({
      projects: [{ id }],
      runs: [{ projectId: id }],
    });
    expect(await get(ada, '/api/search?search=%25_')).toEqual({ projects: [], runs: [], tasks: [] });
    // Of a tool in a project only the newest is recent.
    await start(ada, { body: { input, projectId: id } });
    expect(await get(ada, `/api/runs?project=${id}`)).toMatchObject({ runs: { length: 2 } });
    expect(await get(ada, '/api/dashboard')).toMatchObject({ recent: { length: 1 } });
    await kit.close();
  });

  test('deleting a project while it is written to, again and again: no fault, and nothing left behind', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('POST', '/api/trial');
    for (let round = 0; round < (engine === 'sqlite' ? 5 : 3); round += 1) {
      const id = await newProject(ada, {});
      const path = `/api/projects/${id}`;
      const task = idIn((await ada.request('POST', `${path}/tasks`, { text: 'Call' })).body);
      const run = idIn((await start(ada, { body: { input, projectId: id } })).body);
      const answers = await Promise.all([
        ada.request('PATCH', `${path}/record/facts/customer`, { value: 'vets' }),
        ada.request('POST', `${path}/tasks/${task}/done`, { tried: 3, did: 1 }),
        ada.request('POST', `/api/runs/${run}/versions/1/restore`),
        start(ada, { body: { input: { ...input, channel: 'fairs' }, projectId: id } }),
        ada.request('DELETE', path),
        ada.request('POST', `${path}/notes`, { kind: 'decision', text: 'Go on' }),
        ada.request('PATCH', `${path}/record/facts/channel`, { value: 'fairs' }),
      ]);
      for (const { status, text } of answers) expect([200, 404, 409], text).toContain(status);
      expectError(await ada.request('GET', path), 'project/not-found');
    }
    for (const table of [
      'project',
      'project_record',
      'record_change',
      'project_result',
      'project_task',
    ] as const)
      expect(await db.query.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await kit.close();
  });
});

describeOnSqlite('projects, many of them', (open) => {
  test('lists go page by page and miss nothing', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const made = new Set<string>();
    for (let n = 0; n < 53; n += 1) {
      // Some in the same millisecond.
      if (n % 3 === 0) kit.clock.advance(1);
      made.add(await newProject(ada, { name: `Project ${n}` }));
    }
    const seen: string[] = [];
    for (let next: unknown = ''; next !== null; ) {
      const page = await get(ada, `/api/projects${next === '' ? '' : `?before=${next}`}`);
      seen.push(...(page.projects as Row[]).map(({ id }) => String(id)));
      next = page.next;
    }
    expect(seen).toHaveLength(53);
    expect(new Set(seen)).toEqual(made);
    const [id = ''] = seen;
    const names = [
      'customer',
      'user',
      'channel',
      'team',
      'edge',
      'company',
      'brand',
      'problem',
      'does',
      'supplier',
    ];
    const importAll = (n: number) =>
      ada.request('POST', `/api/projects/${id}/record/import`, {
        csv: names.map((name) => `${name},value ${n}`).join('\n'),
      });
    for (let n = 0; n < 60; n += 1) {
      if (n % 7 === 0) kit.clock.advance(1);
      // Ten lines of history a time, which one event stands for.
      if (n % 7 === 0) await importAll(n);
      await ada.request('POST', `/api/projects/${id}/tasks`, { text: `Task ${n}` });
    }
    const events: Row[] = [];
    for (let next: unknown = ''; next !== null; ) {
      const page = await get(ada, `/api/projects/${id}/timeline${next === '' ? '' : `?before=${next}`}`);
      events.push(...(page.events as Row[]));
      next = page.next;
    }
    const ofKind = (kind: string) => events.filter((event) => event.kind === kind);
    expect(new Set(ofKind('task').map(({ text }) => text)).size).toBe(60);
    expect(ofKind('task')).toHaveLength(60);
    expect(ofKind('fact').map(({ text }) => text)).toEqual(
      Array.from({ length: 9 }, () => expect.stringMatching(/ and 7 more$/)),
    );
    await kit.close();
  });
});
