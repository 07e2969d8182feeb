import type { QuestionBlock } from '@slipway/report';
import { listWords, lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { Phrases } from '../factor.ts';
import { say } from '../speak.ts';
import type { Weighed } from '../weigh.ts';

const questionsMost = 3;

/** What could not be known: asked, in the order of what an answer would change. What the sheet asks already is not asked twice. */
export function questions(one: Case, items: readonly Weighed[]): readonly QuestionBlock[] {
  const asked = new Set(items.filter(({ isQuestion }) => isQuestion).map(({ topic }) => topic));
  const field = fieldQuestion(one);
  const others = [
    placeQuestion(one),
    ask(one, 'customer', asked.has('payer') || one.isNamed, [
      `Who pays for ${one.thing}: which trade, which size, which place?`,
    ]),
    ask(one, 'rivals', one.input.rivals !== undefined, [
      `Whom do ${one.who} name when you ask what they use instead?`,
      `Which two names come up when ${one.who} talk about this?`,
    ]),
    ask(
      one,
      'evidence',
      one.input.evidence !== undefined ||
        asked.has('payment') ||
        items.some(({ topic }) => topic === 'payment'),
      [`What have ${one.who} done so far that cost them something?`],
    ),
    ask(one, 'runwayMonths', one.input.runwayMonths !== undefined || one.input.stage === undefined, [
      `How many months of cash are left to find out whether ${one.who} buy?`,
    ]),
  ].filter((block) => block !== null);
  return [...(field === null ? [] : [field]), ...others].slice(0, questionsMost);
}

function ask(one: Case, field: string, isKnown: boolean, phrases: Phrases): QuestionBlock | null {
  if (isKnown) return null;
  return {
    id: `ask-${field}`,
    kind: 'question',
    question: say(one, `ask-${field}`, phrases),
    field,
    options: [],
  };
}

/** Low confidence: the likeliest fields are offered, and everything that depends on one stays off until then. */
function fieldQuestion(one: Case): QuestionBlock | null {
  const { reading, basis } = one;
  if (basis.field !== null) return null;
  const { question } = reading;
  const options = reading.verticals.map(({ id, name, because }) => ({
    value: id,
    label: name,
    ...(because[0] === undefined ? {} : { why: `You wrote “${because[0]}”.` }),
  }));
  const words = reading.phrases[0];
  const isVertical = question?.field === 'vertical';
  return {
    id: 'ask-vertical',
    kind: 'question',
    title: 'Which field is this?',
    question: say(one, 'ask-vertical', [
      isVertical && question !== null
        ? question.text
        : words === undefined
          ? 'Which field is this, so that rivals, rules and trends can be named?'
          : `Which field does “${lowerFirst(words)}” belong to, so that rivals, rules and trends can be named?`,
    ]),
    field: 'vertical',
    options: isVertical && question !== null ? question.options : options,
  };
}

function placeQuestion(one: Case): QuestionBlock | null {
  const { place, field } = one.basis;
  if (place !== null) return null;
  const rules = (field?.rulesElsewhere ?? [])
    .filter((rule) => !/\p{Nd}/u.test(rule))
    .map((rule) => rule.replace(/\s*\((?![A-Z]{2}\))[^)]*\)/gu, ''))
    .slice(0, 2);
  return {
    id: 'ask-region',
    kind: 'question',
    question: say(
      one,
      'ask-region',
      rules.length === 0
        ? [`Where will the first ${one.who} be? Rules, prices and rivals depend on it.`]
        : [`Where will the first ${one.who} be? The rules differ: ${listWords(rules, 'or')}, for instance.`],
    ),
    field: 'region',
    options: [],
  };
}
