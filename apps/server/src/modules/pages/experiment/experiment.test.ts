import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import type { TestApp } from '../../../../test/kit.ts';
import { browser, newPage, newProject, pathIn, sendForm, smallPage } from '../../../../test/page-kit.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { makeRunApp } from '../../../../test/run-kit.ts';
import { concludeOver } from './sweep-experiments.ts';

const dayMs = 24 * 60 * 60_000;

async function begin(kit: TestApp, more: object = {}) {
  const ada = await signUp(kit, 'ada@example.com');
  const project = await newProject(ada);
  const a = await newPage(ada, project, { document: smallPage('Angle of speed') });
  const b = await newPage(ada, project, { name: 'Second angle', document: smallPage('Angle of price') });
  const plan = {
    otherPageId: b,
    hypothesis: 'Workshops sign up for speed',
    sample: 50,
    threshold: 0.05,
    stopDay: new Date(kit.clock.now() + 10 * dayMs).toISOString().slice(0, 10),
    ...more,
  };
  const start = () => ada.request('POST', `/api/pages/${a}/experiment`, plan);
  const path = async () => pathIn((await publication(ada, a)).url);
  return { ada, project, a, b, plan, start, path };
}

async function publication(ada: Client, id: string): Promise<Record<string, unknown>> {
  return Object((await ada.request('GET', `/api/pages/${id}/publication`)).body);
}

/** Somebody at an address of their own; whether they sign up is decided by the page they got. */
async function visit(kit: TestApp, path: string, n: number, joins: (variant: 'a' | 'b') => boolean) {
  const visitor = kit.client(`10.${n >> 8}.${n & 255}.1`);
  const { text } = await visitor.request('GET', path, undefined, browser);
  const variant = text.includes('Angle of speed') ? 'a' : 'b';
  expect(text).toContain(`/join?page=${variant}`);
  if (joins(variant)) await sendForm(visitor, `${path}/join?page=${variant}`, { email: `v${n}@example.org` });
  return variant;
}

describeEachEngine('an experiment', (open) => {
  test('runs to its sample, calls nobody early, and writes what it found into the record, once', async () => {
    const kit = await makeRunApp({ db: await open() });
    const { ada, project, a, start, path } = await begin(kit);
    expect((await start()).body).toMatchObject({
      hypothesis: 'Workshops sign up for speed',
      certainty: 0.95,
      endedAt: null,
      chanceOfB: 0.5,
      verdict: { state: 'running', winner: null },
    });
    const at = await path();
    const got = { a: 0, b: 0 };
    for (let n = 0; n < 16; n += 1) got[await visit(kit, at, n, (variant) => variant === 'b')] += 1;
    // All sixteen on one page: once in 32,000 runs.
    expect(Math.min(got.a, got.b)).toBeGreaterThan(0);
    const early = await ada.request('GET', `/api/pages/${a}/experiment`);
    expect(early.body).toMatchObject({
      readouts: [
        { variant: 'a', visitors: got.a, signups: 0 },
        { variant: 'b', visitors: got.b, signups: got.b },
      ],
      verdict: { state: 'running', winner: null, holds: null },
    });
    expect(Number(Reflect.get(Object(early.body), 'chanceOfB'))).toBeGreaterThan(0.7);
    // The same browser at the same address sees the same page, and is one visitor.
    const again = await visit(kit, at, 7, () => false);
    expect(await visit(kit, at, 7, () => false)).toBe(again);
    // The days in between.
    const full = { a: 49, b: 60, joined: 30 };
    await kit.deps.db.query
      .updateTable('page_experiment')
      .set({ visitors_a: full.a, visitors_b: full.b, signups_b: full.joined })
      .execute();
    for (let n = 100; full.a < 50; n += 1) full[await visit(kit, at, n, () => false)] += 1;
    // Whoever comes now is not counted; the last who saw it may still sign up, for half an hour.
    await visit(kit, at, 5000, () => false);
    expect((await ada.request('GET', `/api/pages/${a}/experiment`)).body).toMatchObject({
      verdict: { state: 'running' },
    });
    kit.clock.advance(31 * 60_000);
    await concludeOver(kit.deps);
    const done = (await ada.request('GET', `/api/pages/${a}/experiment`)).body;
    expect(done).toMatchObject({
      readouts: [
        { visitors: full.a, signups: 0, low: 0 },
        { visitors: full.b, signups: full.joined },
      ],
      verdict: { state: 'decided', winner: 'b', holds: true },
    });
    await concludeOver(kit.deps);
    expect((await ada.request('GET', `/api/pages/${a}/experiment`)).body).toEqual(done);
    expect((await ada.request('GET', `/api/record?project=${project}`)).body).toMatchObject({
      slots: {
        evidence: { value: 'waitlist', provenance: { kind: 'experiment' } },
        evidenceCount: { value: full.joined },
      },
    });
    expect((await ada.request('GET', `/api/projects/${project}/notes`)).body).toMatchObject({
      experiments: [
        { text: 'Workshops sign up for speed', outcome: expect.stringContaining('Page B is better') },
      ],
    });
    await kit.close();
  });

  test('cannot be changed once it runs, and ends without a verdict when its pages are taken down', async () => {
    const kit = await makeRunApp({ db: await open() });
    const { ada, a, start, path } = await begin(kit);
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const [method, body] of [
      ['POST', { sample: 60 }],
      ['PUT', {}],
      ['PUT', { slug: 'elsewhere' }],
    ] as const) {
      const place = method === 'POST' ? 'experiment' : 'publication';
      const refused =
        method === 'POST' ? await start() : await ada.request(method, `/api/pages/${a}/${place}`, body);
      expect(refused, `${method} ${place}`).toMatchObject({ status: 409, code: 'experiment/running' });
    }
    const at = await path();
    await ada.request('DELETE', `/api/pages/${a}/publication`);
    expect((await kit.client().request('GET', at)).status).toBe(404);
    expect((await ada.request('GET', `/api/pages/${a}/experiment`)).body).toMatchObject({
      verdict: {
        state: 'stopped',
        winner: null,
        sentence: 'No verdict: the pages were taken down before the end.',
      },
    });
    expect((await start()).status).toBe(200);
    await kit.close();
  });

  test('with too few visitors by its stop date there is no winner', async () => {
    const kit = await makeRunApp({ db: await open() });
    const { a, start, path, ada, project } = await begin(kit);
    await start();
    const at = await path();
    for (let n = 0; n < 6; n += 1) await visit(kit, at, n, () => n === 0);
    kit.clock.advance(12 * dayMs);
    const answer = await ada.request('GET', `/api/pages/${a}/experiment`);
    expect(answer.body).toMatchObject({ verdict: { state: 'too-few', winner: null } });
    await concludeOver(kit.deps);
    const record = await kit.deps.db.query
      .selectFrom('project_record')
      .select('record')
      .where('project_id', '=', project)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(record.record)).toMatchObject({ evidenceCount: { value: 1 } });
    await kit.close();
  });

  test('a plan that makes no sense is refused with a sentence', async () => {
    const kit = await makeRunApp({ db: await open() });
    const { ada, a, b, plan } = await begin(kit);
    const other = await newPage(ada, await newProject(ada));
    const send = (more: object) => ada.request('POST', `/api/pages/${a}/experiment`, { ...plan, ...more });
    for (const [more, message] of [
      [{ otherPageId: a }, 'Choose another page to compare with.'],
      [{ otherPageId: other }, 'Both pages must be in the same project.'],
      [{ stopDay: '2026-02-31' }, 'There is no such day.'],
      [{ stopDay: '2020-01-01' }, 'The stop date must be tomorrow or later.'],
      [{ stopDay: '2090-01-01' }, 'The stop date can be 180 days away at most.'],
      [{ sample: 10 }, 'The sample must be at least 50.'],
      [{ threshold: 1 }, 'The threshold can be at most 0.9.'],
      [{ hypothesis: 'short' }, 'The hypothesis needs at least 10 characters.'],
    ] as const)
      expect(await send(more), message).toMatchObject({ status: 400, message });
    expectError(await send({ otherPageId: 'none' }), 'page/not-found');
    expect((await ada.request('GET', `/api/pages/${b}/experiment`)).body).toBeNull();
    expect(await kit.deps.db.query.selectFrom('page_publication').selectAll().execute()).toEqual([]);
    await kit.close();
  });
});
