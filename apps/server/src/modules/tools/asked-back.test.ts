import { expect, test } from 'vitest';
import { describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { listen } from '../../../test/listening.ts';
import { giveView, makeStandIn } from '../../../test/model-stand-in.ts';
import { expectError, quickPasswords, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, runsPath, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';

const asking = { body: { input: { idea: 'asdf' } } };
const unpaid = { status: 'done', cost: 0, error: null, report: { asksBack: true } };

describeOnSqlite('a run that can only ask back', (open) => {
  test('costs nothing, shows its question, and no model is asked', async () => {
    const model = makeStandIn(giveView);
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    for (let each = 0; each < 12; each += 1) {
      const { body } = await start(ada, asking);
      expect(body).toMatchObject({ ...unpaid, model: null, versions: [{ version: 1 }] });
      expect((await ada.request('GET', `/api/runs/${idIn(body)}`)).body).toEqual(body);
    }
    expect(model.asked).toEqual([]);
    expect(await creditsOf(ada)).toBe(10);
    const { body } = await ada.request('GET', '/api/credits/transactions');
    expect(body).toHaveLength(1);
    // What it was told is nothing to remember.
    expect((await ada.request('GET', '/api/record')).body).toEqual({ slots: {} });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('is settled before its question leaves', async () => {
    const kit = await makeRunApp({ db: await open() });
    const place = await listen(kit);
    const ada = await signUp(kit, 'ada@example.com', { client: place.client() });
    const stream = await place.follow(ada, 'POST', runsPath, asking.body, { 'idempotency-key': 'k' });
    await stream.until('report');
    expect(await creditsOf(ada)).toBe(10);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'result', data: unpaid });
    await place.server.stop();
    await kit.close();
  });

  test('no answer and no assumption turns it into a report for nothing', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada, asking)).body);
    const idea = 'A whole idea about filling gaps';
    const changes = [
      { answers: { idea } },
      { assumptions: { rate: 5 } },
      { answers: { idea }, assumptions: {} },
    ];
    for (const change of changes)
      expect(await ada.request('PATCH', `/api/runs/${id}`, change)).toMatchObject({
        status: 400,
        message: 'This result only asks back. Please run the tool again with your answer.',
      });
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({ ...unpaid, version: 1 });
    expect((await ada.request('PATCH', `/api/runs/${id}`, { title: 'Later' })).status).toBe(200);
    // The tool again, with the answer: that one is charged.
    expect((await start(ada, { body: { input: { idea: `asdf\n${idea}` } } })).body).toMatchObject({
      cost: 1,
    });
    expect(await creditsOf(ada)).toBe(9);
    await kit.close();
  });

  test('needs a credit to begin with, and asks at most sixty times in ten minutes', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    for (let each = 0; each < 60; each += 1) expect((await start(ada, asking)).status).toBe(200);
    expectError(await start(ada, asking), 'request/too-many');
    kit.clock.advance(10 * 60_000);
    expect((await start(ada, asking)).status).toBe(200);
    for (let each = 0; each < 10; each += 1)
      await start(ada, { body: { input: { idea: `A whole idea, number ${each}` } } });
    expect(await start(ada, asking)).toMatchObject({ code: 'tool/insufficient-credits' });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });
});

test.each(['score-your-idea', 'swot-generator', 'market-size-estimator'])(
  '%s: “asdf”, a question, a crime or a poem cost nothing; an idea costs a credit',
  async (id) => {
    const kit = await makeTestApp({ passwords: quickPasswords });
    const ada = await signUp(kit, 'ada@example.com');
    const run = (idea: string) => start(ada, { path: `/api/tools/${id}/runs`, body: { input: { idea } } });
    for (const idea of [
      'asdf',
      'asdf qwer zxcv uiop hjkl',
      'Is my idea any good?',
      'How do I start?',
      'An app.',
      'Write me a poem about the sea',
      'We sell stolen credit cards to strangers on the internet',
      'I want to make people happy with a nice app for everybody in the world',
    ])
      expect((await run(idea)).body, idea).toMatchObject(unpaid);
    expect(await creditsOf(ada)).toBe(10);
    const { body } = await run(
      'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap for $149 a month.',
    );
    expect(body).toMatchObject({ status: 'done', cost: 1 });
    expect(Object(body).report).not.toHaveProperty('asksBack');
    expect(await creditsOf(ada)).toBe(9);
    await kit.close();
  },
);
