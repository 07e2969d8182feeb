import { formats } from '@slipway/export';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { listen } from '../../../test/listening.ts';
import { newPage } from '../../../test/page-kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';
import type { Exporter, ExportJob } from './exporter.ts';

/** Counts what is made, and makes nothing: what is refused must not even begin. */
function countingExporter() {
  const jobs: ExportJob[] = [];
  return {
    jobs,
    async make(job: ExportJob) {
      jobs.push(job);
      return new Uint8Array([80, 68, 70]);
    },
    paint: async () => new Uint8Array(),
    stop: async () => {},
  };
}

const take = (client: Client, path: string, accept = '*/*') =>
  client.request('GET', `/api/exports/${path}`, undefined, { headers: { accept } });

// Whose it is was asked with the same statements by those who may.
describeEachEngine('exports', (open, _engine, testOnce) => {
  testOnce('[§5] every format is refused without premium and signed out, by file and by events', async () => {
    const exporter = countingExporter();
    const kit = await makeRunApp({ db: await open(), exporter });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const projectId = String(
      Reflect.get(Object((await ada.request('GET', `/api/runs/${id}`)).body), 'projectId'),
    );
    const doors = formats.flatMap(({ id: format, of }) =>
      of.map(
        (kind) =>
          `${kind}/${kind === 'project' ? projectId : kind === 'report' ? id : `${id},${id}`}/${format}`,
      ),
    );
    for (const door of doors)
      for (const accept of ['*/*', 'text/event-stream'])
        for (const more of ['', '?isPremium=true&status=active&scale=2']) {
          const refused = await take(ada, door + more, accept);
          expectError(refused, 'premium/required');
          expectError(await take(kit.client(), door + more, accept), 'profile/no-user');
        }
    expect(exporter.jobs).toEqual([]);
    await ada.request('POST', '/api/trial', {});
    expect((await take(ada, `report/${id}/markdown`)).text).toBe('PDF');
    expect(exporter.jobs).toHaveLength(1);
    await kit.close();
  });

  test.each([
    [
      'as its tool brings it along',
      { version: 2, migrate: { 1: () => ({ input: {}, basis: { letters: 9 } }) } },
      9,
    ],
    ['without what nobody can bring along', { version: 3 }, undefined],
  ])('a run of an older version is exported %s', async (_, options, letters) => {
    const db = await open();
    const before = await makeRunApp({ db });
    const ada = await signUp(before, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const exporter = countingExporter();
    const kit = await makeRunApp({ db, exporter, tools: makeSmallToolbox(options) });
    const again = kit.client();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    await again.request('POST', '/api/trial', {});
    expect((await take(again, `report/${id}/xlsx`)).text).toBe('PDF');
    const [job] = exporter.jobs;
    expect(Reflect.get(Object(Reflect.get(Object(job?.source), 'basis')), 'letters')).toBe(letters);
    await before.close();
    await kit.close();
  });

  testOnce('another’s run, a guessed one and one that is gone do not exist', async () => {
    const exporter = countingExporter();
    const kit = await makeRunApp({ db: await open(), exporter });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const [hers, own] = [idIn((await start(ada)).body), idIn((await start(eve)).body)];
    await eve.request('POST', '/api/trial', {});
    for (const id of [hers, `${hers}x`, 'sample', '%2e%2e%2fx', '%00', `${own}'--`])
      for (const { id: format, of } of formats)
        if (of.includes('report')) expectError(await take(eve, `report/${id}/${format}`), 'run/not-found');
    for (const ids of [`${own},${hers}`, `${hers},${own}`, own, `${own},`, `${own},${own}@9`])
      expectError(await take(eve, `comparison/${ids}/csv`), 'run/not-found');
    expectError(await take(eve, `report/${own}/csv?version=2`), 'run/not-found');
    const { body } = await ada.request('GET', `/api/runs/${hers}`);
    for (const id of [String(Reflect.get(Object(body), 'projectId')), 'sample', hers, 'x'])
      for (const format of formats.flatMap((one) => (one.of.includes('project') ? [one.id] : [])))
        expectError(await take(eve, `project/${id}/${format}`), 'project/not-found');
    for (const path of [
      `report/${own}/exe`,
      `report/${own}/toString`,
      `page/${own}/csv`,
      `constructor/${own}/csv`,
    ])
      expectError(await take(eve, path), 'export/unknown');
    expectError(await take(eve, `report/${own}/csv?block=worth`), 'export/unknown');
    await eve.request('DELETE', `/api/runs/${own}`);
    expectError(await take(eve, `report/${own}/csv`), 'run/not-found');
    expect(exporter.jobs).toEqual([]);
    await kit.close();
  });
});

describe('a file', () => {
  test('has a name in any alphabet, and is never shown or kept by a browser', async () => {
    const kit = await makeRunApp({ exporter: countingExporter() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    await ada.request('PATCH', `/api/runs/${id}`, { title: 'Café "Ω": 100% <ready>/..' });
    await ada.request('POST', '/api/trial', {});
    const { headers } = await take(ada, `report/${id}/markdown`);
    const day = new Date(kit.clock.now()).toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Cafe  - 100 ready (${day}).md"; filename*=UTF-8''Caf%C3%A9%20%CE%A9%20-%20100%25%20ready%20%28${day}%29.md`,
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': '3',
    });
    await kit.close();
  });

  test('a project is its facts, its latest results and its pages', async () => {
    const exporter = countingExporter();
    const kit = await makeRunApp({ exporter });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const { body } = await ada.request('GET', `/api/runs/${id}`);
    const projectId = String(Reflect.get(Object(body), 'projectId'));
    await newPage(ada, projectId);
    await newPage(ada, projectId);
    await ada.request('POST', '/api/trial', {});
    expect((await take(ada, `project/${projectId}/pack`)).status).toBe(200);
    expect((await take(ada, `project/${projectId}/pdf`)).status).toBe(200);
    for (const format of ['xlsx', 'csv', 'png', 'svg'])
      expect((await take(ada, `project/${projectId}/${format}`)).status, format).toBe(200);
    for (const path of ['pptx', 'csv?block=worth'])
      expectError(await take(ada, `project/${projectId}/${path}`), 'export/unknown');
    expect(exporter.jobs[0]?.source).toMatchObject({
      kind: 'project',
      record: expect.arrayContaining([
        expect.objectContaining({ id: 'idea', said: 'Gap filling for dentists' }),
      ]),
      reports: [{ kind: 'report', report: Reflect.get(Object(body), 'report') }],
      files: [{ path: 'pages/noonseal.html' }, { path: 'pages/2-noonseal.html' }],
    });
    expect(exporter.jobs[1]?.source).toMatchObject({ files: [] });
    await kit.close();
  });

  test('by events: how far it is, its name, its parts and its end; what does not agree goes with it', async () => {
    const whole = new Uint8Array(500_000).map((_, at) => at % 251);
    const jobs: ExportJob[] = [];
    const exporter: Exporter = {
      ...countingExporter(),
      async make(job, { onProgress }) {
        jobs.push(job);
        onProgress?.({ done: 1, total: 2, what: 'Laying out' });
        return whole;
      },
    };
    const kit = await makeRunApp({ exporter });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const { projectId } = Object((await ada.request('GET', `/api/runs/${id}`)).body);
    for (const [fact, value] of [
      ['mrr', 1000],
      ['arr', 40_000],
    ] as const)
      await ada.request('PATCH', `/api/projects/${projectId}/record/facts/${fact}`, { value });
    await ada.request('POST', '/api/trial', {});
    const http = await listen(kit);
    const stream = await http.follow(ada, 'GET', `/api/exports/project/${projectId}/pdf`);
    const events = await stream.rest();
    const named = (wanted: string) => events.filter(({ event }) => event === wanted);
    expect(named('progress')[0]?.data).toEqual({ done: 1, total: 2, what: 'Laying out' });
    expect(named('file')[0]?.data).toMatchObject({ type: 'application/pdf', size: whole.length });
    expect(named('part').length).toBeGreaterThan(1);
    const parts = named('part').map(({ data }) => Buffer.from(String(data), 'base64'));
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
    expect(events.at(-1)?.event).toBe('end');
    expect(jobs[0]?.source.about.disagrees).toEqual([expect.stringContaining('12,000 a year')]);
    await http.server.stop();
    await kit.close();
  });

  test('whoever hangs up while it is made stops the work', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const exporter: Exporter = {
      ...countingExporter(),
      make(_, { signal, onProgress }) {
        onProgress?.({ done: 1, total: 9, what: 'Laying out the pages' });
        begun.resolve(signal);
        return new Promise((_made, stop) => signal.addEventListener('abort', () => stop(signal.reason)));
      },
    };
    const kit = await makeRunApp({ exporter });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    await ada.request('POST', '/api/trial', {});
    const http = await listen(kit);
    const stream = await http.follow(ada, 'GET', `/api/exports/report/${id}/pdf`);
    await stream.until('progress');
    const signal = await begun.promise;
    expect(signal.aborted).toBe(false);
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    stream.hangUp();
    await stopped;
    await http.server.stop();
    await kit.close();
  });

  test('is made on a thread, and holds the run as it is stored', async () => {
    const kit = await makeRunApp({});
    const ada = await signUp(kit, 'ada@example.com');
    const { body } = await start(ada);
    const id = idIn(body);
    await ada.request('POST', '/api/trial', {});
    const json = JSON.parse((await take(ada, `report/${id}/json`)).text);
    expect(json.source.report).toEqual(Reflect.get(Object(body), 'report'));
    expect(json.printed).toMatchObject({ 'Computed by': expect.stringContaining('slipway') });
    const { projectId } = Object((await ada.request('GET', `/api/runs/${id}`)).body);
    const project = JSON.parse((await take(ada, `project/${projectId}/json`)).text);
    expect(project.source).toMatchObject({
      record: expect.arrayContaining([expect.objectContaining({ id: 'idea' })]),
      reports: [{ report: json.source.report }],
    });
    await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } });
    const compared = await take(ada, `comparison/${id}@1,${id}@2/csv`);
    expect(compared.text).toContain('version 1');
    expect(compared.text).toContain('version 2');
    await kit.close();
  });
});
