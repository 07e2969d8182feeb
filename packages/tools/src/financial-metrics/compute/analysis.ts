import type { Desk } from '../desk/desk.ts';
import type { Ref } from '../desk/sheet.ts';
import { type Acquisition, computeAcquisition } from './acquisition.ts';
import { type Cash, computeCash } from './cash.ts';
import { computeEfficiency, type Efficiency } from './efficiency.ts';
import { computeGrowth, type Growth } from './growth.ts';
import { computeLifetime, type Lifetime } from './lifetime.ts';
import { computeMargins, type Margins } from './margins.ts';
import { computeArpa, computeRecurring, type Recurring } from './recurring.ts';
import { computeRetention, type Retention } from './retention.ts';
import { computeSurvival, type Survival } from './survival.ts';

/** Everything the table allows, before any word is said. */
export interface Analysis {
  readonly growth: Growth;
  readonly recurring: Recurring | null;
  readonly arpa: Ref<'money/month'>;
  readonly retention: Retention;
  readonly margins: Margins;
  readonly acquisition: Acquisition;
  readonly lifetime: Lifetime;
  readonly cash: Cash;
  readonly efficiency: Efficiency;
  readonly survival: Survival | null;
}

export function analyze(desk: Desk): Analysis {
  const growth = computeGrowth(desk);
  const recurring = computeRecurring(desk);
  const arpa = computeArpa(desk);
  const retention = computeRetention(desk);
  const margins = computeMargins(desk, arpa);
  const acquisition = computeAcquisition(desk);
  const cash = computeCash(desk, arpa, margins);
  return {
    growth,
    recurring,
    arpa,
    retention,
    margins,
    acquisition,
    lifetime: computeLifetime(desk, arpa, margins, retention, acquisition),
    cash,
    efficiency: computeEfficiency(desk, growth, cash.from),
    survival: computeSurvival(desk, growth, cash, margins),
  };
}
