import type { AssumptionsBlock, ListBlock, QuestionBlock } from '@slipway/report';
import type { Field } from '../../field.ts';
import { lowestCap } from '../caps.ts';
import type { Case } from '../case.ts';
import { type DimensionId, dimensions } from '../dimensions.ts';
import { fields } from '../fields.ts';
import { ladder } from '../ladder.ts';
import { scoreOf } from '../score.ts';
import { scoreAt } from '../tornado.ts';
import { weightKey } from '../weights.ts';
import { askWords, fieldOf } from '../words/asks.ts';
import { labelOf } from './figures.ts';

/** Asked with an answer field at once; the others are listed. */
const askedAtOnce = 3;

/** What could not be read, heaviest first: each question names the field that answers it. */
export function questions(one: Case): readonly (QuestionBlock | ListBlock)[] {
  const { voice, score, standing, rivals } = one;
  const silent = score.parts
    .filter(({ counted }) => counted === null)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ judgement }) => judgement.id);
  const blocks: (QuestionBlock | ListBlock)[] = [];
  if (standing.from === 'silence')
    blocks.push({
      id: 'ask-evidence',
      kind: 'question',
      title: 'Not in your text',
      question: voice.say(
        'ask-evidence',
        voice.pick('ask-evidence', [
          `What is the most that ${voice.who} have done for this so far?`,
          `Who among ${voice.who} has talked, signed or paid so far?`,
          `How far have ${voice.who} gone with you: a talk, a signature, a payment?`,
        ]),
      ),
      field: 'evidence',
      options: optionsOf('evidence'),
    });
  for (const id of silent.slice(0, askedAtOnce))
    blocks.push({
      id: `ask-${id}`,
      kind: 'question',
      title: labelOf(id),
      question: voice.say(`ask-${id}`, askWords(id, one)),
      field: fieldOf[id],
      options:
        id === 'competition'
          ? rivals.unnamed.map((name) => ({ value: name, label: name }))
          : optionsOf(fieldOf[id]),
    });
  const rest = silent.slice(askedAtOnce);
  if (rest.length > 0)
    blocks.push({
      id: 'also-open',
      kind: 'list',
      title: 'Also open',
      ordered: false,
      tone: 'plain',
      items: rest.map((id) => voice.say(`ask-${id}`, askWords(id, one))),
    });
  return blocks;
}

/** Which field this is, when it is neither chosen nor clear. */
export function verticalQuestion({ basis, voice }: Case): QuestionBlock | null {
  const { verticals } = basis.reading;
  if (basis.vertical !== null || verticals.length === 0) return null;
  return {
    id: 'ask-vertical',
    kind: 'question',
    title: 'Field',
    question: voice.say(
      'ask-vertical',
      `In which field do you sell to ${voice.who}, so that rivals, rules and prices can be named?`,
    ),
    field: 'vertical',
    options: verticals.map(({ id, name, because }) => ({
      value: id,
      label: name,
      ...(because[0] === undefined ? {} : { why: `“${because[0]}”` }),
    })),
  };
}

function optionsOf(name: string): QuestionBlock['options'] {
  const field = (fields as readonly Field[]).find((one) => one.name === name);
  return field?.kind === 'choice' ? field.options : [];
}

/** What the other end of the ladder would make of the same words. */
function evidenceWhy(one: Case): string {
  if (one.standing.rung !== 'payment')
    return 'With payment behind it, the same text would count {{f:claimed}}, not {{f:score}}.';
  const bare = one.figures.add({
    id: 'score-bare',
    label: 'Score without any evidence',
    value: scoreAt(one, 'none'),
    unit: 'points',
    provenance: { kind: 'derived', formula: 'the same answers under the lowest ceiling', inputs: ['score'] },
  });
  return `Without any evidence, the same text would count {{f:${bare}}}, not {{f:score}}.`;
}

/** What a weight stands for, completing “Without …, the score would be …”. */
const weightWords: Readonly<Record<DimensionId, (who: string) => string>> = {
  severity: (who) => `the pain of ${who}`,
  frequency: (who) => `the rhythm of ${who}`,
  'willingness-to-pay': (who) => `the money of ${who}`,
  market: (who) => `the number of ${who}`,
  timing: () => 'the reason to act now',
  competition: (who) => `the rivals for ${who}`,
  differentiation: (who) => `your difference for ${who}`,
  distribution: (who) => `the way to ${who}`,
  'founder-fit': (who) => `your own years among ${who}`,
  feasibility: () => 'what is built',
};

function withoutWords(id: DimensionId, label: string, one: Case): string {
  const figure = `{{f:${addWithout(id, label, one)}}}`;
  const what = weightWords[id](one.voice.who);
  return one.voice.pick(`assume-${id}`, [
    `Without ${what}, the score would be ${figure}.`,
    `Leave out ${what}, and it counts ${figure}.`,
    `At a weight of nothing for ${what}: ${figure}.`,
    `The score is ${figure} when ${what} does not count.`,
  ]);
}

/** The score when one weight is set to nothing and the others take its place. */
function addWithout(id: DimensionId, label: string, one: Case): string {
  const rest = one.weights.filter((weight) => weight.id !== id);
  const total = rest.reduce((sum, { raw }) => sum + raw, 0);
  const weights = one.weights.map((weight) => ({
    ...weight,
    share: weight.id === id || total === 0 ? 0 : (weight.raw / total) * 100,
  }));
  return one.figures.add({
    id: `without-${id}`,
    label: `Score without ${label.toLowerCase()}`,
    value: scoreOf(one.judgements, weights, one.standing, lowestCap(one.caps)).value,
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: 'the score with this weight at 0 and the others rescaled to 100',
      inputs: ['score', weightKey(id)],
    },
  });
}

export function assumptions(one: Case): AssumptionsBlock {
  const { voice, weights, standing } = one;
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'Assumptions',
    rows: [
      {
        id: 'evidence',
        label: 'Evidence',
        chosen: standing.rung,
        control: {
          type: 'choice',
          options: ladder.map(({ rung, label }) => ({ value: rung, label })),
        },
        isOwn: standing.from === 'assumption',
        why: voice.say('assume-evidence', evidenceWhy(one)),
      },
      ...dimensions.map(({ id, label }) => ({
        id: weightKey(id),
        label: `Weight: ${label.toLowerCase()}`,
        figure: weightKey(id),
        control: { type: 'number' as const, min: 0, max: 100, step: 1 },
        isOwn: weights.find((weight) => weight.id === id)?.isOwn ?? false,
        why: voice.say(`assume-${id}`, withoutWords(id, label, one)),
      })),
    ],
  };
}
