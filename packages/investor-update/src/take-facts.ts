import { type FactId, facts, type Slot } from '@slipway/record';
import { formatValue } from '@slipway/report';
import { monthEnds } from './month.ts';

/** In the order an investor reads them; whether more is better. */
export const reportedFacts = {
  mrr: 'up',
  growthPerMonth: 'up',
  grossMargin: 'up',
  logoChurn: 'down',
  cac: 'down',
  ltv: 'up',
  cash: 'up',
  netBurn: 'down',
  runwayMonths: 'up',
} as const satisfies Partial<Record<FactId, 'up' | 'down'>>;

export type ReportedFact = keyof typeof reportedFacts;

interface Said {
  readonly value: number;
  /** As a reader sees it. */
  readonly text: string;
  /** ISO time. */
  readonly at: string;
  /** Id of the tool that counted it; null where it was said. */
  readonly countedBy: string | null;
}

/** A fact at the end of a month, and at the end of the one before. */
export interface FactLine {
  readonly id: ReportedFact;
  readonly label: string;
  readonly now: Said | null;
  readonly before: Said | null;
}

/** One change of a fact, as the record's history has it; oldest first. */
interface Change {
  readonly fact: string;
  /** Null: it was taken out. */
  readonly slot: Slot | null;
  /** ISO time of the change. */
  readonly at: string;
}

export function takeFacts(
  changes: readonly Change[],
  month: string,
  currency: string | undefined,
): readonly FactLine[] {
  const { from, to } = monthEnds(month);
  return names.map((id) => {
    const own = changes.filter(({ fact }) => fact === id);
    const until = (end: string): Said | null => {
      const last = own.findLast(({ at }) => at < end)?.slot;
      return last == null || typeof last.value !== 'number' ? null : say(id, last, last.value, currency);
    };
    return { id, label: facts[id].label, now: until(to), before: until(from) };
  });
}

const names = Object.keys(reportedFacts) as readonly ReportedFact[];

function say(
  id: ReportedFact,
  { provenance, at, toolId }: Slot,
  value: number,
  currency: string | undefined,
): Said {
  const { unit } = facts[id];
  const own = provenance.kind === 'result' ? provenance.currency : undefined;
  return {
    value,
    text: formatValue(value, unit, unit.startsWith('money') ? (own ?? currency) : undefined),
    at,
    countedBy: provenance.kind === 'result' ? toolId : null,
  };
}
