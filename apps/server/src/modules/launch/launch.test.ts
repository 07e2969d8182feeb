import type { Launch, LaunchPlan } from '@slipway/contracts';
import { toolkit } from '@slipway/tools';
import { expect, test } from 'vitest';
import type { Answer, Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { launched, makeLaunchToolbox, seedProject } from '../../../test/launch-kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, makeRunApp } from '../../../test/run-kit.ts';
import { launchOrder } from './launch-order.ts';
import { propose } from './plan-launch.ts';

const launchIn = ({ body, text }: Answer) => {
  expect(body, text).toBeDefined();
  return body as Launch;
};
const statesOf = ({ steps }: Launch) => steps.map(({ state }) => state);

async function uidOf(client: Client): Promise<string> {
  return String(Reflect.get(Object((await client.request('GET', '/api/me')).body), 'uid'));
}

function begin(client: Client, projectId: string, tools: readonly string[], key = 'k'): Promise<Answer> {
  const headers = { 'idempotency-key': key };
  return client.request('POST', `/api/projects/${projectId}/launch`, { tools }, { headers });
}

/** Its state once no step is at work. */
async function whenStill(client: Client, id: string): Promise<Launch> {
  for (;;) {
    const launch = launchIn(await client.request('GET', `/api/launches/${id}`));
    if (launch.state !== 'running') return launch;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('every tool of the panel has its place in a launch run', () => {
  expect([...launchOrder].sort()).toEqual(toolkit.map(({ id }) => id).sort());
});

test('the dearest is not proposed where the credits are too few, nor what is done or cannot run', () => {
  const step = (toolId: string, cost: number, more = {}) => ({
    toolId,
    cost,
    missing: null,
    doneAt: null,
    ...more,
  });
  const steps = [
    step('a', 1),
    step('page', 5),
    step('b', 1),
    step('old', 1, { doneAt: 'x' }),
    step('no', 1, { missing: 'Add a month.' }),
  ];
  expect([...propose(steps, 6)].sort()).toEqual(['a', 'b']);
  expect([...propose(steps, 7)].sort()).toEqual(['a', 'b', 'page']);
});

describeEachEngine('a launch run', (open) => {
  test('says before what it costs and lacks, runs in order, skips for free, and is the same by its key', async () => {
    const order: string[] = [];
    const fed: unknown[] = [];
    const tools = makeLaunchToolbox({
      onGather(tool, { results }) {
        order.push(tool);
        fed.push(results.map(({ toolId, figures }) => [toolId, typeof figures.worth?.value]));
      },
    });
    const kit = await makeRunApp({ db: await open(), tools });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const projectId = await seedProject(kit.deps, await uidOf(ada));
    const plan = (await ada.request('GET', `/api/projects/${projectId}/launch`)).body as LaunchPlan;
    expect(plan.steps.map(({ toolId, cost, missing }) => [toolId, cost, missing])).toEqual([
      ['score-your-idea', 1, null],
      ['swot-generator', 1, null],
      ['market-size-estimator', 1, null],
      ['financial-metrics', 1, 'Please add a month.'],
      ['ai-pitch-generator', 1, null],
    ]);
    const chosen = ['ai-pitch-generator', 'financial-metrics', 'score-your-idea'];
    const { id } = launchIn(await begin(ada, projectId, chosen));
    const launch = await whenStill(ada, id);
    expect(launch.state).toBe('done');
    expect(statesOf(launch)).toEqual(['done', 'skipped', 'done']);
    expect(launch.steps[0]?.headline).toContain('worth');
    expect(launch.steps[1]?.problem?.message).toBe('Please add a month.');
    expect(order).toEqual(['score-your-idea', 'ai-pitch-generator']);
    // Each feeds the next: what the one before found is there.
    expect(fed).toEqual([[], [['score-your-idea', 'number']]]);
    expect(await creditsOf(ada)).toBe(8);
    expect(launchIn(await begin(ada, projectId, chosen)).id).toBe(id);
    expectError(await eve.request('GET', `/api/launches/${id}`), 'launch/not-found');
    expectError(await eve.request('POST', `/api/launches/${id}/cancel`), 'launch/not-found');
    expectError(await eve.request('GET', `/api/projects/${projectId}/launch`), 'project/not-found');
    expectError(await begin(ada, projectId, ['constructor']), 'tool/not-found');
    const inputs = await kit.deps.db.query.selectFrom('launch_step').select('input').execute();
    expect(inputs.every(({ input }) => input === null)).toBe(true);
    await ada.request('DELETE', '/api/me');
    expect(await kit.deps.db.query.selectFrom('launch_step').selectAll().execute()).toEqual([]);
    await kit.close();
  });

  test('pauses without credits and goes on when pressed; what was paid is not paid again', async () => {
    const kit = await makeRunApp({ db: await open(), tools: makeLaunchToolbox() });
    const ada = await signUp(kit, 'ada@example.com');
    const projectId = await seedProject(kit.deps, await uidOf(ada));
    await creditsOf(ada);
    await kit.deps.db.query.updateTable('credit_account').set({ available: 2 }).execute();
    const paused = await whenStill(ada, launchIn(await begin(ada, projectId, launched)).id);
    expect(paused).toMatchObject({
      state: 'paused',
      problem: { message: 'Insufficient credits! You need 1 credits but only have 0.' },
    });
    expect(statesOf(paused)).toEqual(['done', 'done', 'waiting', 'waiting']);
    await ada.request('POST', '/api/trial', {});
    await ada.request('POST', `/api/launches/${paused.id}/resume`);
    const done = await whenStill(ada, paused.id);
    expect(statesOf(done)).toEqual(['done', 'done', 'done', 'done']);
    expect(done.steps.map(({ cost }) => cost)).toEqual([1, 1, 0, 0]);
    await kit.close();
  });

  test('cancelled in the middle keeps what is there, gives the rest back, and can go on', async () => {
    const reached = Promise.withResolvers<void>();
    const hold = Promise.withResolvers<void>();
    const tools = makeLaunchToolbox({
      onGather: async (tool) => {
        if (tool !== 'swot-generator') return;
        reached.resolve();
        await hold.promise;
      },
    });
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const projectId = await seedProject(kit.deps, await uidOf(ada));
    const { id } = launchIn(await begin(ada, projectId, launched));
    await reached.promise;
    // One at a time in a project: another wish is answered with the one under way.
    expect(launchIn(await begin(ada, projectId, ['swot-generator'], 'other')).id).toBe(id);
    const cancelled = launchIn(await ada.request('POST', `/api/launches/${id}/cancel`));
    expect(cancelled.state).toBe('cancelled');
    expect(statesOf(cancelled)).toEqual(['done', 'cancelled', 'cancelled', 'cancelled']);
    expect(await creditsOf(ada)).toBe(9);
    hold.resolve();
    await ada.request('POST', `/api/launches/${id}/resume`);
    const done = await whenStill(ada, id);
    expect(statesOf(done)).toEqual(['done', 'done', 'done', 'done']);
    expect(await creditsOf(ada)).toBe(6);
    await kit.close();
  });
});
