import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyLookUp, ReportPatch } from '@slipway/tools';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../../test/engines.ts';
import { answerWith, makeStandIn } from '../../../../test/model-stand-in.ts';
import { signUp } from '../../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../../test/small-tool.ts';
import { listBreaches } from '../../../db/invariants.ts';
import type { RunMessage } from '../live-run.ts';
import { runTool } from '../run-tool.ts';

/** So many letters, as somebody outside counted them. */
const letters = (value: number): ReportPatch => ({
  figures: {
    letters: {
      id: 'letters',
      label: 'Letters',
      value,
      unit: 'count',
      noun: 'letters',
      provenance: { kind: 'sourced', sources: ['counter'] },
    },
  },
  sources: {
    counter: {
      id: 'counter',
      publisher: 'Letter Office',
      what: 'Letters',
      year: 2026,
      region: null,
      confidence: 'high',
    },
  },
});
const giving = (...patches: readonly ReportPatch[]): AnyLookUp =>
  async function* () {
    for (const patch of patches) {
      await sleep(1);
      yield patch;
    }
  };
const lettersIn = (body: unknown) => Object(body).report.figures.letters.value;

describeEachEngine('what is looked up after the report', (open, _engine, testOnce) => {
  testOnce('comes as patches, is stored, and is there for whoever comes later', async () => {
    const kit = await makeRunApp({
      db: await open(),
      tools: makeSmallToolbox({ lookUp: giving(letters(100), letters(101)) }),
    });
    const ada = await signUp(kit, 'ada@example.com');
    const uid = Object((await ada.request('GET', '/api/me')).body).uid;
    const followed = await runTool(kit.deps, {
      person: { uid },
      toolId: 'swot-generator',
      input: { idea: 'Gap filling for dentists' },
      idempotencyKey: 'k',
    });
    const heard: RunMessage[] = [];
    followed.live?.listen((message) => heard.push(message));
    await followed.live?.ended;
    expect(heard.map(({ event }) => event)).toEqual([
      'accepted',
      'stage',
      'stage',
      'report',
      'stage',
      'patch',
      'patch',
      'result',
    ]);
    expect(lettersIn(heard[3]?.data)).toBe(24);
    expect(lettersIn(heard.at(-1)?.data)).toBe(101);
    const { body } = await ada.request('GET', `/api/runs/${followed.runId}`);
    expect(lettersIn(body)).toBe(101);
    expect(body).toMatchObject({ status: 'done', cost: 1, patch: letters(101) });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('stays when an assumption is changed', async () => {
    const kit = await makeRunApp({
      db: await open(),
      tools: makeSmallToolbox({ lookUp: giving(letters(100)) }),
    });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const { body } = await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } });
    expect(lettersIn(body)).toBe(100);
    expect(body).toMatchObject({ version: 2, result: { headline: 'It is worth 120.' } });
    expect((await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } })).body).toMatchObject({
      version: 2,
    });
    await kit.close();
  });

  testOnce('and a model’s view do not undo each other', async () => {
    const view = answerWith([{ id: 'answer', text: 'They would pay {{f:worth}} for it.' }]);
    const kit = await makeRunApp({
      db: await open(),
      model: makeStandIn(view),
      tools: makeSmallToolbox({ lookUp: giving(letters(100)) }),
    });
    const ada = await signUp(kit, 'ada@example.com');
    const { body } = await start(ada);
    expect(lettersIn(body)).toBe(100);
    expect(JSON.stringify(body)).toContain('They would pay');
    await kit.close();
  });

  test.each<[string, AnyLookUp, number]>([
    [
      'breaks the report is not kept, and what follows is',
      giving({ figures: { nobody: letters(1).figures?.letters as never } }, letters(100)),
      100,
    ],
    ['has no source is not kept', giving({ figures: letters(9).figures ?? {} }), 24],
    [
      'fails leaves what came before',
      async function* () {
        yield letters(100);
        throw new Error('no network');
      },
      100,
    ],
    [
      'is too large is not kept',
      giving({
        ...letters(9),
        sources: { counter: { ...Object(letters(9).sources).counter, note: 'x'.repeat(2e5) } },
      }),
      24,
    ],
  ])('a patch that %s', async (_, lookUp, value) => {
    const kit = await makeRunApp({ db: await open(), tools: makeSmallToolbox({ lookUp }) });
    const ada = await signUp(kit, 'ada@example.com');
    const { body, status } = await start(ada);
    expect(status).toBe(200);
    expect(lettersIn(body)).toBe(value);
    expect(await creditsOf(ada)).toBe(9);
    await kit.close();
  });

  testOnce(
    'ends when the person cancels, even where nobody outside answers; the report is kept and paid for',
    async () => {
      const hanging: AnyLookUp = async function* () {
        yield letters(100);
        await new Promise(() => {});
      };
      const kit = await makeRunApp({ db: await open(), tools: makeSmallToolbox({ lookUp: hanging }) });
      const ada = await signUp(kit, 'ada@example.com');
      const waiting = start(ada);
      const runs = async () => Object((await ada.request('GET', '/api/runs')).body).runs;
      await expect.poll(async () => (await runs())[0]?.status).toBe('done');
      const id = idIn((await runs())[0]);
      await expect.poll(async () => lettersIn((await ada.request('GET', `/api/runs/${id}`)).body)).toBe(100);
      await ada.request('POST', `/api/runs/${id}/cancel`, {});
      expect((await waiting).status).toBe(200);
      expect(await creditsOf(ada)).toBe(9);
      await kit.close();
    },
  );
});
