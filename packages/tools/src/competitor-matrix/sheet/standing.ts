import { type Duel, duelWith, hardest, isDecided } from '../compute/duel.ts';
import type { Spread } from '../compute/kinds.ts';
import { spreadsOf } from './kinds.ts';
import { pricesOf } from './prices.ts';
import type { Sheet } from './sheet.ts';

/** What the answer says, decided once. */
export type Standing =
  /** Nothing of the founder's own is known. */
  | { readonly kind: 'own-open' }
  /** Too little of every rival is known. */
  | { readonly kind: 'rivals-open' }
  | { readonly kind: 'stop' | 'behind' | 'level' | 'ahead'; readonly duel: Duel };

export function standingOf(sheet: Sheet): Standing {
  const { table, among } = sheet;
  const { you, rivals, features, cell } = table;
  if (you === null || features.every((_, at) => cell(at, you).state === 'unknown'))
    return { kind: 'own-open' };
  const decided = rivals
    .map((rival) => duelWith(table, rival, among))
    .filter((duel) => isDecided(duel, among));
  const duel = hardest(decided);
  if (duel === undefined) return { kind: 'rivals-open' };
  if (isHopeless(sheet, duel)) return { kind: 'stop', duel };
  const lag = duel.loses.length - duel.wins.length;
  return { kind: lag > 0 ? 'behind' : lag === 0 ? 'level' : 'ahead', duel };
}

const stopFrom = 4;

/** It has all you have and more, by every feature of the table, and is not dearer as far as is known. */
function isHopeless(sheet: Sheet, { rival }: Duel): boolean {
  const all = sheet.table.features.map((_, at) => at);
  const { wins, loses, both } = duelWith(sheet.table, rival, all);
  const prices = pricesOf(sheet);
  const of = (product: number | null) => prices.find((price) => price.product === product)?.value;
  const [own, theirs] = [of(sheet.table.you), of(rival)];
  const isCheaper = own !== undefined && (theirs === undefined || own < theirs);
  return both >= stopFrom && wins.length === 0 && loses.length > 0 && !isCheaper && both * 2 > all.length;
}

/** Features that weigh most first, and of them those that most rivals have. */
export function lossesOf(sheet: Sheet): readonly Spread[] {
  const isWeighed = ({ feature }: Spread) => Number(sheet.among.includes(feature));
  const isMissing = ({ own }: Spread) => Number(own === 'no');
  return spreadsOf(sheet)
    .filter(({ own, have }) => (own === 'no' || own === 'partly') && have > 0)
    .toSorted((a, z) => isWeighed(z) - isWeighed(a) || isMissing(z) - isMissing(a) || z.have - a.have);
}
