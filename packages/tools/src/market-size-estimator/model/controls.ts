import type { Limits } from './factor.ts';

/** Limits and steps of every input that can be edited in the sheet. */
const share = { min: 0, max: 1, step: 0.01 };
export const controls = {
  buyers: { min: 0, max: 1e10, step: 1 },
  problemShare: share,
  fitShare: share,
  reachShare: share,
  pricePerMonth: { min: 0, max: 1e7, step: 1 },
  pricePerPurchase: { min: 0, max: 1e9, step: 1 },
  purchasesPerYear: { min: 0, max: 10_000, step: 0.5 },
  volumePerYear: { min: 0, max: 1e12, step: 100 },
  takeRate: { min: 0, max: 1, step: 0.005 },
  adRevenuePerUser: { min: 0, max: 100_000, step: 0.5 },
  priceIndex: { min: 0.05, max: 2, step: 0.05 },
  penetrationShare: { min: 0, max: 1, step: 0.001 },
  reps: { min: 0, max: 10_000, step: 1 },
  dealsPerRep: { min: 0, max: 10_000, step: 0.5 },
  rampMonths: { min: 0, max: 24, step: 1 },
  visitorsPerMonth: { min: 0, max: 1e9, step: 100 },
  visitorToPaid: { min: 0, max: 1, step: 0.001 },
  acquisitionBudget: { min: 0, max: 1e9, step: 100 },
  cac: { min: 0.01, max: 1e8, step: 10 },
  churnPerMonth: { min: 0, max: 1, step: 0.005 },
  horizonYears: { min: 1, max: 5, step: 1 },
  valuePerMonth: { min: 0, max: 1e9, step: 10 },
  captureShare: share,
  topDownFigure: { min: 0, max: 1e15, step: 1e6 },
  topDownShare: { min: 0, max: 1, step: 0.001 },
  buyerRevenue: { min: 0, max: 1e12, step: 1000 },
  usdRate: { min: 0.0001, max: 1e6, step: 0.01 },
} as const satisfies Record<string, Limits & { readonly step: number }>;

export type ControlName = keyof typeof controls;
