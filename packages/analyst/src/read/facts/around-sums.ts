import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';

/** Less is paid by the hour or the day. */
const wageLeast = 200;

/** Surely a person: a printer may be a machine. */
const personFrom = 0.6;

/** "A second coordinator for 40,000": whoever is taken on is paid by the month. */
export const isWage = ({ kind, per, of, value }: Fact, parties: PartyLexicon): boolean =>
  (kind === 'considered' || kind === 'own-cost') &&
  per === null &&
  value >= wageLeast &&
  of !== undefined &&
  parties(of).kind === 'person' &&
  parties(of).share >= personFrom;

/** "Burning 9k a month", "our burn is 9,000": of a whole firm, after all that comes in. */
export const isBurn = (
  { kind, currency }: Fact,
  { at }: NumberSaid,
  { tokens, spans }: ParsedText,
): boolean =>
  kind === 'own-cost' &&
  currency !== null &&
  tokens
    .slice(spans.find(({ last }) => last >= at)?.first ?? at, at)
    .some(({ lemma, lower }) => lemma === 'burn' || lower === 'burning');

/** "Should I buy the finisher for 6,200?": a machine, whatever else is called so. */
export const isBought = ({ at }: NumberSaid, { tokens }: ParsedText): boolean =>
  tokens.slice(0, at).some(({ sentence, lemma }) => sentence === tokens[at]?.sentence && lemma === 'buy');

const parts: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5 };

/** "30% on a third of the orders" is 10 % of all. */
export function partOf(at: number, tokens: readonly Token[]): number {
  const [on, next, more] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!/^(?:on|of)$/u.test(on?.lower ?? '')) return 1;
  const word = /^(?:a|one|the)$/u.test(next?.lower ?? '') ? more : next;
  return parts[word?.lower ?? ''] ?? 1;
}
