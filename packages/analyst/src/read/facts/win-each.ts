import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

const won = /^(?:bring|brought|win|won|get|got|give|gave|yield|land|deliver|sign)$/u;
const anybody = /^(?:customer|client|user|sale|order|signup|subscriber|buyer|one)$/u;

/** "Ads brought 5 clinics for 1,150": what it cost to win each. */
export function winEach(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const payers = facts.flatMap(({ kind, noun }) =>
    kind === 'paying' && noun !== null ? [singularise(noun)] : [],
  );
  if (facts.some(({ kind, sure }) => kind === 'win-cost' && sure)) return facts;
  const later = wonAfter(facts, numbers, payers, tokens);
  if (later !== null) return later;
  const counts = new Set<number>();
  const read = facts.flatMap((fact) => {
    if (fact.currency === null || fact.currency === '%' || fact.kind === 'price') return [fact];
    const place = tokens.findIndex(({ from }) => from === fact.number.from);
    const count = numbers.findLast(({ at }) => at < place);
    const between = tokens.slice((count?.end ?? place) + 1, place);
    const noun = singularise(count?.noun ?? '');
    if (count === undefined || count.sum !== null || !(count.value > 0)) return [fact];
    const isWon =
      tokens[count.at]?.sentence === tokens[place]?.sentence &&
      between.length <= 2 &&
      between.some(({ lower }) => /^(?:for|at|cost)$/u.test(lower)) &&
      (payers.includes(noun) || anybody.test(noun)) &&
      tokens
        .slice(Math.max(0, count.at - 6), count.at)
        .some(({ lower, lemma }) => won.test(lemma) || won.test(lower));
    if (isWon) counts.add(tokens[count.at]?.from ?? -1);
    return isWon
      ? [
          {
            ...fact,
            kind: 'win-cost' as const,
            value: fact.value / count.value,
            per: null,
            chance: 1,
            sure: true,
          },
        ]
      : [fact];
  });
  return read.filter(({ number }) => !counts.has(number.from));
}

const ofAds =
  /^(?:ad|advert|advertising|marketing|flyer|leaflet|campaign|promotion|facebook|instagram|google)s?$/u;
const came = /^(?:come|came|bring|brought|get|got|win|won|give|gave)$/u;

/** "I gave 90,000 to targeted ads and from them came 38 orders". */
function wonAfter(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  payers: readonly string[],
  tokens: ParsedText['tokens'],
): readonly Fact[] | null {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  for (const [place, paid] of numbers.entries()) {
    const count = numbers[place + 1];
    const [from, to] = [tokens[paid.at], tokens[count?.end ?? 0]];
    if (price === undefined || count === undefined || from === undefined || to === undefined) continue;
    const between = tokens.slice((paid.sum?.at ?? paid.at) + 1, count.at);
    const noun = singularise(count.noun ?? '');
    const isWon =
      from.sentence === to.sentence &&
      count.sum === null &&
      count.value > 0 &&
      paid.value > price.value &&
      (payers.includes(noun) || anybody.test(noun)) &&
      between.some(({ lower }) => ofAds.test(lower)) &&
      between.some(({ lower }) => came.test(lower));
    if (!isWon) continue;
    const words = { from: from.from, to: to.to };
    const rest = facts.filter(({ number }) => number.from < words.from || number.to > words.to);
    const fact: Fact = {
      ...price,
      kind: 'win-cost',
      value: paid.value / count.value,
      per: null,
      words,
      number: words,
      chance: 1,
      sure: true,
    };
    return [...rest, fact];
  }
  return null;
}
