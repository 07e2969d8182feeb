import { type Quantity, quantity } from './quantity.ts';

/** A rate compounds, so it is never multiplied by twelve (metrics reference, section 0). Shares are fractions: 0.05 is 5 %. */

export function yearlyChurn(monthly: Quantity<'share/month'>): Quantity<'share/year'> {
  return quantity(1 - (1 - monthly.value) ** 12, 'share/year');
}

export function monthlyChurn(yearly: Quantity<'share/year'>): Quantity<'share/month'> {
  return quantity(1 - (1 - yearly.value) ** (1 / 12), 'share/month');
}

export function yearlyGrowth(monthly: Quantity<'share/month'>): Quantity<'share/year'> {
  return quantity((1 + monthly.value) ** 12 - 1, 'share/year');
}

/** Also for interest: the monthly discount of a yearly rate. */
export function monthlyGrowth(yearly: Quantity<'share/year'>): Quantity<'share/month'> {
  return quantity((1 + yearly.value) ** (1 / 12) - 1, 'share/month');
}

const weeksPerYear = 52;

/** There is no unit of a share a week: weekly growth is only ever read and turned into a month's. */
export function monthlyGrowthFromWeekly(weekly: number): Quantity<'share/month'> {
  return quantity((1 + weekly) ** (weeksPerYear / 12) - 1, 'share/month');
}

export function yearlyMultipleFromWeekly(weekly: number): Quantity<'ratio'> {
  return quantity((1 + weekly) ** weeksPerYear, 'ratio');
}
