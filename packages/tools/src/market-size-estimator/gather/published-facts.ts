import type { Fact, Vertical } from '@slipway/facts';
import type { PublishedFact } from '../basis.ts';

const trust = { high: 2, medium: 1, low: 0 } as const;
const marketKinds = new Set(['spend', 'revenue', 'estimate']);

/** The field's published figures of money, those that may start a top-down sum first, official ones before estimates (market reference, section 13). */
export function publishedFacts(vertical: Vertical | null): readonly PublishedFact[] {
  return (vertical?.facts ?? [])
    .filter(({ unit }) => /^[A-Z]{3}(?:\/year)?$/u.test(unit))
    .map((fact) => ({ ...fact, use: useOf(fact) }))
    .sort(
      (a, b) =>
        order(a) - order(b) ||
        trust[b.confidence] - trust[a.confidence] ||
        b.year - a.year ||
        (a.id < b.id ? -1 : 1),
    );
}

function useOf({ kind, publisher, what }: Fact): PublishedFact['use'] {
  if (!marketKinds.has(kind)) return 'context';
  return /annual results/iu.test(publisher) || /football clubs/iu.test(what) ? 'company' : 'market';
}

function order({ use }: PublishedFact): number {
  return { market: 0, company: 1, context: 2 }[use];
}
