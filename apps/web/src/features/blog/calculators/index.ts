import type { CalculatorSpec } from './calculator.ts';

type Load = () => Promise<{ readonly calculator: CalculatorSpec }>;

/** By the name a post calls it. Each is fetched when a reader comes near it. */
export const calculators: Readonly<Record<string, Load>> = {
  runway: () => import('./runway.ts'),
  ltv: () => import('./ltv.ts'),
  'cac-payback': () => import('./cac-payback.ts'),
  'default-alive': () => import('./default-alive.ts'),
  breakeven: () => import('./breakeven.ts'),
  'churn-months': () => import('./churn-months.ts'),
  'cohort-curve': () => import('./cohort-curve.ts'),
  'market-bottom-up': () => import('./market-bottom-up.ts'),
  'sample-size': () => import('./sample-size.ts'),
  'spoken-time': () => import('./spoken-time.ts'),
  contrast: () => import('./contrast.ts'),
  'growth-goal': () => import('./growth-goal.ts'),
};
