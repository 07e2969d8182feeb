import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { isPlural, singular } from '../word-forms.ts';
import type { SoldNouns } from './money-said.ts';
import type { SaidOf } from './said-of.ts';

const makes =
  /^(?:sell|make|do|deliver|ship|press|repair|bake|wash|groom|clean|teach|rent|offer|roast|brew|build|fix|print|grow|service|run|provide|produce|serve|fit|install|sew|cook|mend|visit|carry|collect|pick|treat|train|host)$/u;

/**
 * Nouns that stand for what is sold in this text: what sums are for each of, what the founder makes, does or sells. A sum for each of these is a price, and a number of them is what was sold.
 */
export function listSold(
  { tokens, clauses, phrases }: ParsedText,
  said: readonly (SaidOf | null)[],
): SoldNouns {
  const priced = said.flatMap((one) => {
    const sum = one?.number.sum ?? null;
    if (one === null || sum === null || sum.amount.currency === '%') return [];
    return sum.units.map((at) => singular(tokens[at]?.lower ?? ''));
  });
  const made = clauses.verbs.flatMap((verb) => {
    const isOurs =
      verb.pronoun === 'i' || verb.pronoun === 'we' || /^(?:our|my) /u.test(phraseOf(verb.subjects[0]));
    if (!isOurs || verb.isNegated || !makes.test(verb.lemma)) return [];
    const object = phrases.find(
      ({ from, head, isModifier }) => !isModifier && head > verb.at && from <= verb.at + 4,
    );
    return object === undefined || tokens[object.head]?.sentence !== tokens[verb.at]?.sentence
      ? []
      : [singular(tokens[object.head]?.lower ?? '')];
  });
  return new Set(
    [...priced, ...made].filter(
      (noun) => noun !== '' && !/^(?:day|week|month|year|hour|time|evening|night|person|people)$/u.test(noun),
    ),
  );

  function phraseOf(at: number | undefined): string {
    const phrase = at === undefined ? undefined : phrases[at];
    return phrase === undefined ? '' : `${phrase.determiner} `;
  }
}

const buys = /^(?:pay|order|buy|subscribe|book|rent)$/u;

/** Of whom the text says that they pay, and for whom it is: "homes pay 12,000 a month", "bookkeeping for food trucks". */
export function listPayers(
  { tokens, phrases }: ParsedText,
  said: readonly (SaidOf | null)[],
  parties: PartyLexicon,
): ReadonlySet<string> {
  const isFor = phrases.flatMap(({ from, head, determiner }) => {
    const opening = from - (determiner === '' ? 0 : determiner.split(' ').length);
    const { lower = '', sentence } = tokens[head] ?? {};
    const isFirst = sentence === 0 && tokens[opening - 1]?.lower === 'for';
    return isFirst && (parties(lower).share >= 0.2 || isPlural(lower)) ? [singular(lower)] : [];
  });
  return new Set([
    ...isFor,
    ...said.flatMap((one) =>
      one !== null &&
      one.noun !== '' &&
      (one.about === 'people' || one.about === 'thing') &&
      buys.test(one.verb?.lemma ?? '')
        ? [one.noun]
        : [],
    ),
  ]);
}
