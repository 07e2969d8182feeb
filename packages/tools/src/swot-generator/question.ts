import type { AnswerBlock, Statement } from '@slipway/report';
import { evidenceField } from '../idea/company-fields.ts';
import { readingQuestion } from '../idea/reading-question.ts';
import { type Case, payersOf, textOf } from './case.ts';
import { type BoxId, boxIds } from './item.ts';
import { firstRival, type Standing } from './verdict.ts';

type Question = NonNullable<AnswerBlock['question']>;

/** What the reading leaves open, then what would fill the emptiest box; null where the founder has answered all of it. */
export function questionOf(one: Case, standing: Standing): Question | undefined {
  const first = readingQuestion(one.basis, one.writer);
  if (first !== null) return first;
  const order = boxIds.toSorted((a, z) => standing[a].length - standing[z].length);
  return order.flatMap((box) => questionFor(box, one, standing) ?? []).at(0);
}

function questionFor(box: BoxId, one: Case, standing: Standing): Question | null {
  const { input, proof, writer } = one;
  const ask = (field: string, statement: Statement, options: Question['options'] = []): Question => ({
    question: statement,
    field,
    options,
  });
  const who = payersOf(one);
  const isUntested = proof.rung === null;
  switch (box) {
    case 'strengths':
      if (isUntested) return evidenceQuestion(one);
      return textOf(input, 'edge') === null ? ask('edge', edgeQuestion(one, standing, 'question')) : null;
    case 'weaknesses':
      return isUntested ? evidenceQuestion(one) : null;
    case 'opportunities':
      return textOf(input, 'channel') === null && one.basis.profile.channel === null
        ? ask('channel', writer.say('question', `How will ${who.name} first hear of you?`, ...who.evidence))
        : null;
    case 'threats':
      return input.rivals === undefined
        ? ask(
            'rivals',
            writer.say('question', `Which product do ${who.name} use for this today?`, ...who.evidence),
          )
        : null;
  }
}

function evidenceQuestion({ proof, writer }: Case): Question {
  return {
    question: writer.say('question', 'What is your strongest evidence so far?', ...proof.evidence),
    field: 'evidence',
    options: evidenceField.options,
  };
}

export function edgeQuestion(one: Case, standing: Standing, id: string, before = ''): Statement {
  const rival = firstRival(one, standing);
  const who = payersOf(one);
  const text =
    rival === null
      ? `What can ${who.name} get from you alone?`
      : `What can you do that ${rival.name} cannot?`;
  return one.writer.say(id, `${before}${text}`, ...(rival ?? who).evidence);
}
