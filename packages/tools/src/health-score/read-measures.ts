import { monthsPerYear, over, power, readAs, times } from '@slipway/core';
import type { Case, Taken } from './case.ts';
import { type NumberId, numberMeasures } from './measures.ts';

/** A measure as a figure of the sheet. `limit` stands in for a value that has none: no burn at all, or burn without growth. */
export interface Measured {
  readonly figure: string;
  readonly value: number | null;
  readonly limit?: { readonly points: 0 | 100; readonly because: string };
  readonly date: string;
  /** In words. */
  readonly origin: string;
  /** Changed in the sheet. */
  readonly isWhatIf: boolean;
}

interface Way extends Pick<Measured, 'limit' | 'date' | 'origin'> {
  readonly isOwn: boolean;
  write(): Pick<Measured, 'figure' | 'value'>;
}

/** Each number in the newest way it can be had; null where there is none. */
export function readNumber(of: Case, id: NumberId): Measured | null {
  const { label, unit } = numberMeasures[id];
  const changed = of.input.assumptions?.[id];
  if (typeof changed === 'number') {
    const figure = of.writer.figure({
      id,
      label,
      value: changed,
      unit,
      ...(id === 'market' && { currency: 'USD' }),
      provenance: { kind: 'assumed', why: 'Changed by you in this sheet.', assumption: id },
    });
    return { figure, value: changed, date: of.basis.asOf, origin: 'your what-if', isWhatIf: true };
  }
  const [best] = waysOf(of, id).toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.date.localeCompare(a.date),
  );
  if (best === undefined) return null;
  const { date, origin, limit } = best;
  return { ...best.write(), date, origin, isWhatIf: false, ...(limit && { limit }) };
}

/** In order of preference where dates are equal. */
function waysOf(of: Case, id: NumberId): readonly Way[] {
  const present = (...ways: readonly (Way | null)[]) => ways.filter((way) => way !== null);
  switch (id) {
    case 'growth':
      return present(plain(of, id, 'growthPerMonth'));
    case 'topShare':
      return present(plain(of, id, 'topCustomerShare'));
    case 'years':
      return present(plain(of, id, 'founderYears'));
    case 'payback':
      return present(plain(of, id, 'payback'));
    case 'market':
      // The anchors are in dollars, and no rate is assumed.
      return of.currency === 'USD' ? present(plain(of, id, 'marketServed')) : [];
    case 'runway':
      return present(runwayFromCash(of), plain(of, id, 'runwayMonths'));
    case 'retention': {
      const measured = present(plain(of, id, 'grr'), kept(of, 'revenueChurn'));
      return measured.length > 0 ? measured : present(kept(of, 'logoChurn'));
    }
    case 'ltvCac':
      return present(plain(of, id, 'ltvCac'), ltvOverCac(of));
    case 'burnMultiple':
      return present(plain(of, id, 'burnMultiple'), burnOverGrowth(of));
  }
}

function plain(of: Case, id: NumberId, slot: string): Way | null {
  const taken = of.number(slot);
  if (taken === null) return null;
  const { label, unit } = numberMeasures[id];
  return { ...taken, write: () => ({ figure: of.put(id, label, unit, taken), value: taken.value }) };
}

/** From several numbers: as new as the newest of them, as the founder's own as any. */
function joint(parts: readonly Taken[], way: Pick<Way, 'write' | 'limit'>): Way {
  const date = parts.map((one) => one.date).reduce((a, b) => (a > b ? a : b));
  const origin = [...new Set(parts.map((one) => one.origin))].join('; ');
  return { date, origin, isOwn: parts.some(({ isOwn }) => isOwn), ...way };
}

function derive(
  of: Case,
  id: NumberId,
  formula: Parameters<typeof of.writer.derive>[0]['formula'],
  value: number,
) {
  const { label, unit } = numberMeasures[id];
  return { figure: of.writer.derive({ id, label, unit, formula }), value };
}

const noBurn = { points: 100, because: 'No burn: cash is not falling.' } as const;

function runwayFromCash(of: Case): Way | null {
  const [cash, burn] = [of.number('cash'), of.number('netBurn')];
  if (burn === null) return null;
  const put = () => of.field(burn);
  if (burn.value <= 0) return joint([burn], { limit: noBurn, write: () => ({ figure: put(), value: null }) });
  if (cash === null) return null;
  const write = () => derive(of, 'runway', over(of.field(cash), put()), cash.value / burn.value);
  return joint([cash, burn], { write });
}

function kept(of: Case, slot: 'revenueChurn' | 'logoChurn'): Way | null {
  const churn = of.number(slot);
  if (churn === null || churn.value < 0 || churn.value > 1) return null;
  const label = slot === 'revenueChurn' ? 'Revenue lost a month' : 'Customers lost a month';
  const left = { op: 'minus', of: [1, slot] } as const;
  return joint([churn], {
    write() {
      of.put(slot, label, 'share/month', churn);
      return derive(of, 'retention', readAs('share', power(left, 12)), (1 - churn.value) ** 12);
    },
  });
}

function ltvOverCac(of: Case): Way | null {
  const [ltv, cac] = [of.number('ltv'), of.number('cac')];
  if (ltv === null || cac === null || cac.value <= 0) return null;
  return joint([ltv, cac], {
    write: () => derive(of, 'ltvCac', over(of.field(ltv), of.field(cac)), ltv.value / cac.value),
  });
}

/** Burn of a month over the yearly revenue that month adds. */
function burnOverGrowth(of: Case): Way | null {
  const [burn, mrr, growth] = [of.number('netBurn'), of.number('mrr'), of.number('growthPerMonth')];
  if (burn === null) return null;
  const putBurn = () => of.field(burn);
  if (burn.value <= 0)
    return joint([burn], { limit: noBurn, write: () => ({ figure: putBurn(), value: null }) });
  if (mrr === null || growth === null || mrr.value <= 0) return null;
  const putGrowth = () => of.field(growth);
  if (growth.value <= 0)
    return joint([burn, growth], {
      limit: { points: 0, because: 'Burning while not growing.' },
      write: () => ({ figure: putGrowth(), value: null }),
    });
  const value = burn.value / (mrr.value * growth.value * 12);
  return joint([burn, mrr, growth], {
    write() {
      const [b, m, g] = [putBurn(), of.field(mrr), putGrowth()];
      const added = times(m, readAs('share', g), monthsPerYear);
      return derive(of, 'burnMultiple', readAs('ratio', over(b, added)), value);
    },
  });
}
