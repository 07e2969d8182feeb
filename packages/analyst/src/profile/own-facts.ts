import { formatValue } from '@slipway/report';
import type { Fact, FactKind } from '../read/facts/fact.ts';
import {
  type IdeaAnswers,
  noneOfThese,
  type OwnFacts,
  type RoleFacts,
  type Understood,
} from './idea-profile.ts';
import { open } from './understood.ts';

/** What each slot may be read from, the nearest first. */
export const kindsOf: Readonly<Record<keyof OwnFacts, readonly FactKind[]>> = {
  capacity: ['capacity'],
  unitCost: ['unit-cost'],
  ownCash: ['cash'],
  ownCost: ['own-cost'],
  customersNow: ['paying', 'sold'],
  theyPay: ['they-pay', 'rival-price'],
  ownGoal: ['goal'],
  ownCount: ['market'],
  included: ['included'],
  season: ['season'],
  times: ['times'],
};

/** The founder's own numbers that sums are made of: sure ones are read, the others offered. */
export function understandFacts(answers: IdeaAnswers, facts: readonly Fact[], text: string): OwnFacts {
  const find = (slot: keyof OwnFacts): Understood<Fact> =>
    understandFact(answers[slot], kindsOf[slot], facts, text);
  return {
    capacity: find('capacity'),
    // A wage by the hour is not what one costs.
    unitCost: understandFact(
      answers.unitCost,
      kindsOf.unitCost,
      facts.filter(({ per }) => per !== 'hour'),
      text,
    ),
    ownCash: find('ownCash'),
    ownCost: understandFact(answers.ownCost, kindsOf.ownCost, addCosts(facts), text),
    customersNow: find('customersNow'),
    theyPay: find('theyPay'),
    ownGoal: find('ownGoal'),
    ownCount: find('ownCount'),
    included: find('included'),
    season: find('season'),
    times: find('times'),
  };
}

/** What no chip asks about: sure, or not used. */
export function understandRoles(facts: readonly Fact[], text: string): RoleFacts {
  const find = (kind: FactKind): Understood<Fact> => understandFact(undefined, [kind], facts, text);
  return {
    volume: find('volume'),
    aim: find('aim'),
    salePrice: find('sale-price'),
    askedPrice: find('asked-price'),
    lasts: find('lasts'),
  };
}

/** Costs that are surely the founder's and come in the same period are one sum. */
function addCosts(facts: readonly Fact[]): readonly Fact[] {
  const isCost = ({ kind, sure }: Fact): boolean => kind === 'own-cost' && sure;
  const [first, ...more] = facts.filter(isCost);
  if (first === undefined) return facts;
  const same = more.filter(({ currency, per }) => currency === first.currency && per === first.per);
  const last = same.at(-1) ?? first;
  const all = {
    ...first,
    value: [first, ...same].reduce((sum, { value, each }) => sum + value * (each ?? 1), 0),
    words: { from: first.words.from, to: last.words.to },
  };
  return [all, ...facts.filter((fact) => fact !== first && !same.includes(fact))];
}

export function understandFact(
  answer: string | undefined,
  kinds: readonly FactKind[],
  facts: readonly Fact[],
  text: string,
): Understood<Fact> {
  const found = facts
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted(
      (a, z) =>
        Number(z.sure) - Number(a.sure) ||
        kinds.indexOf(a.kind) - kinds.indexOf(z.kind) ||
        z.chance - a.chance,
    );
  if (answer === noneOfThese) return { ...open, standing: 'confirmed', alternatives: found };
  const [kind = 'capacity'] = kinds;
  const confirmed =
    found.find((fact) => sayFact(fact) === answer) ??
    (answer === undefined ? undefined : (parseCount(answer, kind) ?? undefined));
  const value = confirmed ?? found[0];
  if (value === undefined) return open;
  return {
    value,
    standing: confirmed !== undefined ? 'confirmed' : value.sure ? 'read' : 'unsure',
    quote:
      value.words.to === 0
        ? null
        : text.slice(value.words.from, value.words.to).replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, ''),
    alternatives: found.filter((fact) => fact !== value),
  };
}

const typed =
  /^([\d.,]+)\s*(\p{L}[\p{L} -]*?)?(?:\s+(?:a|an|per|each|every|in a)\s+(day|night|week|weekend|month|quarter|year))?[.!]?$/u;
const counts: ReadonlySet<FactKind> = new Set([
  'capacity',
  'included',
  'market',
  'paying',
  'season',
  'times',
]);

/** What is typed without a time is meant as it was asked. */
const usualPer: Readonly<Partial<Record<FactKind, string>>> = {
  capacity: 'week',
  season: 'year',
  times: 'week',
};

/** What the founder types where a number is asked for: "3 visits a week", "40". What is done without a time is done in a week, as asked. */
function parseCount(answer: string, kind: FactKind): Fact | null {
  const [, digits = '', noun, per] = typed.exec(answer.trim().toLowerCase()) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (!counts.has(kind) || digits === '' || !(value > 0)) return null;
  return {
    kind,
    value,
    currency: null,
    noun: noun ?? (kind === 'season' ? 'months' : null),
    per: per ?? usualPer[kind] ?? null,
    words: { from: 0, to: 0 },
    number: { from: 0, to: 0 },
    chance: 1,
    sure: true,
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
    : `${what} ${/^(?:day|week|month|quarter|year|hour|night|season)$/u.test(per) ? (per === 'hour' ? 'an' : 'a') : 'per'} ${per}`;
}

const sayMoney = (value: number, currency: string): string =>
  currency === '' ? formatValue(value, 'count') : formatValue(value, 'money', currency);
