import type { EvidenceRung } from '../evidence.ts';
import type { NumberRole } from '../numbers.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { Language } from '../parse-text.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { Bound } from './bind-clause.ts';
import type { FactKind } from './fact.ts';

/** A number as the rules see it. */
export interface Stated {
  readonly bound: Bound;
  /** `bare`: neither a currency nor anything counted. */
  readonly kind: 'sum' | 'share' | 'count' | 'bare';
  /** Of a sum: by the month; of a count: "5 visits a day". */
  readonly period: string | null;
  /** The noun says that they pay: clients, subscribers. */
  readonly isCustomer: boolean;
  /** The noun is a span of time or a measure. */
  readonly isMeasure: boolean;
  readonly isHours: boolean;
  /** The words of the clause and of the whole sentence, in small letters. */
  readonly words: string;
  readonly sentence: string;
}

const measures =
  /^(?:hours?|days?|weeks?|months?|years?|minutes?|seconds?|times?|percent|km|miles?|kilos?|kilometres?|metres?|centimetres?|millimetres?|litres?|tonnes?|degrees?|pages?)$/u;

export function stateNumber(
  number: NumberSaid,
  bound: Bound,
  { tokens, sentences }: ParsedText,
  { classes }: Pick<Language, 'classes'>,
): Stated {
  const { sum, rate, at } = number;
  // "7 a piece", "190 for a pig": what follows is not counted but paid for.
  const isPriced = sum === null && /^(?:a|an|per|each|every|for|apiece)$/u.test(tokens[at + 1]?.lower ?? '');
  const noun = isPriced ? null : number.noun;
  const money = sum?.amount.currency === '%' ? 'share' : 'sum';
  const wordsOf = ({ first, last }: { readonly first: number; readonly last: number }): string =>
    tokens
      .slice(first, last + 1)
      .map(({ lower }) => lower)
      .join(' ');
  const own = sentences.find(({ last }) => last >= at);
  return {
    bound,
    kind: sum !== null ? money : noun === null ? 'bare' : 'count',
    period: sum === null ? rate : sum.period,
    isCustomer: noun !== null && classes.factWords.get(singular(noun))?.has('customer') === true,
    isMeasure: noun !== null && measures.test(noun),
    isHours: /^hours?$/u.test(noun ?? ''),
    words: wordsOf(bound.clause),
    sentence: own === undefined ? '' : wordsOf(own),
  };
}

/** What a number of each kind may look like to the learnt reader. */
export const rolesOf: Readonly<Record<FactKind, readonly NumberRole[]>> = {
  price: ['price'],
  'unit-cost': ['unit cost'],
  'own-cost': ['unit cost', 'capital'],
  cash: ['capital', 'earned'],
  needs: ['capital'],
  'they-pay': ['their loss', 'they pay now'],
  'rival-price': ['rival price', 'they pay now'],
  earned: ['earned'],
  goal: ['other', 'earned', 'capital', 'price'],
  paying: ['evidence'],
  trial: ['evidence'],
  waiting: ['evidence'],
  interviews: ['evidence'],
  market: ['market'],
  capacity: ['capacity'],
};

const ofRung: Readonly<Partial<Record<EvidenceRung, FactKind>>> = {
  interviews: 'interviews',
  waiting: 'waiting',
  trial: 'trial',
  payment: 'paying',
};

/** Where no clause says it: by what such numbers mostly are, and customers by how far their sentence says they went. */
export function kindAlone(
  role: NumberRole,
  { kind, period, isMeasure }: Stated,
  rung: EvidenceRung,
): FactKind | null {
  if (role === 'price') return kind === 'count' ? null : 'price';
  if (role === 'market') return kind === 'count' && !isMeasure ? 'market' : null;
  if (role === 'evidence') return kind === 'count' && !isMeasure ? (ofRung[rung] ?? null) : null;
  if (kind !== 'sum' && kind !== 'bare') return null;
  if (role === 'unit cost')
    return /^(?:week|month|quarter|year)$/u.test(period ?? '') ? 'own-cost' : 'unit-cost';
  if (role === 'their loss' || role === 'they pay now') return 'they-pay';
  if (role === 'rival price') return 'rival-price';
  if (role === 'capital') return 'needs';
  return role === 'earned' ? 'earned' : null;
}
