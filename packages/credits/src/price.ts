/** Minor units to the currency's own notation: 49900 INR is ₹499, 1999 EUR is €19.99. */
export function formatPrice(amountMinor: number, currency: string, locale = 'en-IN'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

export function describeDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

interface Offer {
  readonly amountMinor: number;
  readonly currency: string;
  readonly periodDays: number;
}

export function describeOffer(plan: Offer): string {
  return `${formatPrice(plan.amountMinor, plan.currency)} for ${describeDays(plan.periodDays)}`;
}
