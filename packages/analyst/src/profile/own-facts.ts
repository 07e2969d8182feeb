import { formatValue } from '@slipway/report';
import type { Fact, FactKind } from '../read/facts/fact.ts';
import { type IdeaAnswers, noneOfThese, type OwnFacts, type Understood } from './idea-profile.ts';
import { open } from './understood.ts';

/** What each slot may be read from, the nearest first. */
const kindsOf: Readonly<Record<keyof OwnFacts, readonly FactKind[]>> = {
  capacity: ['capacity'],
  unitCost: ['unit-cost'],
  ownCash: ['cash'],
  ownCost: ['own-cost'],
  customersNow: ['paying'],
  theyPay: ['they-pay', 'rival-price'],
  ownGoal: ['goal'],
};

/** The founder's own numbers that sums are made of: sure ones are read, the others offered. */
export function understandFacts(answers: IdeaAnswers, facts: readonly Fact[], text: string): OwnFacts {
  const find = (slot: keyof OwnFacts): Understood<Fact> =>
    understandFact(answers[slot], kindsOf[slot], facts, text);
  return {
    capacity: find('capacity'),
    unitCost: find('unitCost'),
    ownCash: find('ownCash'),
    ownCost: find('ownCost'),
    customersNow: find('customersNow'),
    theyPay: find('theyPay'),
    ownGoal: find('ownGoal'),
  };
}

function understandFact(
  answer: string | undefined,
  kinds: readonly FactKind[],
  facts: readonly Fact[],
  text: string,
): Understood<Fact> {
  const found = facts
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, z) => Number(z.sure) - Number(a.sure) || z.chance - a.chance);
  if (answer === noneOfThese) return { ...open, standing: 'confirmed', alternatives: found };
  const confirmed = found.find((fact) => sayFact(fact) === answer);
  const value = confirmed ?? found[0];
  if (value === undefined) return open;
  return {
    value,
    standing: confirmed !== undefined ? 'confirmed' : value.sure ? 'read' : 'unsure',
    quote: text.slice(value.words.from, value.words.to).replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, ''),
    alternatives: found.filter((fact) => fact !== value),
  };
}

/** "5 visits a day", "$600 a month", "63 boat owners". */
export function sayFact({ value, currency, noun, per }: Fact): string {
  const much =
    currency === null
      ? formatValue(value, 'count')
      : currency === '%'
        ? `${value} %`
        : sayMoney(value, currency);
  const what = noun === null ? much : `${much} ${noun}`;
  return per === null
    ? what
    : `${what} ${/^(?:day|week|month|quarter|year|hour|night|season)$/u.test(per) ? 'a' : 'per'} ${per}`;
}

const sayMoney = (value: number, currency: string): string =>
  currency === '' ? formatValue(value, 'count') : formatValue(value, 'money', currency);
