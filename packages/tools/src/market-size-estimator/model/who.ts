import { lowerFirst, pluralise } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';

const clause =
  /\s*(?:[,;:.(/]|\s(?:with|without|who|whose|that|which|where|in|from|of|for|to|at|on|by|under|over|across|and|or|than|running|using|having|needing|trying|looking)\s).*$/iu;
const opening = /^(?:the|a|an|our|my|all|most|any|every|each|some|many)\s+/iu;
const wordsMost = 4;
/** Stands in when nothing names who pays. */
export const unnamed = 'customers';

const nobody = /^(?:people|everyone|everybody|anyone|users?|consumers?|customers?|persons?|buyers?)$/iu;
const demonyms: Readonly<Record<string, RegExp>> = {
  US: /^(?:US|U\.S\.|American)\s/u,
  GB: /^(?:UK|British|English)\s/u,
  IN: /^Indian\s/u,
  DE: /^German\s/u,
  FR: /^French\s/u,
  KE: /^Kenyan\s/u,
  NG: /^Nigerian\s/u,
  BR: /^Brazilian\s/u,
  MX: /^Mexican\s/u,
  CA: /^Canadian\s/u,
  AU: /^Australian\s/u,
  ID: /^Indonesian\s/u,
  SG: /^Singaporean\s/u,
  EU: /^European\s/u,
};

/** Who pays, short and in the plural, for use behind a number: "independent dental offices". */
export function buyerNoun(input: MarketInput, basis: MarketBasis): string {
  const said = input.customer ?? basis.customer?.value;
  // "Kenyan farmers in Kenya" says it twice.
  const short = shorten(said ?? '').replace(demonyms[basis.place.code] ?? /^$/u, '');
  return short === '' || nobody.test(short) ? (basis.counts[0]?.noun ?? unnamed) : short;
}

export function shorten(text: string): string {
  const bare = text.trim().replace(opening, '').replace(clause, '').trim();
  const words = bare.split(/\s+/u);
  if (!/\p{L}/u.test(bare) || /\p{Nd}|\{|\}/u.test(bare)) return '';
  return pluralise(lowerFirst(words.slice(-wordsMost).join(' ')));
}

/** The same, shorter, where it was named before: "dental offices". */
export function shortNoun(who: string): string {
  return who.split(' ').slice(-2).join(' ');
}
