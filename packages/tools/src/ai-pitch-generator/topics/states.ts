import { listWords } from '@slipway/language';
import { type Case, named, said } from '../case.ts';
import type { Lines } from '../words/line.ts';
import { runwayFigure } from '../words/number-lines.ts';
import { priceOf } from '../words/price-line.ts';
import { phrase, sentence } from '../words/sentence.ts';
import type { State } from './topic.ts';

const counts =
  /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|third|fifth|quarter|twice|double|hours?)\b/iu;
const none: State = { is: 'none', strength: 0 };

/** Further along where the second is true. */
const either = (
  is: readonly [string, string],
  at: readonly [1, 2 | 3],
  isSecond: boolean,
  x: string,
): State => (isSecond ? { is: is[1], strength: at[1], x } : { is: is[0], strength: at[0], x });

/** What a field says, or that it is empty. */
function ofField(field: string, own: string | undefined): State {
  return own === undefined ? none : { is: 'said', strength: 1, x: phrase(own), evidence: [said(field, own)] };
}

/** What a figure says; null where there is none. */
function ofFigure(id: string | null, strength: State['strength'] = 3): State | null {
  return id === null ? null : { is: 'data', strength, x: named(id) };
}

/** What our notes say of such a business; null where they say nothing. */
function ofNote<N extends { readonly id: string; readonly niche: string | null }>(
  { basis: { notes }, note }: Case,
  [first]: readonly N[],
  read: (noted: N) => { readonly x: string; readonly says: string },
): State | null {
  if (first === undefined || notes.known !== 'near') return null;
  const { x, says } = read(first);
  return { is: 'noted', strength: 0, x, evidence: [note(first.id, says, first.niche)] };
}

/** By topic: where it is now; null where it does not apply. */
export const states = {
  problem(_: Case, { problem: told = [] }: Lines): State {
    const [first] = told;
    if (first === undefined) return none;
    const isCounted = told.some(({ text }) => counts.test(text));
    return { is: 'said', strength: isCounted ? 2 : 1, evidence: first.evidence };
  },
  demand({ input: { evidence = 'none' } }: Case): State {
    if (evidence === 'paying') return { is: 'paid', strength: 3 };
    if (evidence === 'letters') return { is: 'signed', strength: 2 };
    return evidence === 'interviews' || evidence === 'waitlist' ? { is: 'talks', strength: 1 } : none;
  },
  /** Nobody stays who has not begun. */
  retention(of: Case): State | null {
    const churn =
      of.found('financial-metrics', 'logo-churn') ??
      of.found('retention-burn', 'churn') ??
      of.own('logoChurn');
    return ofFigure(churn) ?? (of.isLive ? none : null);
  },
  growth(of: Case): State | null {
    const rate = of.own('growthPerMonth');
    if (rate === null) return of.own('mrr') === null ? null : none;
    const isMeasured = of.result('growth-trends') !== null || of.basis.months.length >= 6;
    return either(['said', 'data'], [1, 3], isMeasured, named(rate));
  },
  price(of: Case): State {
    const found = priceOf(of);
    if (found === null) return none;
    return either(['said', 'paid'], [1, 2], of.input.evidence === 'paying', named(found.figure) + found.tail);
  },
  market: (of: Case) => ofFigure(of.found('market-size-estimator', 'tam'), 2) ?? none,
  win: (of: Case) => ofFigure(of.found('market-size-estimator', 'som'), 2),
  cac: (of: Case) => ofFigure(of.metric('cac.blended', 'cac')) ?? none,
  payback: (of: Case) => ofFigure(of.found('financial-metrics', 'payback.simple')),
  margin: (of: Case) => ofFigure(of.metric('gross-margin', 'grossMargin')) ?? none,
  runway: (of: Case) => ofFigure(runwayFigure(of), of.result('retention-burn') === null ? 2 : 3) ?? none,
  rivals(of: Case): State {
    const [first] = (of.input.rivals ?? []).map(phrase).filter((name) => name !== '');
    if (first !== undefined) {
      const isCompared = of.result('competitor-matrix') !== null;
      return { ...either(['said', 'data'], [1, 3], isCompared, first), evidence: [said('rivals', first)] };
    }
    const near = of.basis.rivals.slice(0, 3);
    const evidence = near.map(of.rival);
    const x = listWords(near.map(({ name }) => name));
    return x === '' ? none : { is: 'noted', strength: 0, x, evidence };
  },
  edge({ input }: Case): State {
    const state = ofField('edge', input.edge);
    return counts.test(input.edge ?? '') ? { ...state, is: 'counted', strength: 2 } : state;
  },
  now: ({ input }: Case) => ofField('changed', input.changed),
  route: ({ input }: Case) => ofField('channel', input.channel),
  team: ({ input }: Case) => ofField('team', input.team),
  ask(of: Case): State | null {
    if (of.audience !== 'investor') return null;
    const sum = of.own('askSum');
    const isWhole = of.input.askFor !== undefined && of.input.askProves !== undefined;
    return sum === null ? none : either(['part', 'whole'], [1, 2], isWhole, named(sum));
  },
  largest(of: Case): State | null {
    const share = of.own('topCustomerShare');
    return share === null || (of.valueOf(share) ?? 0) < 0.15 ? null : ofFigure(share, 2);
  },
  field(of: Case): State {
    const years = of.own('founderYears');
    return years === null ? none : { is: 'said', strength: 2, x: named(years) };
  },
  rules: (of: Case) =>
    ofNote(of, of.basis.notes.rules, ({ name, says }) => ({ x: phrase(name), says: `${name}: ${says}` })),
  /** A stored line, word for word. */
  failed: (of: Case) => ofNote(of, of.basis.notes.failures, ({ says }) => ({ x: sentence(says), says })),
};
