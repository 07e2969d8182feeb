import { listStatements, type Report, type Statement } from '@slipway/report';
import { expect, it } from 'vitest';
import { makeWordKeeper } from './keep-words.ts';
import type { AnyEngine } from './tool.ts';

const say = (id: string, text: string): Statement => ({ id, text, evidence: [] });

/** Its verdict turns without any figure of the sentence turning. */
const engine: AnyEngine = {
  meta: {
    id: 'turning',
    name: 'Turning',
    route: '/turning',
    icon: 'turning',
    cost: 1,
    listed: false,
    order: 1,
    gives: 'A verdict.',
  },
  fields: [],
  sample: {},
  check: () => [],
  run: ({ assumptions }): Report => {
    const { bold = 0, weeks = 3 }: { bold?: number; weeks?: number } = Object(assumptions);
    return {
      toolId: 'turning',
      title: 'Turning',
      blocks: [
        {
          id: 'headline',
          kind: 'headline',
          tone: 'plain',
          verdict: say('verdict', bold === 1 ? 'Go.' : 'Wait.'),
          lede: [say('length', 'It takes {{f:weeks}}.')],
        },
      ],
      figures: {
        weeks: {
          id: 'weeks',
          label: 'Weeks',
          value: weeks,
          unit: 'count',
          noun: 'weeks',
          provenance: { kind: 'assumed', why: 'A test.' },
        },
      },
      sources: {},
    };
  },
};

const computed = engine.run({}, null);
const [headline] = computed.blocks;
if (headline?.kind !== 'headline') throw new Error('no headline');
const worded: Report = {
  ...computed,
  blocks: [
    {
      ...headline,
      verdict: { ...headline.verdict, text: 'Better wait a while.', by: 'model' },
      lede: [{ ...say('length', 'All in all, {{f:weeks}}.'), by: 'model' }],
    },
  ],
};
const keep = makeWordKeeper(engine, { input: {}, basis: null, report: worded });
const textsOf = (report: Report) => listStatements(report).map(({ text, by }) => [text, by]);

it('keeps the words where the analyst says the same as then', () => {
  expect(textsOf(keep(computed))).toEqual([
    ['Better wait a while.', 'model'],
    ['All in all, {{f:weeks}}.', 'model'],
  ]);
});

it('drops words about what the analyst no longer says, even if no figure of theirs has changed', () => {
  const bold = keep(engine.run({ assumptions: { bold: 1 } }, null));
  expect(textsOf(bold)).toEqual([
    ['Go.', undefined],
    ['All in all, {{f:weeks}}.', 'model'],
  ]);
});

it('drops words whose figure has moved', () => {
  const longer = keep(engine.run({ assumptions: { weeks: 5 } }, null));
  expect(textsOf(longer)[1]).toEqual(['It takes {{f:weeks}}.', undefined]);
});

it('leaves a sheet alone that no model has worded', () => {
  const plain = makeWordKeeper(engine, { input: {}, basis: null, report: computed });
  expect(plain(computed)).toBe(computed);
});
