import type { ParsedText } from './party-features.ts';
import type { PriceMention } from './prices.ts';
import type { Features } from './rank.ts';
import { rolesAt, sentenceRoles } from './sentences.ts';
import type { WordClasses } from './word-classes.ts';

const cuts = /^(?:commission|cut|percentage|take|keep|fee|hold|takes|keeps|share|charge|flat)$/u;
const notOurs =
  /^(?:cost|costs|lose|loses|loss|lost|fine|fines|wage|wages|salary|raise|seeking|budget|turnover|market|premium|revenue|margin|loan|machine|insurance|deposit|down|right|accuracy|save|saved|fell|churn)$/u;

const us = /^(?:we|us|our|i|ours|mine|we'd|i'd)$/u;

/** For each sum of the text, what speaks for its being what the founder asks. */
export function priceFeatures(
  { tokens, prices, clauses, sentences }: ParsedText,
  classes: WordClasses,
): readonly Features[] {
  const verbal = new Set(clauses.verbs.map(({ at }) => tokens[at]?.sentence ?? -1));
  const ours = new Set(tokens.flatMap(({ lower, sentence }) => (us.test(lower) ? [sentence] : [])));
  const last = tokens.at(-1)?.sentence ?? 0;
  return prices.map((price, at) => {
    const features: Record<string, number> = {};
    const set = (name: string): void => {
      features[name] = 1;
    };
    const { amount, units, period, sentence } = price;
    const isShare = amount.currency === '%';
    const kind = isShare ? 'share' : 'sum';
    set(`price ${kind}`);
    if (period !== null) set(`${kind} with period`);
    if (units.length > 0) set(`${kind} with unit`);
    if (amount.value >= 100_000) set('price is large');
    if (!isShare && amount.value >= 5000) set('sum from 5,000');
    if (!verbal.has(sentence)) set(`${kind} without verb`);
    if (ours.has(sentence)) set(`${kind} beside us`);
    if (tokens[price.first - 1]?.sentence !== sentence) set(`${kind} opens sentence`);
    features[`${kind} late`] = last === 0 ? 0 : sentence / last;
    if (at === 0) set('price first');
    if (prices.length === 1) set('price alone');
    const near = tokens
      .slice(Math.max(0, price.first - 7), price.first)
      .filter((token) => token.sentence === sentence);
    const after = tokens.slice(price.at + 1, price.at + 5).filter((token) => token.sentence === sentence);
    for (const { lemma, lower } of near) {
      if (/^(?:paid|cost|costs|costing|lost|spent|fined)$/u.test(lower)) set(`${kind} spent`);
      for (const name of classes.verbs.get(lemma) ?? []) set(`${kind} after ${name}`);
      if (/^(?:us|we|our|i|mine)$/u.test(lower)) set(`${kind} ours`);
      if (/^(?:price|priced|charge|rate|plan|planning|ask|fixed|average|say|maybe|perhaps)$/u.test(lower))
        set('price named so');
    }
    const around = [...near, ...after];
    if (around.some(({ lower }) => cuts.test(lower))) set(`${kind} is a cut`);
    if (around.some(({ lower }) => notOurs.test(lower))) set(`${kind} not ours`);
    if (tokens[price.first - 1]?.pos === 'PUNCT') set('price opens clause');
    if (/^(?:of|off)$/u.test(after[0]?.lower ?? '')) set(`${kind} of`);
    const roles = rolesAt(price.first, sentences);
    sentenceRoles.forEach((role, place) => {
      features[`${kind} in ${role}`] = roles[place] ?? 0;
    });
    return features;
  });
}

/** What the founder asks: the unit as the text says it. */
const isProduct =
  /^(?:service|tool|app|platform|product|software|subscription|solution|system|plan|membership)s?$/u;

const isHead = /^(?:person|head|participant|guest|child|kid|student|pupil|learner|member|player|rider)$/u;

export function perOf({ units, period }: PriceMention, { tokens }: ParsedText): string | null {
  const named = units.map((at) => tokens[at]?.lower.replace(/\.$/u, '') ?? '');
  // "150 per class per person": each of them pays.
  const unit = named.find((one) => named.length > 1 && isHead.test(one)) ?? named.join(' ');
  // "90 a month for a service that …": the product is no measure of itself.
  // "250 in average" is for no average, and "90 a go" for each.
  if (/^(?:average|avg|total|all|go|pop)$/u.test(unit)) return period;
  if (unit === '' || (period !== null && isProduct.test(unit))) return period;
  return period === null ? unit : `${unit} a ${period}`;
}
