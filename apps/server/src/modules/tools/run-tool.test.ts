import { AppError } from '@slipway/core';
import { checkReport, listStatements } from '@slipway/report';
import { engineVersion } from '@slipway/tools';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { answerWith, failWith, giveView, makeStandIn, usage } from '../../../test/model-stand-in.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, runsPath, smallInput, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';
import type { Database } from '../../db/client.ts';
import { listBreaches } from '../../db/invariants.ts';

const input = smallInput;

describeEachEngine('running a tool', (open, engine, testOnce) => {
  testOnce('[§5] without a model: the engine’s sheet, charged once, and kept', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { body, status } = await start(ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      toolId: 'swot-generator',
      status: 'done',
      cost: 1,
      title: 'Letters of Gap filling for dent',
      projectId: expect.any(String),
      note: null,
      input,
      basis: { letters: 24 },
      engine: `slipway ${engineVersion}`,
      model: null,
      error: null,
      version: 1,
      versions: [{ version: 1, note: null, assumptions: {} }],
      result: {
        headline: 'It is worth 72.',
        figures: {
          worth: { label: 'Worth', value: 72, unit: 'points', low: 24, high: 144, status: 'ok' },
        },
      },
      report: { toolId: 'swot-generator', blocks: [{ kind: 'headline' }, { kind: 'question' }, {}] },
    });
    expect(await creditsOf(ada)).toBe(9);
    const id = idIn(body);
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toEqual(body);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  testOnce('with a model: its view beside the sheet, who wrote what, and what it took', async () => {
    const model = makeStandIn(giveView);
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    const { body } = await start(ada);
    expect(body).toMatchObject({
      status: 'done',
      cost: 1,
      error: null,
      model: { provider: 'test', name: 'parrot-1', ...usage, added: 4, refused: 1 },
      result: { headline: 'It is worth 72.' },
    });
    const { report } = Object(body);
    expect(listStatements(report).map(({ text, by }) => [by ?? 'engine', text])).toEqual([
      ['engine', 'It is worth {{f:worth}}.'],
      ['engine', 'It has {{f:letters}}.'],
      ['model', 'Test it before you build.'],
      ['engine', 'It has {{f:letters}}.'],
      ['model', 'The text with {{f:letters}} is short.'],
      ['model', 'Nobody has paid yet.'],
      ['engine', 'Who pays for {{f:letters}}?'],
      ['engine', 'A guess over {{f:letters}}.'],
    ]);
    expect(checkReport(report)).toEqual([]);
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]).toMatchObject({ input, isDeep: false });
    expect(await creditsOf(ada)).toBe(9);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  testOnce('a model that invents figures or ids is not believed, and cannot change a statement', async () => {
    const model = makeStandIn(
      answerWith([
        { id: 'answer', text: 'It is worth 900.' },
        { id: 'find:1', text: 'A short text: {{f:letters}}.' },
        { id: 'find:2', text: 'Who pays {{f:nobody}}?' },
        { id: 'choose', text: 'verdict, nowhere' },
        { id: 'verdict', text: 'Up you go.' },
        { id: 'against', text: 'Up it goes.' },
        { id: 'reads:customer', text: 'vets' },
      ]),
    );
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    const { body, text } = await start(ada);
    expect(body).toMatchObject({
      result: { headline: 'It is worth 72.' },
      model: { added: 2, refused: 3 },
      cost: 1,
    });
    expect(text).toContain('A short text');
    expect(text).not.toMatch(/900|nobody|Up |vets/);
    await kit.close();
  });

  test.each(['model/unavailable', 'model/unusable', 'model/busy'] as const)(
    'a model that fails with %s: the computed report stands, labelled, and costs nothing',
    async (code) => {
      const kit = await makeRunApp({ db: await open(), model: makeStandIn(failWith(code)) });
      const ada = await signUp(kit, 'ada@example.com');
      const { body } = await start(ada);
      expect(body).toMatchObject({
        status: 'done',
        cost: 0,
        model: null,
        error: { code, message: expect.stringContaining('cost nothing') },
        result: { headline: 'It is worth 72.' },
        report: { blocks: [{ kind: 'headline' }, {}, {}] },
      });
      expect(await creditsOf(ada)).toBe(10);
      const id = idIn(body);
      expect((await ada.request('GET', `/api/runs/${id}`)).body).toEqual(body);
      expect(await listBreaches(kit.deps.db)).toEqual([]);
      await kit.close();
    },
  );

  test.each([
    [
      'a fault of its own',
      async () => {
        throw new TypeError('undefined is not a model');
      },
      'model/unavailable',
    ],
    ['nothing to say', answerWith([]), 'model/unusable'],
    ['only lies', answerWith([{ id: 'answer', text: 'It is worth 900.' }]), 'model/unusable'],
  ])('a model with %s costs nothing either', async (_what, answer, code) => {
    const kit = await makeRunApp({ db: await open(), model: makeStandIn(answer) });
    const ada = await signUp(kit, 'ada@example.com');
    expect((await start(ada)).body).toMatchObject({ status: 'done', cost: 0, error: { code } });
    expect(await creditsOf(ada)).toBe(10);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test.each(['onRun', 'onGather'] as const)(
    '%s throws: tool/failed, credits back, nothing of it shown',
    async (at) => {
      const fail = () => {
        throw new RangeError('a secret of the engine');
      };
      const kit = await makeRunApp({ db: await open(), tools: makeSmallToolbox({ [at]: fail }) });
      const ada = await signUp(kit, 'ada@example.com');
      const answer = await start(ada, { key: 'again' });
      expectError(answer, 'tool/failed');
      expect(answer.text).not.toContain('secret');
      expect(kit.logs).toContainEqual(expect.objectContaining({ level: 'error', message: 'a run failed' }));
      expect(await creditsOf(ada)).toBe(10);
      // The key stands for this run, and so does its end.
      expectError(await start(ada, { key: 'again' }), 'tool/failed');
      expect((await ada.request('GET', '/api/runs')).body).toMatchObject({
        runs: [{ status: 'failed', cost: 0, title: 'SWOT Generator' }],
      });
      expect(await listBreaches(kit.deps.db)).toEqual([]);
      await kit.close();
    },
  );

  testOnce('[§5] [§8] signed out, and without enough credits, in the specification’s words', async () => {
    const kit = await makeRunApp({ db: await open() });
    expectError(await start(kit.client()), 'tool/signed-out');
    const ada = await signUp(kit, 'ada@example.com');
    for (let run = 0; run < 10; run += 1) expect((await start(ada)).status).toBe(200);
    expect(await start(ada, { key: 'too much' })).toMatchObject({
      status: 402,
      code: 'tool/insufficient-credits',
      message: 'Insufficient credits! You need 1 credits but only have 0.',
    });
    // The refused key was not used up.
    kit.clock.advance(25 * 60 * 60_000);
    expect(await start(ada, { key: 'too much' })).toMatchObject({ status: 200, body: { status: 'done' } });
    await kit.close();
  });

  test('the same key many times at once: one hold, one model call, equal answers', async () => {
    // PostgreSQL has ten connections for all of them; `npm run chaos` reserves a hundred times there.
    const times = engine === 'sqlite' ? 100 : 30;
    const model = makeStandIn(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return giveView(request);
    });
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    const answers = await Promise.all(Array.from({ length: times }, () => start(ada, { key: 'one wish' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'done', cost: 1 } });
    expect(model.asked).toHaveLength(1);
    expect(await kit.deps.db.query.selectFrom('credit_hold').select('amount').execute()).toHaveLength(1);
    expect(await creditsOf(ada)).toBe(9);
    await kit.close();
  });

  test('the same key at two servers at once is one run as well', async () => {
    const db = await open();
    const model = makeStandIn(giveView);
    const [one, other] = [await makeRunApp({ db, model }), await makeRunApp({ db, model })];
    const ada = await signUp(one, 'ada@example.com');
    const away = other.client();
    for (const [name, value] of ada.cookies) away.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) => start(index % 2 === 0 ? ada : away, { key: 'k' })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(model.asked).toHaveLength(1);
    expect(await creditsOf(away)).toBe(9);
    expect(await listBreaches(db)).toEqual([]);
    await one.close();
    await other.close();
  });

  test('a database that is gone at the end: said so, and the credits come back with it', async () => {
    const db = await open();
    let isGone = false;
    const flaky: Database = {
      ...pick(db),
      get query() {
        return db.query;
      },
      transaction(work) {
        return isGone ? Promise.reject(new AppError('server/unavailable')) : db.transaction(work);
      },
    };
    const model = makeStandIn(async (request) => {
      isGone = true;
      return giveView(request);
    });
    const kit = await makeRunApp({ db: flaky, model });
    const ada = await signUp(kit, 'ada@example.com');
    expectError(await start(ada, { key: 'k' }), 'server/unavailable');
    isGone = false;
    await expect.poll(() => creditsOf(ada), { timeout: 10_000 }).toBe(10);
    // The computed report had left, so it is kept.
    expect((await start(ada, { key: 'k' })).body).toMatchObject({
      status: 'done',
      cost: 0,
      report: { figures: { worth: { value: 72 } } },
      error: { code: 'tool/failed' },
    });
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
  });

  testOnce(
    'a key is for one wish: another body or tool is refused, another person’s is another',
    async () => {
      const kit = await makeRunApp({ db: await open() });
      const ada = await signUp(kit, 'ada@example.com');
      const first = await start(ada, { key: 'k' });
      expect((await start(ada, { body: { input: { ...input, customer: ' ' } }, key: 'k' })).body).toEqual(
        first.body,
      );
      expectError(
        await start(ada, { body: { input: { idea: 'Something else' } }, key: 'k' }),
        'tool/key-reused',
      );
      const grace = await signUp(kit, 'grace@example.com');
      expect((await start(grace, { key: 'k' })).body).not.toEqual(first.body);
      expect(await creditsOf(ada)).toBe(9);
      await kit.close();
    },
  );

  testOnce('what cannot run is refused in a sentence, before anything is held', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const invalid = (problem: string, field: string) => ({
      status: 400,
      code: 'request/invalid',
      message: problem,
      body: { error: { details: { problem, field } } },
    });
    expectError(await ada.request('POST', runsPath, { input }), 'tool/no-key');
    expect(await start(ada, { key: 'x'.repeat(201) })).toMatchObject({ status: 400 });
    expectError(await start(ada, { key: 'a', path: '/api/tools/health-score/runs' }), 'tool/not-found');
    expectError(await start(ada, { key: 'a', path: '/api/tools/constructor/runs' }), 'tool/not-found');
    expect(await start(ada, { body: { input: {} } })).toMatchObject(
      invalid('Please tell us your idea.', 'idea'),
    );
    expect(await start(ada, { body: { input: { idea: 'x'.repeat(4001) } } })).toMatchObject(
      invalid('Your idea can have at most 4000 characters.', 'idea'),
    );
    expect(await start(ada, { body: { input: { ...input, colour: 'red' } } })).toMatchObject(
      invalid('There is no field called colour.', ''),
    );
    expectError(await start(ada, { body: { input, projectId: 'p1' } }), 'project/not-found');
    expect((await ada.request('GET', '/api/runs')).body).toEqual({ runs: [], next: null });
    expect(await creditsOf(ada)).toBe(10);
    await kit.close();
  });

  testOnce('a body of 256 KB may come, a larger one not', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const rows = (count: number) => Array.from({ length: count }, () => ({ month: '2026-10', sum: 1234.5 }));
    expect((await start(ada, { body: { input: { ...input, rows: rows(4000) } } })).status).toBe(200);
    expect(await start(ada, { body: { input: { ...input, rows: rows(8000) } } })).toMatchObject({
      status: 413,
      message: 'This is too large. The limit is 256 KB.',
    });
    await kit.close();
  });

  testOnce('more than anybody could mean is held back, and so is a premium loop', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('POST', '/api/trial');
    const answers = await Promise.all(Array.from({ length: 125 }, () => start(ada)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ cost: 0 });
    expect(await creditsOf(ada)).toBe(10);
    await kit.close();
  });
});

/** `query` is a getter that must be asked each time. */
function pick({
  engine,
  ping,
  scrub,
  close,
}: Database): Pick<Database, 'engine' | 'ping' | 'scrub' | 'close'> {
  return { engine, ping, scrub, close };
}
