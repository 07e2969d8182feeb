import type { Unit } from '@slipway/core';

interface Affixes {
  readonly before?: string;
  readonly after?: string;
}

/** What stands in the box beside a number of this unit. */
export function affixesOf(unit: Unit, currency: string | null): Affixes {
  const [what = '', period] = unit.split('/');
  const per = period ? `per ${period}` : '';
  if (what === 'money') {
    const sign = currency ? currencySign(currency) : '';
    return { ...(sign ? { before: sign } : {}), ...(per ? { after: per } : {}) };
  }
  if (what === 'share') return { after: per ? `% ${per}` : '%' };
  if (what === 'count' || what === 'ratio') return per ? { after: per } : {};
  return { after: what };
}

function currencySign(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    // Not a currency code: a stored answer of another time.
    return '';
  }
}
