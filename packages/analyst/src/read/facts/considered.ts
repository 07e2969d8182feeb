import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';
import { hasBegun } from './has-begun.ts';

/** Of a founder: what somebody else wants is no plan. */
const plans =
  /\b(?:i|we)(?: would|['’]d)? (?:want to|like to|am thinking|are thinking|plan to|could|might|am considering|are considering|consider)\b|\b(?:i|we)['’](?:m|re) (?:thinking|planning|considering|looking)\b|\bthinking (?:of|about)\b/u;
const takes = /^(?:rent|lease|hire|buy|take|get|open|add|move|employ|pay|switch)$/u;

const spends = /^(?:pay|spend|put|invest|rent|lease|hire|buy|take|get)$/u;
const would = /^(?:would|could|['’]d)$/u;

/** "Should I pay 1,200 a month for ads?" */
const isAskedFor = ({ kind, sure }: Fact, clause: readonly Token[]): boolean =>
  (kind === 'unplaced' || (!sure && /^(?:considered|needs|own-cost|spent)$/u.test(kind))) &&
  clause.some(({ lower }) => /^(?:should|shall|do|worth)$/u.test(lower)) &&
  clause.some(({ lemma }) => spends.test(lemma));

const offered = /^(?:offer|propose)$/u;
const article = /^(?:an?|another|one|second|third)$/u;

/** "I want to rent a bay for 38,000 a month": what is planned costs nothing yet. So does whom one might hire. */
export function planCosts(
  facts: readonly Fact[],
  _numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
  parties: PartyLexicon,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined) return facts;
  const isAdded = hasBegun(facts);
  return facts.map((fact): Fact => {
    if (fact.currency === null || fact.currency === '%') return fact;
    const place = tokens.findIndex(({ from }) => from === fact.number.from);
    const span = spans.find(({ first, last }) => first <= place && place <= last);
    const clause = tokens.slice(span?.first ?? place, place);
    const isAsked = tokens.some(({ sentence, text }) => sentence === tokens[place]?.sentence && text === '?');
    if (isAsked && isAskedFor(fact, clause)) return { ...fact, kind: 'considered', sure: true };
    // "A studio would be 420 a month" beside the price of a lesson.
    const isWould = clause.some(({ lower }) => would.test(lower));
    const isCharged = clause.some(({ lemma }) => lemma === 'charge');
    if (fact.kind === 'price' && fact !== price && isWould && !isCharged)
      return { ...fact, kind: 'considered', sure: true };
    // "A part timer would be 20 hours a week at 32", "a scoop would be 0.45".
    const isThen = isWould && clause.some(({ lemma }) => /^(?:be|cost|take|come)$/u.test(lemma));
    const isOfPlan = !isAdded && fact.sure && /^(?:own|unit)-cost$/u.test(fact.kind);
    if (
      isThen &&
      !isOfPlan &&
      (fact.kind === 'own-cost' || fact.kind === 'unplaced' || !fact.sure) &&
      !/^(?:offer|asked-price|goal)$/u.test(fact.kind)
    )
      return { ...fact, kind: 'considered', sure: true };
    if (
      fact.kind !== 'asked-price' &&
      isWould &&
      !fact.sure &&
      clause.some(({ lemma }) => lemma === 'charge')
    )
      return { ...fact, kind: 'asked-price', sure: true, words: toEnd(fact, place, tokens) };
    if (!fact.sure) {
      const isOffer = fact.kind === 'offer' && clause.some(({ lemma }) => offered.test(lemma));
      return isOffer || (fact.kind === 'considered' && isOfSomebody(clause, parties))
        ? { ...fact, sure: true }
        : fact;
    }
    if (!isAdded || (fact.kind !== 'own-cost' && fact.kind !== 'needs')) return fact;
    const words = clause
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/ (?=['’])/gu, '');
    const isPlan = plans.test(words) && clause.some(({ lemma }) => takes.test(lemma.replace(/ing$/u, '')));
    return isPlan ? { ...fact, kind: 'considered' } : fact;
  });
}

/** To the end of the sentence: there it may say how many would leave. */
const toEnd = ({ words }: Fact, place: number, tokens: readonly Token[]): Fact['words'] => ({
  from: words.from,
  to: tokens.findLast(({ sentence }) => sentence === tokens[place]?.sentence)?.to ?? words.to,
});

const oneMore = /^(?:another|second|third|fourth|fifth)$/u;

/** "A third cleaner wants", "a courier would do it for". */
const isOfSomebody = (clause: readonly Token[], parties: PartyLexicon): boolean =>
  clause.some(({ lower, pos }, at) => {
    if (pos !== 'NUM' && oneMore.test(clause[at - 1]?.lower ?? '')) return true;
    const { kind, share } = parties(lower);
    const isPerson = pos === 'NOUN' && kind === 'person' && share >= 0.6;
    return isPerson && clause.slice(Math.max(0, at - 3), at).some((word) => article.test(word.lower));
  });
