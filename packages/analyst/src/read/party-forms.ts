import { openingOf } from './clauses.ts';
import type { ParsedText } from './party-features.ts';
import type { Mark } from './party-marks.ts';
import type { Token } from './tokens.ts';
import { isPlural } from './word-forms.ts';

/** Words around those who signed, pay or try it: "nineteen contractors so far". */
const deal =
  /^(?:trial|trials|pilot|pilots|contract|contracts|signed|paying|paid|customer|customers|client|clients|subscribers|far|now|already|since|waiting|joined|live|demo|interested)$/u;

/** The form a mention is in, and where it stands. */
export function markForms({ mentions, phrases, tokens, clauses }: ParsedText, mark: Mark): void {
  const verbal = new Set(clauses.verbs.map(({ at }) => tokens[at]?.sentence ?? -1));
  const deals = new Set(tokens.flatMap(({ lower, sentence }) => (deal.test(lower) ? [sentence] : [])));
  const named = new Set(mentions.flatMap(({ phrase, party }) => (party.share >= 0.5 ? [phrase] : [])));
  mentions.forEach(({ phrase, party }, at) => {
    const found = phrases[phrase];
    if (found === undefined) return;
    const { determiner, from, head } = found;
    const word = tokens[head]?.lower ?? '';
    const opening = openingOf(phrase, phrases);
    const next = tokens[head + 1];
    const sentence = tokens[head]?.sentence ?? -1;
    if (found.isModifier) {
      mark(at, 'before a noun');
      return;
    }
    if (found.isPossessive) mark(at, 'possessive');
    if (isPlural(word) || word === 'people') mark(at, 'plural');
    if (/\bmy\b/u.test(determiner)) mark(at, party.kind === 'kin' ? 'my kin' : 'my');
    if (/\bour\b/u.test(determiner)) mark(at, 'our');
    if (/\b(?:their|his|her|its|your)\b/u.test(determiner)) mark(at, 'of another');
    if (/\b(?:every|each|any)\b/u.test(determiner)) mark(at, 'every');
    if (/\b(?:a|an)\b/u.test(determiner)) mark(at, 'indefinite');
    if (/\bthe\b/u.test(determiner)) mark(at, 'definite');
    if (isCount(tokens.slice(opening, head))) mark(at, 'counted');
    if (/\b(?:other|another|more)\b/u.test(determiner)) mark(at, 'other ones');
    if (opening <= 1) mark(at, 'opens');
    if (tokens[opening - 1]?.sentence !== sentence) mark(at, 'opens sentence');
    if (next?.text === ':') mark(at, 'before colon');
    if (next?.lower === 'here') mark(at, 'is me');
    if (isFounder(tokens, opening)) mark(at, 'I am');
    if (head - from >= 1) mark(at, 'described');
    if (!verbal.has(sentence)) mark(at, 'without verb');
    if (deals.has(sentence)) mark(at, 'with deal');
    const row = (clauses.joined[phrase] ?? []).filter((one) => one !== phrase);
    if (row.length > 0) mark(at, row.some((one) => named.has(one)) ? 'among parties' : 'among things');
  });
}

/** "I am a baker", "we're two nurses", "I worked as a driver" */
function isFounder(tokens: readonly Token[], opening: number): boolean {
  const [second, first] = [tokens[opening - 1]?.lower ?? '', tokens[opening - 2]?.lower ?? ''];
  if (/^(?:as|ex|former)$/u.test(second)) return true;
  return (
    /^(?:am|was|'m|’m|were|'re|’re|been)$/u.test(second) &&
    /^(?:i|we|have|i've|partner|co-founder|cofounder)$/u.test(first)
  );
}

function isCount(tokens: readonly Token[]): boolean {
  return tokens.some(({ pos, lower }) => pos === 'NUM' && !/^(?:one|19\d\d|20\d\d)$/u.test(lower));
}

export function markPrices({ mentions, phrases, tokens, prices }: ParsedText, mark: Mark): void {
  const sentences = new Set(prices.map(({ sentence }) => sentence));
  const units = new Set(prices.flatMap((price) => price.units));
  mentions.forEach(({ phrase }, at) => {
    const found = phrases[phrase];
    if (found === undefined || found.isModifier) return;
    if (sentences.has(tokens[found.head]?.sentence ?? -1) && !units.has(found.head)) mark(at, 'with price');
    if (units.has(found.head)) mark(at, 'price unit');
  });
  for (const { first, units: paidPer, period, sentence } of prices) {
    if (paidPer.length === 0 && period === null) continue;
    // Whoever is spoken of last before a price is asked for.
    const before = mentions.findLastIndex(({ phrase, party }) => {
      const found = phrases[phrase];
      return found !== undefined && !found.isModifier && found.head < first && party.share >= 0.5;
    });
    const at = phrases[mentions[before]?.phrase ?? -1];
    if (at === undefined) continue;
    const isSame = tokens[at.head]?.sentence === sentence;
    mark(before, isSame ? 'last before price' : 'sentence before price');
  }
}
