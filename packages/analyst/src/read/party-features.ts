import type { Clauses } from './clauses.ts';
import type { ClauseSpan } from './facts/split-clauses.ts';
import { inferParties } from './inferred-parties.ts';
import type { Mention } from './mentions.ts';
import type { NicheBuyers } from './niche-buyers.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Party, PartyKind } from './parties.ts';
import { markMentions } from './party-marks.ts';
import type { PriceMention } from './prices.ts';
import { type ReadSentence, rolesAt, sentenceRoles } from './sentences.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';
import { family, singular } from './word-forms.ts';

/** Everything about one text that the roles are read from. */
export interface ParsedText {
  readonly tokens: readonly Token[];
  readonly phrases: readonly NounPhrase[];
  readonly clauses: Clauses;
  readonly spans: readonly ClauseSpan[];
  readonly mentions: readonly Mention[];
  readonly prices: readonly PriceMention[];
  readonly sentences: readonly ReadSentence[];
}

/** A party with all its mentions. */
export interface Candidate {
  readonly key: string;
  /** Empty when it is inferred: then it has a name. */
  readonly mentions: readonly Mention[];
  readonly features: Readonly<Record<string, number>>;
  readonly name: string | null;
}

export function makeCandidates(
  parsed: ParsedText,
  niches: NicheBuyers,
  classes: WordClasses,
  text: string,
): readonly Candidate[] {
  const { mentions, tokens } = parsed;
  const marks = markMentions(parsed, classes);
  const groups = new Map<string, number[]>();
  mentions.forEach(({ key }, at) => {
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  const likely = niches.likely(text);
  const prices = pricesOf(parsed);
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  const named = [...groups].map(([key, members]) => {
    const features: Record<string, number> = {};
    for (const member of members)
      for (const [name, value] of Object.entries(marks[member] ?? {}))
        features[name] = Math.max(features[name] ?? 0, value);
    const own = members.flatMap((member) => mentions[member] ?? []);
    const full = own.filter(({ phrase }) => parsed.phrases[phrase]?.isModifier !== true);
    const first = parsed.phrases[own[0]?.phrase ?? 0];
    const sentence = tokens[first?.head ?? 0]?.sentence ?? 0;
    const heads = [
      ...new Set(own.map(({ phrase }) => singular(tokens[parsed.phrases[phrase]?.head ?? 0]?.lower ?? ''))),
    ];
    const best = own.reduce<Party>(
      (top, { party }) => (party.share > top.share ? party : top),
      own[0]?.party ?? { kind: 'unknown', share: 0, domain: '' },
    );
    addRoles(features, own, parsed);
    features.share = best.share;
    features[`is ${best.kind}`] = 1;
    features.often = Math.log(full.length || 0.5);
    features.late = lastSentence === 0 ? 0 : sentence / lastSentence;
    if (sentence === 0 && lastSentence > 0) features['in first sentence'] = 1;
    if (full.length === 0) features['only before a noun'] = 1;
    features['buyer rows'] = Math.max(
      ...heads.map((head) => Math.log1p(Math.min(30, niches.buyerHeads.get(head) ?? 0))),
    );
    features['user rows'] = Math.max(
      ...heads.map((head) => Math.log1p(Math.min(30, niches.userHeads.get(head) ?? 0))),
    );
    const families = [key, ...heads.map(family)];
    features['near buyers'] = Math.max(...families.map((one) => likely.buyers.get(one) ?? 0));
    features['near users'] = Math.max(...families.map((one) => likely.users.get(one) ?? 0));
    features['near trades'] = Math.max(...families.map((one) => likely.trades.get(one) ?? 0));
    features['near guests'] = Math.max(...families.map((one) => likely.guests.get(one) ?? 0));
    if (
      own.every(({ phrase }) => isBare(phrase, parsed)) &&
      heads.every((head) => classes.generalHeads.has(head))
    )
      features['says little'] = 1;
    for (const sort of sortsOf(heads, best.kind, classes)) addSort(features, sort, prices);
    return { key, mentions: own, features, name: null };
  });
  markFirstAndMost(named);
  const inferred = inferParties(text, mentions, likely, parsed.prices.length > 0).map((one) => ({
    ...one,
    mentions: [],
  }));
  return [...named, ...inferred];
}

/** What the sentences are about in which they are named; a modifier of another noun counts less. */
function addRoles(features: Record<string, number>, own: readonly Mention[], parsed: ParsedText): void {
  for (const { phrase } of own) {
    const found = parsed.phrases[phrase];
    const roles = rolesAt(found?.head ?? 0, parsed.sentences);
    sentenceRoles.forEach((role, at) => {
      const name = `in ${role}`;
      const chance = (roles[at] ?? 0) * (found?.isModifier === true ? 0.5 : 1);
      features[name] = Math.max(features[name] ?? 0, chance);
    });
  }
}

function sortsOf(heads: readonly string[], kind: PartyKind, { parties }: WordClasses): ReadonlySet<string> {
  const sorts = new Set(heads.flatMap((head) => [...(parties.get(head.split('-').at(-1) ?? head) ?? [])]));
  return sorts.size > 0 ? sorts : new Set([`unsorted ${kind}`]);
}

/** Signs that weigh differently for a shop, a driver, an inspector or a brother. */
const bySort = [
  'plural',
  'counted',
  'with price',
  'price unit',
  'with deal',
  'often',
  'described',
  'in first sentence',
  'for',
  'opens sentence',
  'definite',
  'indefinite',
];

function addSort(features: Record<string, number>, sort: string, prices: readonly string[]): void {
  features[`is ${sort}`] = 1;
  for (const name of bySort)
    if ((features[name] ?? 0) > 0) features[`${sort}, ${name}`] = features[name] ?? 0;
  for (const name of prices) features[`${sort}, ${name}`] = 1;
}

/** How the text as a whole speaks of money: who can be charged $6 is seldom who can be charged $600. */
function pricesOf({ prices, tokens }: ParsedText): readonly string[] {
  const sums = prices.filter(({ amount }) => /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD)$/u.test(amount.currency));
  const last = sums.find(({ units, period }) => units.length > 0 || period !== null) ?? sums[0];
  const you = tokens.filter(({ lower }) => lower === 'you' || lower === 'your').length;
  return [
    ...(last === undefined
      ? []
      : [last.amount.value < 15 ? 'small sum' : last.amount.value < 100 ? 'middle sum' : 'large sum']),
    ...(prices.some(({ period }) => period === 'month' || period === 'year') ? ['by month'] : []),
    ...(you >= 3 ? ['says you'] : []),
  ];
}

/** Stories start with whom they are about, and come back to them. */
function markFirstAndMost(named: readonly { readonly features: Record<string, number> }[]): void {
  const parties = named.filter(
    ({ features }) =>
      (features.share ?? 0) >= 0.5 && !features['my kin'] && !features['I am'] && !features.my,
  );
  const [first] = parties;
  if (first !== undefined) first.features['first party'] = 1;
  const most = Math.max(...parties.map(({ features }) => features.often ?? 0));
  const often = parties.filter(({ features }) => features.often === most);
  if (most > 0 && often.length === 1 && often[0] !== undefined) often[0].features['most often'] = 1;
}

function isBare(phrase: number, { phrases }: ParsedText): boolean {
  const found = phrases[phrase];
  return found === undefined || found.from === found.head;
}
