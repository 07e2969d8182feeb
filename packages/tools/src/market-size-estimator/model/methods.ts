import type { MarketInput } from '../fields.ts';
import type { Counts } from './count.ts';
import { type Factor, findOwn, toFactor } from './factor.ts';
import type { Sizes } from './size.ts';
import { around, exactly } from './span.ts';

/** Above this, the ways of counting do not describe one market. */
export const gapMost = 3;

/** The other two ways to size it, where the founder gave what they need. */
export interface Methods {
  readonly topDown: number | null;
  readonly value: number | null;
  readonly marketFigure: Factor;
  readonly marketShare: Factor;
  readonly valuePerMonth: Factor;
  readonly captureShare: Factor;
  /** Largest ÷ smallest; null with one way alone. */
  readonly gap: number | null;
}

export function methodsOf(input: MarketInput, { used }: Counts, sizes: Sizes | null): Methods | null {
  if (used === null || sizes === null) return null;
  const marketFigure = toFactor(input, 'marketFigure', exactly);
  const marketShare = toFactor(input, 'marketShare', (value) => around(value, 0.3, 0.3, 1));
  const valuePerMonth = toFactor(input, 'valuePerMonth', (value) => around(value, 0.3, 0.3));
  const captureShare = toFactor(input, 'captureShare', (value) => around(value, 0.2, 0.2, 1), {
    span: { low: 0.1, base: 0.15, high: 0.2 },
    origin: { kind: 'default', why: 'A rule of thumb: a tenth to a fifth of what it saves. Yours to set.' },
  });
  const topDown = product(marketFigure, marketShare);
  const worth = product(valuePerMonth, captureShare);
  const value = findOwn(input, 'valuePerMonth') === null || worth === null ? null : used.value * worth * 12;
  const totals = [sizes.tam, topDown, value].filter((one): one is number => one !== null && one > 0);
  return {
    topDown,
    value,
    marketFigure,
    marketShare,
    valuePerMonth,
    captureShare,
    gap: totals.length < 2 ? null : Math.max(...totals) / Math.min(...totals),
  };
}

function product(a: Factor, b: Factor): number | null {
  return a.span === null || b.span === null ? null : a.span.base * b.span.base;
}
