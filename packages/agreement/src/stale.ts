import { isSame, type Slot } from '@slipway/record';
import { formatValue } from '@slipway/report';
import type { CheckedResult, Company } from './company.ts';
import { currencyOf, nameIn, slotIn } from './known.ts';
import { readMonths } from './monthly.ts';

/** What each tool counts with, of what has a number, a choice or a table: other words make no other answer. */
const madeFrom: Readonly<Record<string, string>> = {
  'market-size-estimator': 'price per region charges takeRate sellers dealsPerSeller',
  'financial-metrics': 'months',
  'retention-burn': 'cash mrr growthPerMonth grossBurn hires',
  'competitor-matrix': 'price per',
  'score-your-idea': 'price per evidence evidenceCount',
  'swot-generator': 'price per evidence evidenceCount',
  'health-score': 'mrr cash netBurn growthPerMonth stage evidence',
  'ai-pitch-generator':
    'price per mrr growthPerMonth cash netBurn askSum askMonths evidence evidenceCount founderYears arpa grossMargin logoChurn cac runwayMonths topCustomerShare',
};

interface Moved {
  readonly fact: string;
  readonly label: string;
  readonly slot: Slot;
  /** As a reader sees them: what the result was computed with, and what the record says now. */
  readonly was: string;
  readonly is: string;
}

const near = 0.005;

/** Facts that a result was computed with and that are another value now: as it was asked, and the price also as it read it. */
export function listMoved(
  company: Company,
  { toolId, input, figures }: Pick<CheckedResult, 'toolId' | 'input' | 'figures'>,
): readonly Moved[] {
  return (madeFrom[toolId] ?? '').split(' ').flatMap((fact) => {
    const slot = fact === '' ? null : slotIn(company, fact);
    const used = input[fact] ?? (fact === 'price' ? priceIn(company, figures) : undefined);
    if (slot === null || used === undefined || used === null || slot.provenance.kind === 'read') return [];
    if (isNear(used, slot.value)) return [];
    const unit = units[fact];
    const show = (value: unknown): string => sayValue(value, unit, currencyOf(company));
    return [{ fact, label: nameIn(company, fact), slot, was: show(used), is: show(slot.value) }];
  });
}

/** The price on a sheet; none where it is of another period or currency than the record's. */
function priceIn(company: Company, figures: CheckedResult['figures']): number | null | undefined {
  const per = company.record.per?.value;
  const { value, unit, currency } = figures['own-price'] ?? figures.price ?? {};
  const isSamePeriod = unit === (per === 'month' || per === 'year' ? `money/${per}` : 'money');
  return isSamePeriod && currency === (currencyOf(company) ?? currency) ? value : undefined;
}

function isNear(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return isSame(one, other);
  return Math.abs(one - other) <= near * Math.max(Math.abs(one), Math.abs(other));
}

const units: Readonly<Record<string, Parameters<typeof formatValue>[1]>> = {
  price: 'money',
  takeRate: 'share',
  growthPerMonth: 'share/month',
  mrr: 'money/month',
  cash: 'money',
  grossBurn: 'money/month',
  netBurn: 'money/month',
  askSum: 'money',
  askMonths: 'months',
  dealsPerSeller: 'count/month',
  arpa: 'money/month',
  grossMargin: 'share',
  logoChurn: 'share/month',
  cac: 'money',
  runwayMonths: 'months',
  topCustomerShare: 'share',
};

function sayValue(
  value: unknown,
  unit: Parameters<typeof formatValue>[1] = 'count',
  currency?: string,
): string {
  if (typeof value === 'number')
    return formatValue(value, unit, unit.startsWith('money') ? currency : undefined);
  if (!Array.isArray(value)) return String(value);
  const last = readMonths({ value, toolId: '', at: '', provenance: { kind: 'entered' } }).at(-1)?.month;
  return `${value.length} ${value.length === 1 ? 'row' : 'rows'}${last === undefined ? '' : `, the last ${String(last)}`}`;
}
