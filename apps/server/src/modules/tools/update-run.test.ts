import { listStatements, type Report } from '@slipway/report';
import { engineVersion } from '@slipway/tools';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { answerWith, giveView, hangForEver, makeStandIn } from '../../../test/model-stand-in.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';

const change = (client: Client, id: string, body: unknown) =>
  client.request('PATCH', `/api/runs/${id}`, body);

function textsOf(body: unknown): Record<string, string> {
  const report: Report = Reflect.get(Object(body), 'report');
  return Object.fromEntries(
    listStatements(report).map(({ id, text, by }) => [id, `${by ?? 'analyst'}: ${text}`]),
  );
}

describeEachEngine('changing a finished run', (open, _engine, testOnce) => {
  test('other assumptions are a new version, computed here, and free', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { body: first } = await start(ada);
    const id = idIn(first);
    kit.clock.advance(60_000);
    const { body } = await change(ada, id, {
      assumptions: { rate: 5 },
      note: 'braver',
      // The browser's own sum, which nobody asked for.
      report: { figures: { worth: { value: 1e9 } } },
    });
    expect(body).toMatchObject({
      id,
      version: 2,
      note: null,
      cost: 1,
      input: { idea: 'Gap filling for dentists', assumptions: { rate: 5 } },
      result: { headline: 'It is worth 120.' },
      versions: [
        { version: 1, assumptions: {}, note: null },
        { version: 2, assumptions: { rate: 5 }, note: 'braver' },
      ],
    });
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toEqual(body);
    expect((await ada.request('GET', `/api/runs/${id}/versions/1`)).body).toMatchObject({
      version: 1,
      input: { idea: 'Gap filling for dentists' },
      result: { headline: 'It is worth 72.' },
    });
    // Back to the defaults is a version as well; the same again is not.
    expect((await change(ada, id, { assumptions: {} })).body).toMatchObject({
      version: 3,
      result: { headline: 'It is worth 72.' },
    });
    expect((await change(ada, id, { assumptions: {} })).body).toMatchObject({ version: 3 });
    expect(await creditsOf(ada)).toBe(9);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test.each([
    ['stays while each figure it names shows the same', 'The text with {{f:letters}} is short.', true],
    ['goes with a figure it names, and comes back with it', 'They would pay {{f:worth}} for it.', false],
  ])('the model’s view %s', async (_, text, stays) => {
    const answers = answerWith([{ id: 'answer', text }]);
    const kit = await makeRunApp({ db: await open(), model: makeStandIn(answers) });
    const ada = await signUp(kit, 'ada@example.com');
    const { body: first } = await start(ada);
    const id = idIn(first);
    const { body: second } = await change(ada, id, { assumptions: { rate: 5 } });
    expect(textsOf(second)['model:answer']).toBe(stays ? `model: ${text}` : undefined);
    expect(second).toMatchObject({ result: { headline: 'It is worth 120.' }, model: { added: 1 } });
    const { body: third } = await change(ada, id, { assumptions: {} });
    expect(textsOf(third)).toEqual(textsOf(first));
    await kit.close();
  });

  test('a run of an older engine is looked up and counted anew, without the model’s view', async () => {
    const kit = await makeRunApp({ db: await open(), model: makeStandIn(giveView) });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const { query } = kit.deps.db;
    await query
      .updateTable('run_version')
      .set({ tool_version: 0, basis: '{"count":"of another kind"}' })
      .execute();
    const { body } = await change(ada, id, { assumptions: { rate: 5 } });
    expect(body).toMatchObject({
      engine: `slipway ${engineVersion}`,
      toolVersion: 1,
      basis: { letters: 24 },
      result: { headline: 'It is worth 120.' },
    });
    expect(Object.keys(textsOf(body)).filter((one) => one.startsWith('model'))).toEqual([]);
    await kit.close();
  });

  testOnce(
    'an answer to a question of the sheet fills its field and counts again; nothing else may be changed',
    async () => {
      const kit = await makeRunApp({ db: await open() });
      const ada = await signUp(kit, 'ada@example.com');
      const id = idIn((await start(ada)).body);
      expect(await change(ada, id, { answers: { idea: 'A whole other idea' } })).toMatchObject({
        status: 400,
        message: 'This result does not ask for that.',
      });
      const { body } = await change(ada, id, { answers: { customer: 'dental offices' } });
      expect(body).toMatchObject({
        version: 2,
        input: { customer: 'dental offices' },
        report: { blocks: [{ kind: 'headline' }, { kind: 'assumptions' }] },
      });
      expect(await change(ada, id, { answers: { customer: 'vets' } })).toMatchObject({ status: 400 });
      expect(await creditsOf(ada)).toBe(9);
      await kit.close();
    },
  );

  test('forty different answers at once, at two servers: one is taken', async () => {
    const db = await open();
    const kits = [await makeRunApp({ db }), await makeRunApp({ db })];
    const [kit, other] = kits;
    if (!kit || !other) throw new Error('no app');
    const ada = await signUp(kit, 'ada@example.com');
    const elsewhere = other.client();
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    const id = idIn((await start(ada)).body);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_each, index) =>
        change(index % 2 === 0 ? ada : elsewhere, id, { answers: { customer: `buyers ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(39);
    const { body } = await ada.request('GET', `/api/runs/${id}`);
    expect(body).toMatchObject({ version: 2, versions: [{ version: 1 }, { version: 2 }] });
    for (const each of kits) await each.close();
  });

  test('an answer and other assumptions at once, at two servers: neither is lost', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const other = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const elsewhere = other.client();
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    for (let round = 0; round < 5; round += 1) {
      const id = idIn((await start(ada)).body);
      const [answered, assumed] = await Promise.all([
        change(ada, id, { answers: { customer: 'dental offices' } }),
        change(elsewhere, id, { assumptions: { rate: 5 } }),
      ]);
      expect([answered.status, assumed.status]).toEqual([200, 200]);
      expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({
        version: 3,
        input: { customer: 'dental offices', assumptions: { rate: 5 } },
      });
    }
    await kit.close();
    await other.close();
  });

  testOnce('a reading is changed five times for nothing, and counted across other versions', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada, { body: { input: { idea: 'Read me to the end' } } })).body);
    for (let round = 1; round <= 5; round += 1) {
      expect(await change(ada, id, { answers: { channel: `way ${round}` } })).toMatchObject({
        status: 200,
        body: { input: { channel: `way ${round}` } },
      });
      expect((await change(ada, id, { assumptions: { rate: round + 3 } })).status).toBe(200);
    }
    expect(await change(ada, id, { answers: { channel: 'way 6' } })).toMatchObject({
      status: 400,
      message: 'You have changed five readings. To change more, run the tool again.',
    });
    expect((await change(ada, id, { answers: { customer: 'vets' } })).status).toBe(200);
    expect(await creditsOf(ada)).toBe(9);
    await kit.close();
  });

  testOnce('a question that goes on being asked is answered once, and adds to the idea', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada, { body: { input: { idea: 'Gaps' } } })).body);
    expect((await change(ada, id, { answers: { idea: 'filled' } })).body).toMatchObject({
      version: 2,
      input: { idea: 'Gaps\nfilled' },
      report: { blocks: [{}, { field: 'customer' }, { field: 'idea' }, {}] },
    });
    for (const idea of ['drones', 'vets', 'Gaps'])
      expect(await change(ada, id, { answers: { idea } })).toMatchObject({
        status: 400,
        message: 'You have answered this. To change the answer, run the tool again.',
      });
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({ version: 2 });
    await kit.close();
  });

  test('a title and a note are kept, and make no version', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const kept = await change(ada, id, { title: ' Second try ', note: 'Ask Grace about it' });
    expect(kept.body).toMatchObject({ title: 'Second try', note: 'Ask Grace about it', version: 1 });
    expect((await change(ada, id, { note: null })).body).toMatchObject({ title: 'Second try', note: null });
    expect((await change(ada, id, {})).body).toMatchObject({ title: 'Second try', version: 1 });
    expect(await change(ada, id, { title: 'a\0b' })).toMatchObject({ status: 400 });
    await kit.close();
  });

  testOnce('what does not fit is refused in a sentence', async () => {
    const kit = await makeRunApp({ db: await open(), model: makeStandIn(hangForEver) });
    const ada = await signUp(kit, 'ada@example.com');
    const waiting = start(ada);
    await expect
      .poll(async () => Reflect.get(Object((await ada.request('GET', '/api/runs')).body), 'runs').length)
      .toBe(1);
    const [run] = Reflect.get(Object((await ada.request('GET', '/api/runs')).body), 'runs');
    expect(await change(ada, idIn(run), { assumptions: {} })).toMatchObject({
      status: 400,
      message: 'This run has no result to change.',
    });
    await kit.deps.runs.stop(0);
    const id = idIn((await waiting).body);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_each, index) => [`a${index}`, 1]));
    expect(await change(ada, id, { assumptions: many })).toMatchObject({
      status: 400,
      message: 'The assumptions are not valid.',
    });
    const eve = await signUp(kit, 'eve@example.com');
    expectError(await change(eve, id, { note: 'mine' }), 'run/not-found');
    for (const version of ['0', '2', '-1', '1.5', '1e3', 'x', '%00', '99999999999999999999'])
      expectError(await ada.request('GET', `/api/runs/${id}/versions/${version}`), 'run/not-found');
    await kit.close();
  });

  test('fifty versions are kept: the first, and the newest; twenty at once get numbers of their own', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const rates = Array.from({ length: 20 }, (_each, index) => index + 10);
    await Promise.all(rates.map((rate) => change(ada, id, { assumptions: { rate } })));
    for (let rate = 100; rate < 135; rate += 1) await change(ada, id, { assumptions: { rate } });
    const { body } = await ada.request('GET', `/api/runs/${id}`);
    const versions: { version: number }[] = Reflect.get(Object(body), 'versions');
    expect(versions.map(({ version }) => version)).toEqual([
      1,
      ...Array.from({ length: 49 }, (_each, index) => index + 8),
    ]);
    expect(body).toMatchObject({ version: 56, result: { headline: 'It is worth 3,216.' } });
    expectError(await ada.request('GET', `/api/runs/${id}/versions/5`), 'run/not-found');
    await kit.close();
  });
});
