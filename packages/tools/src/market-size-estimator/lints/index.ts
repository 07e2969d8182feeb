import type { Statement } from '@slipway/report';
import { priceVsBudget } from './budget.ts';
import { carriedCount, doubleCount, roughCount, units } from './counts.ts';
import type { Case } from './lint.ts';
import { methodGap, years } from './methods.ts';
import { abovePublished, currency, notAMarket } from './money.ts';
import { callTooDear, growthPath, impliedCustomers, impliedShare, onePercent } from './selling.ts';

/** In the order of weight: first what makes the total wrong, then what makes it unlikely. */
const lints = [
  units,
  doubleCount,
  currency,
  notAMarket,
  abovePublished,
  carriedCount,
  roughCount,
  methodGap,
  years,
  priceVsBudget,
  impliedShare,
  growthPath,
  onePercent,
  impliedCustomers,
  callTooDear,
] as const;

export function listLints(of: Case): readonly Statement[] {
  return lints.map((lint) => lint(of)).filter((found) => found !== null);
}
