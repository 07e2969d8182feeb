import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { newPage } from '../../../test/page-kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, start } from '../../../test/run-kit.ts';

/** A test that is counted: of a business that we know, its own stands in words. */
const counted = { venture: 'none', businessModel: 'none' };
const idea =
  'Front desks of dental offices in Ohio spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself. $249 a month.';
const dayMs = 24 * 60 * 60_000;
const scorePath = '/api/tools/score-your-idea/runs';

async function get<T = Record<string, unknown>>(client: Client, path: string): Promise<T> {
  const answer = await client.request('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as T;
}

describeEachEngine('one next step', (open, _engine, testOnce) => {
  testOnce(
    'an idea becomes a project, its score a test, the test done moves the evidence dial, free of charge',
    async () => {
      const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
      const ada = await signUp(kit, 'ada@example.com');
      const made = await ada.request('POST', '/api/projects', { idea });
      const id = idIn(made.body);
      const path = `/api/projects/${id}`;
      expect(await get(ada, path)).toMatchObject({
        idea,
        figure: null,
        weakest: null,
        step: { kind: 'run', toolId: 'score-your-idea' },
      });
      // Read from the idea, with the words it was read from, and no form is filled with it.
      const { facts } = await get<{ facts: { id: string; value: unknown; provenance: unknown }[] }>(
        ada,
        `${path}/record`,
      );
      const factOf = (name: string) => facts.find((fact) => fact.id === name);
      expect(factOf('idea')).toMatchObject({ value: idea, provenance: { kind: 'hand' } });
      expect(factOf('price')).toMatchObject({ value: 249, provenance: { kind: 'read' } });

      // Another idea typed over it is read anew, and what was typed by hand stays.
      await ada.request('PATCH', `${path}/record/facts/channel`, { value: 'dental dealers' });
      await ada.request('PATCH', `${path}/record/facts/idea`, { value: 'A sensor for houseplants, $20.' });
      const other = await get<Record<string, unknown>>(ada, `/api/record?project=${id}`);
      expect(other.slots).toMatchObject({ channel: { value: 'dental dealers' } });
      expect(
        Object.values(other.slots as Record<string, { value: unknown }>).map(({ value }) => value),
      ).not.toContain(249);
      await ada.request('POST', `${path}/record/facts/idea/undo`);

      const answers = {
        costsNow: 'under-100k',
        paysToday: 'part',
        whyNow: 'possible',
        yardstick: 'small-firm',
      };
      const body = { input: { idea, ...answers, ...counted, evidence: 'none' }, projectId: id };
      const run = await start(ada, { path: scorePath, body });
      expect(run.body).toMatchObject({ status: 'done', projectId: id });
      const before = await get<{
        evidence: { points: number };
        step: { kind: string; tries: number; passes: number; key: string };
      }>(ada, path);
      const { slots } = await get(ada, `/api/record?project=${id}`);
      expect(slots).toMatchObject({ ideaScore: { provenance: { kind: 'result', runId: idIn(run.body) } } });
      expect(before).toMatchObject({ evidence: { points: 0 }, step: { kind: 'test', taskId: null } });
      const { tries, passes } = before.step;
      expect(tries).toBeGreaterThan(0);
      expect(passes).toBeGreaterThan(0);

      const credits = await creditsOf(ada);
      const tasks = await Promise.all(
        [1, 2, 3].map(() => ada.request('POST', `${path}/tasks`, { fromStep: true })),
      );
      const taskId = idIn(tasks[0]?.body);
      expect(tasks.map((task) => idIn(task.body))).toEqual([taskId, taskId, taskId]);
      expect(await get(ada, path)).toMatchObject({ step: { taskId }, openTasks: 1 });
      expect(await ada.request('POST', `${path}/tasks/${taskId}/done`, { tried: 2, did: 3 })).toMatchObject({
        status: 400,
        message: 'More did it than were tried.',
      });
      const done = { tried: tries, did: tries, note: 'All of them.' };
      const ends = [];
      for (let n = 0; n < 3; n += 1)
        ends.push(await ada.request('POST', `${path}/tasks/${taskId}/done`, done));
      for (const end of ends)
        expect(end.body).toMatchObject({
          task: { outcome: { ...done, passed: true } },
          card: { openTasks: 0 },
        });
      const after = await get<{ evidence: { points: number }; step: { key: string } }>(ada, path);
      expect(after.evidence.points).toBeGreaterThan(before.evidence.points);
      expect(after.step.key).not.toBe(before.step.key);
      expect(await creditsOf(ada)).toBe(credits);
      // Done three times and counted once.
      const score = await get<{ versions: { note: string | null }[]; input: unknown }>(
        ada,
        `/api/runs/${idIn(run.body)}`,
      );
      expect(score.versions).toHaveLength(2);
      expect(await get(ada, `${path}/record/facts/evidence/history`)).toMatchObject({
        changes: [{ provenance: { kind: 'task', taskId } }, { value: 'none' }],
      });
      await kit.close();
    },
  );

  test('a test that misses its mark asks for a decision, which ends that; two published pages then move the dial', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(kit, 'ada@example.com');
    const answers = {
      costsNow: 'under-100k',
      paysToday: 'part',
      whyNow: 'possible',
      yardstick: 'small-firm',
    };
    const run = await start(ada, {
      path: scorePath,
      body: { input: { idea, ...answers, evidence: 'none' } },
    });
    const projectId = String(Reflect.get(Object(run.body), 'projectId'));
    const path = `/api/projects/${projectId}`;
    kit.clock.advance(1000);
    // The mark of a business that we know is set in words: whoever did the test says whether it was reached.
    const task = (await ada.request('POST', `${path}/tasks`, { fromStep: true })).body;
    expect(task).toMatchObject({ passes: null, threshold: expect.any(String) });
    const done = `${path}/tasks/${idIn(task)}/done`;
    await ada.request('POST', done, { tried: 9, did: 0, reached: false });
    expect(await get(ada, `${path}/next-step`)).toMatchObject({
      kind: 'decide',
      why: `Of 9 you tried, 0 did it. The mark was: ${Reflect.get(Object(task), 'threshold')}`,
    });
    kit.clock.advance(1000);
    await ada.request('POST', `${path}/notes`, { kind: 'decision', text: 'Sell to vets instead.' });
    expect(await get(ada, `${path}/next-step`)).not.toMatchObject({ kind: 'decide' });

    // Two pages that forty people signed up on are evidence, and the score is counted again with it, free of charge.
    const before = await get<{ evidence: { points: number } }>(ada, path);
    const [one, second] = [await newPage(ada, projectId), await newPage(ada, projectId)];
    await ada.request('POST', `/api/pages/${one}/experiment`, {
      otherPageId: second,
      hypothesis: 'Front desks sign up',
      sample: 50,
      threshold: 0.1,
      stopDay: new Date(kit.clock.now() + 2 * dayMs).toISOString().slice(0, 10),
    });
    expect(await get(ada, `${path}/pages`)).toMatchObject({
      running: [{ pageId: one, hypothesis: 'Front desks sign up', visitors: 0, sample: 50 }],
    });
    await kit.deps.db.query
      .updateTable('page_experiment')
      .set({ visitors_a: 60, signups_a: 30, visitors_b: 60, signups_b: 10 })
      .execute();
    kit.clock.advance(4 * dayMs);
    for (let n = 0; n < 2; n += 1)
      expect(await get(ada, `/api/pages/${one}/experiment`)).toMatchObject({
        verdict: { state: 'decided', winner: 'a' },
      });
    expect(await get(ada, `${path}/pages`)).toMatchObject({ running: [] });
    const after = await get<{ evidence: { points: number } }>(ada, path);
    expect(after.evidence.points).toBeGreaterThan(before.evidence.points);
    // All ten of another day.
    expect(await creditsOf(ada)).toBe(10);
    expect(await get(ada, `/api/runs/${idIn(run.body)}`)).toMatchObject({
      versions: [{}, { note: 'Evidence: 40 of 120 visitors signed up' }],
    });
    await kit.close();
  });
});
