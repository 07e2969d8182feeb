import type { CalloutBlock, Evidence, StepsBlock } from '@slipway/report';
import { wilson } from '@slipway/stats';
import { capitalise } from '../../wording/index.ts';
import { lowestCap } from '../caps.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { getLadderRow } from '../ladder.ts';
import { isProven } from '../risk.ts';
import { scoreOf } from '../score.ts';
import { rubricSource } from '../sources.ts';
import { rankOf } from '../standing.ts';
import { planTest, type TestPlan } from '../test-plan.ts';
import { findText } from '../texts.ts';
import { said } from '../voice.ts';
import { weightKey } from '../weights.ts';
import { assumesOf } from '../words/assumes.ts';

export function riskiest(id: DimensionId, one: Case): CalloutBlock {
  const { voice } = one;
  const assumes = assumesOf[id](one);
  const text = voice.pick('riskiest', [
    `You take it for granted that ${assumes}. ${standsOn(id, one)}`,
    `Everything rests on this: ${assumes}. ${standsOn(id, one)}`,
    `If this is wrong, the rest does not matter: ${assumes}. ${standsOn(id, one)}`,
  ]);
  return {
    id: 'riskiest',
    kind: 'callout',
    title: 'Riskiest assumption',
    tone: 'poor',
    statement: voice.say('riskiest', text, words(id, one)),
  };
}

/** The founder's words that the sentences of this assumption may repeat. */
function words(id: DimensionId, one: Case): readonly Evidence[] {
  const today = findText(one.input, 'workaround');
  return [
    ...one.judged(id).evidence,
    ...one.judged('feasibility').evidence,
    ...(today === null ? [] : [said(today.field, today.text)]),
  ];
}

function standsOn(id: DimensionId, one: Case): string {
  const { level, shown } = one.judged(id);
  const share = one.figures.add({
    id: 'risk-share',
    label: 'Share of the score it decides',
    value: (one.weights.find((weight) => weight.id === id)?.share ?? 0) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: 'its weight / all weights', inputs: [weightKey(id)] },
  });
  if (level === null)
    return `It decides {{f:${share}}} of the score, and nothing is said about it for ${one.voice.who}.`;
  const words = isProven(id, one) ? 'can still be read lower' : 'stands on your word';
  // What the sentence before has quoted is not quoted again.
  const tail = assumesOf[id](one).includes(shown) ? '' : `: ${shown}`;
  return `It decides {{f:${share}}} of the score and ${words}${tail}.`;
}

export function cheapestTest(id: DimensionId, one: Case): StepsBlock {
  const { voice, sources } = one;
  const plan = planTest(id, one);
  addTestFigures(plan, one);
  const source = sources.add(rubricSource('wilson-1927'));
  const { pass, fail } = plan.threshold;
  const evidence: Evidence[] = [{ kind: 'source', id: source }];
  const between = fail !== null && pass - fail > 1;
  return {
    id: 'test',
    kind: 'steps',
    title: 'Cheapest test',
    steps: [
      {
        id: 'test-run',
        do: voice.say('test-do', plan.does, words(id, one)),
        passes: voice.say('test-passes', passWords(plan, one), evidence),
        dueDays: plan.days,
      },
      {
        id: 'test-stop',
        do: voice.say('test-stop', stopRule(plan, between, one), evidence),
      },
      { id: 'test-gain', do: voice.say('test-gain', gain(plan, one)) },
    ],
  };
}

function passWords({ threshold, passes }: TestPlan, { voice }: Case): string {
  if (threshold.pass === threshold.n) return `Passed if all {{f:test-n}} ${passes}.`;
  return voice.pick('test-passes', [
    `Passed if at least {{f:test-pass}} of {{f:test-n}} ${passes}, a true share of {{f:test-low}} or more.`,
    `It takes {{f:test-pass}} of {{f:test-n}} that ${passes}; then at least {{f:test-low}} of all do.`,
    `A pass is {{f:test-pass}} or more of {{f:test-n}} that ${passes} ({{f:test-low}} at worst).`,
  ]);
}

function stopRule({ threshold }: TestPlan, between: boolean, { voice }: Case): string {
  const { fail } = threshold;
  if (fail === null)
    return `If fewer than {{f:test-pass}} do, ask {{f:test-n}} more before you spend a day on building for ${voice.who}.`;
  const few = fail === 0 ? 'if not one of {{f:test-n}} does' : 'at {{f:test-fail}} or fewer';
  const rest = between
    ? voice.pick('test-between', [
        '; in between, ask as many again',
        '; anything between asks for a second round',
        '; between the two, repeat it with others',
      ])
    : '';
  return voice.pick('test-stop', [
    `Stop ${few}, because the true share is then under {{f:test-target}}${rest}.`,
    `${capitalise(few)}, stop: under {{f:test-target}} of all would${rest}.`,
    `Give it up ${few} (under {{f:test-target}} of all)${rest}.`,
  ]);
}

/** The most that a pass can do: this dimension at a level of 8, and the evidence at the rung it proves. */
function gain(plan: TestPlan, one: Case): string {
  const { standing, judgements, weights, caps, figures, score, voice } = one;
  const rung = rankOf(plan.proves) > rankOf(standing.rung) ? plan.proves : standing.rung;
  const row = getLadderRow(rung);
  const passed = judgements.map((judgement) => {
    const level = Math.max(8, judgement.level ?? 0);
    return judgement.id === plan.id ? { ...judgement, level, low: level, high: 10 } : judgement;
  });
  const after = scoreOf(passed, weights, { row, ceilingLow: row.ceiling }, lowestCap(caps));
  figures.add({
    id: 'score-after',
    label: 'Score after a passed test',
    value: after.value,
    unit: 'points',
    range: { low: after.low, high: after.high, means: 'what the other unknowns allow' },
    provenance: {
      kind: 'derived',
      formula: 'the score with this dimension at 8 or more and the evidence the test gives',
      inputs: ['score', 'test-pass'],
    },
  });
  if (after.value - score.value < 0.5)
    return `A pass with ${voice.who} would not lift the score; it would make {{f:score}} a number to rely on.`;
  return voice.pick('test-gain', [
    `A pass with ${voice.who} would move the score from {{f:score}} to {{f:score-after}}.`,
    `Passed, it brings {{f:score-after}} instead of {{f:score}} for ${voice.who}.`,
    `If ${voice.who} pass it, {{f:score}} becomes {{f:score-after}}.`,
  ]);
}

function addTestFigures({ threshold, floor, target, noun }: TestPlan, { figures }: Case): void {
  const { n, pass, fail } = threshold;
  const add = figures.add;
  add({
    id: 'test-n',
    label: 'Sample, fixed beforehand',
    value: n,
    unit: 'count',
    noun,
    provenance: { kind: 'assumed', why: 'As many as one founder can reach alone in the time given.' },
  });
  add({
    id: 'test-floor',
    label: 'Share under which the assumption is false',
    value: floor,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'Below this, too few care to build for.' },
  });
  add({
    id: 'test-target',
    label: 'Share that would be worth building on',
    value: target,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'What a first version should find among its own people.' },
  });
  add({
    id: 'test-pass',
    label: 'Passed from',
    value: pass,
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: 'smallest count whose 95 % Wilson interval lies above the floor',
      inputs: ['test-n', 'test-floor'],
    },
  });
  add({
    id: 'test-low',
    label: 'Low end of the interval at that count',
    value: wilson(pass, n).low,
    unit: 'share',
    provenance: {
      kind: 'derived',
      formula: 'low end of the 95 % Wilson interval',
      inputs: ['test-pass', 'test-n'],
    },
  });
  if (fail !== null)
    add({
      id: 'test-fail',
      label: 'Failed up to',
      value: fail,
      unit: 'count',
      noun,
      provenance: {
        kind: 'derived',
        formula: 'largest count whose 95 % Wilson interval lies under the target',
        inputs: ['test-n', 'test-target'],
      },
    });
}
