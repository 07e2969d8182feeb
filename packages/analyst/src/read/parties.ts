import { once } from '@slipway/core';
import { indexLines } from '../text/line-table.ts';
import { singular } from './word-forms.ts';

export type PartyKind = 'person' | 'child' | 'kin' | 'organisation' | 'site' | 'area' | 'thing' | 'unknown';

/** How far a noun names somebody: a person, a firm, a place of business. */
export interface Party {
  readonly kind: PartyKind;
  /** Share of its use in which it does, 0 to 1. */
  readonly share: number;
  /** What sort of thing its first sense is: act, artifact, food, person …; '' when unknown. */
  readonly domain: string;
}

export type PartyLexicon = (noun: string) => Party;

/** Nouns that are made of a verb and name who does it. */
const doer = /(?:er|or|ist|ian|smith|monger|wright|eer|ant)$/u;

/** `table`: content/language/parties.tsv. `buyers`: heads of the buyer rows, singular, with how often each was seen. */
export function createParties(table: string, buyers: ReadonlyMap<string, number>): PartyLexicon {
  const findLine = once(() => indexLines(table, { wins: 'last' }));
  const known = (word: string): Party | undefined => readParty(findLine()(word));
  return (noun) => {
    const one = singular(noun.toLowerCase());
    const last = one.includes('-') ? (one.split('-').at(-1) ?? one) : one;
    const found = known(one) ?? known(last) ?? endOf(known, one);
    const seen = buyers.get(one) ?? 0;
    // A thing that a few rows name is a slip of their grammar, not a buyer.
    const mayBuy = /^(?:group|location|artifact)$/u.test(found?.domain ?? '');
    const asBuyer = found?.kind === 'thing' ? (mayBuy && seen >= 4 ? 0.6 : 0) : seen >= 2 ? 0.8 : seen * 0.5;
    if (found !== undefined)
      return found.share >= asBuyer
        ? found
        : { ...found, kind: found.kind === 'thing' ? 'site' : found.kind, share: asBuyer };
    if (asBuyer > 0) return { kind: doer.test(one) ? 'person' : 'site', share: asBuyer, domain: '' };
    return { kind: 'unknown', share: doer.test(one) && one.length > 5 ? 0.6 : 0.1, domain: '' };
  };
}

function readParty(line: string | undefined): Party | undefined {
  const [, kind, share, domain = ''] = line?.split('\t') ?? [];
  return isKind(kind) ? { kind, share: Number(share), domain } : undefined;
}

/** "steakhouse" is a house, "fishmonger" a monger: the longest known end of five letters and more. */
function endOf(known: (word: string) => Party | undefined, word: string): Party | undefined {
  for (let at = 3; word.length - at >= 5; at++) {
    const found = known(word.slice(at));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isKind(kind: string | undefined): kind is PartyKind {
  return (
    kind === 'person' ||
    kind === 'child' ||
    kind === 'kin' ||
    kind === 'organisation' ||
    kind === 'site' ||
    kind === 'area' ||
    kind === 'thing'
  );
}
