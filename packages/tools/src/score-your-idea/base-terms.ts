import type { EvidenceRung, IdeaNotes, IdeaProfile } from '@slipway/analyst';
import type { Weights } from './dial.ts';
import { nearDollar } from './own-numbers.ts';

/** One part of the base: where the idea stands, times its weight. */
export interface BaseTerm {
  readonly name: 'sale' | 'churn' | 'ticket' | 'alike' | 'payer' | 'price' | 'told' | 'years';
  readonly rank: number;
  readonly points: number;
  /** Of our notes on such businesses; else of the founder's text, in these words. */
  readonly from: 'notes' | 'text';
  readonly quote: string | null;
}

/** What the text seems to say of customers, −1 to 1, while nobody confirmed it: as readers marked such texts. */
const toldRanks: Readonly<Record<EvidenceRung, number>> = {
  none: 0,
  opinions: -0.9,
  interviews: -0.2,
  waiting: 0.2,
  trial: 0.5,
  payment: 0.8,
};

/** Of a mark of 0 to 100. */
const middling = 50;

/** Only what is there: silence is no term. */
export function listBaseTerms(
  { ranks, alikeMark }: Pick<IdeaNotes, 'ranks' | 'alikeMark'>,
  { pays, price, evidence, founderYears }: IdeaProfile,
  weights: Weights,
): readonly BaseTerm[] {
  const term = (name: BaseTerm['name'], rank: number, from: BaseTerm['from'], quote: string | null = null) =>
    rank === 0 ? [] : [{ name, rank, points: weights[name] * rank, from, quote }];
  const own = price.value;
  const isPriced = own !== null && nearDollar.has(own.currency) && own.amount > 1;
  return [
    ...(ranks === null
      ? []
      : (['sale', 'churn', 'ticket'] as const).flatMap((name) => term(name, ranks[name], 'notes'))),
    ...term('alike', alikeMark === null ? 0 : (alikeMark - middling) / middling, 'notes'),
    ...term('payer', pays.standing === 'read' || pays.standing === 'confirmed' ? 1 : 0, 'text', pays.quote),
    ...term('price', isPriced ? Math.log10(own.amount) : 0, 'text', price.quote),
    ...term(
      'told',
      evidence.standing === 'unsure' ? toldRanks[evidence.value?.rung ?? 'none'] : 0,
      'text',
      evidence.quote,
    ),
    ...term('years', founderYears.standing === 'read' ? 1 : 0, 'text', founderYears.quote),
  ];
}
