import { monthlyGrowth, monthlyGrowthFromWeekly, quantity } from '@slipway/core';
import type { CompanyRecord, Slot } from '@slipway/record';

interface GrowthClaim {
  readonly slotName: string;
  readonly slot: Slot;
  /** As a share a month. */
  readonly perMonth: number;
  readonly quote: string;
}

const number = String.raw`(\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent)`;
const every = String.raw`(?:(?:every|each|per|a)\s+|\/\s?)?(month|week|year|monthly|weekly|yearly|annually|mom|yoy|wow|month[ -]over[ -]month|year[ -]over[ -]year)`;
const claim = new RegExp(
  String.raw`(?:grow(?:s|n|ing|th)?|grew|increas\w+|up)(?:\s+\w+){0,4}?\s+${number}\s+(?:growth\s+)?${every}(?![\p{L}])|${number}\s+(?:\w+\s+)?growth\s+${every}(?![\p{L}])`,
  'giu',
);

/** "We grow 20% a month": growth the founder claims in words. A rate is converted by compounding, never by dividing by 12. */
export function findGrowthClaims(record: CompanyRecord): GrowthClaim[] {
  return Object.entries(record).flatMap(([slotName, slot]) => {
    if (typeof slot.value !== 'string') return [];
    return [...slot.value.matchAll(claim)].flatMap((match) => {
      const rate = Number((match[1] ?? match[3] ?? '').replace(',', '.')) / 100;
      const perMonth = toMonthly(rate, (match[2] ?? match[4] ?? '').toLowerCase());
      return Number.isFinite(perMonth) ? [{ slotName, slot, perMonth, quote: match[0] }] : [];
    });
  });
}

function toMonthly(rate: number, period: string): number {
  if (/^(?:month|mom)/u.test(period)) return rate;
  if (/^(?:week|wow)/u.test(period)) return monthlyGrowthFromWeekly(rate).value;
  return monthlyGrowth(quantity(rate, 'share/year')).value;
}
