import type { Unit } from '@slipway/core';

interface Fact {
  readonly unit: Unit;
  readonly label: string;
}

/**
 * What a result may write into the record. A field of the same name asks for the same thing in the same unit, so a tool that
 * reads one of these is prefilled with it.
 */
export const facts = {
  mrr: { unit: 'money/month', label: 'Monthly recurring revenue' },
  arr: { unit: 'money/year', label: 'Yearly recurring revenue' },
  arpa: { unit: 'money/month', label: 'Revenue per customer' },
  growthPerMonth: { unit: 'share/month', label: 'Growth a month' },
  grossMargin: { unit: 'share', label: 'Gross margin' },
  logoChurn: { unit: 'share/month', label: 'Customers lost a month' },
  revenueChurn: { unit: 'share/month', label: 'Revenue lost a month' },
  cac: { unit: 'money', label: 'Cost of a new customer' },
  ltv: { unit: 'money', label: 'Lifetime value of a customer' },
  cash: { unit: 'money', label: 'Cash in the bank' },
  grossBurn: { unit: 'money/month', label: 'Gross burn' },
  netBurn: { unit: 'money/month', label: 'Net burn' },
  runwayMonths: { unit: 'months', label: 'Runway' },
  marketTotal: { unit: 'money/year', label: 'Total market' },
  marketServed: { unit: 'money/year', label: 'Market you can serve' },
  marketReachable: { unit: 'money/year', label: 'Market you can win' },
  ideaScore: { unit: 'points', label: 'Idea score' },
  brandScore: { unit: 'points', label: 'Brand score' },
  healthScore: { unit: 'points', label: 'Health score' },
} as const satisfies Readonly<Record<string, Fact>>;

export type FactId = keyof typeof facts;

export function isFactId(name: string): name is FactId {
  return Object.hasOwn(facts, name);
}

/** How a brand looks and sounds: in a line, and as the plain JSON that other tools apply. */
export interface LearntBrand {
  readonly id: 'brand' | 'brandKit';
  readonly value: unknown;
  readonly figure: string;
}

/** A fact as a result gave it. */
export interface LearntFact {
  readonly id: FactId;
  readonly value: number;
  /** The figure of the report it came from. */
  readonly figure: string;
  /** With money. */
  readonly currency?: string | undefined;
}
