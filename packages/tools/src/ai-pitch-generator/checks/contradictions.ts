import { over, times } from '@slipway/core';
import { monthLabel } from '@slipway/finance';
import type { Evidence, Statement } from '@slipway/report';
import type { ClashSide } from '../basis.ts';
import { type Case, named, said } from '../case.ts';
import { priceOf } from '../words/price-line.ts';

export interface Finding {
  readonly label: string;
  readonly statement: Statement;
}

/** A price and what customers really pay may be apart by this factor. */
const priceFactor = 1.5;
/** A sum may last so much shorter or longer than the months it is asked for. */
const [askShort, askLong] = [0.9, 2];
/** Growth said and measured may be apart by this much of what is said. */
const growthShare = 0.5;

const market = 'market-size-estimator';

/** What does not fit together, both sides named. Order is fixed: what an investor finds first. */
export function findClashes(of: Case): readonly Finding[] {
  return [
    askAndBurn,
    priceAndArpa,
    growthSaidAndMeasured,
    revenueAndMonths,
    marketAndShare,
    ofRecord,
    stale,
  ].flatMap((find) => find(of));
}

export const finding = (
  of: Case,
  label: string,
  id: string,
  text: string,
  ...evidence: readonly Evidence[]
): Finding => ({
  label,
  statement: of.say(id, text, ...evidence),
});

function askAndBurn(of: Case): readonly Finding[] {
  const [sum, burn, months] = [of.own('askSum'), of.own('netBurn'), of.own('askMonths')];
  if (of.audience !== 'investor' || sum === null || burn === null || months === null) return [];
  if ([sum, burn, months].some((id) => (of.valueOf(id) ?? 0) <= 0)) return [];
  const label = 'How long the sum lasts at today’s burn';
  const lasts = of.derive({ id: 'ask.lasts', label, unit: 'months', formula: over(sum, burn) });
  const ratio = (of.valueOf(lasts) ?? 0) / (of.valueOf(months) ?? 1);
  if (ratio >= askShort && ratio <= askLong) return [];
  const text = `You raise ${named(sum)} for ${named(months)}; at ${named(burn)} of burn it lasts ${named(lasts)}.`;
  const rises = ratio < askShort ? '' : ' Say what the burn will be.';
  return [finding(of, 'Ask and burn', 'clash.ask', text + rises)];
}

function priceAndArpa(of: Case): readonly Finding[] {
  const price = priceOf(of);
  const arpa = of.metric('arpa', 'arpa');
  if (price === null || price.perMonth === null || arpa === null) return [];
  const monthly = of.derive({
    id: 'price.month',
    label: 'Price a month',
    unit: 'money/month',
    currency: of.currency,
    formula: typeof price.perMonth === 'string' ? times(price.perMonth, 1) : price.perMonth,
  });
  const factor = (of.valueOf(arpa) ?? 0) / (of.valueOf(monthly) ?? 1);
  if (factor <= priceFactor && factor >= 1 / priceFactor) return [];
  const text = `Your price is ${named(monthly)}; a customer pays ${named(arpa)} in your figures.`;
  return [finding(of, 'Price and revenue per customer', 'clash.price', text)];
}

function growthSaidAndMeasured(of: Case): readonly Finding[] {
  const claim = of.basis.growthSaid;
  const trend = of.found('growth-trends', 'growth-month') ?? of.metric('growth', 'growthPerMonth');
  if (claim === null || trend === null) return [];
  const { value, quote } = claim;
  if (Math.abs((of.valueOf(trend) ?? 0) - value) <= growthShare * Math.abs(value)) return [];
  const provenance = { kind: 'measured', field: 'idea', quote } as const;
  const label = 'Growth as you say it';
  const own = of.figure({ id: 'growth.said', label, value, unit: 'share/month', provenance });
  const text = `You say growth is ${named(own)}; the trend is ${named(trend)}.`;
  return [finding(of, 'Growth', 'clash.growth', text, said('idea', quote))];
}

/** The claim of the slide beside the end of its line. */
function revenueAndMonths(of: Case): readonly Finding[] {
  const [mrr, last] = [of.own('mrr'), of.basis.months.at(-1)];
  if (mrr === null || last === undefined) return [];
  const value = of.valueOf(mrr) ?? 0;
  if (Math.abs(value - last.value) <= 0.1 * Math.max(value, last.value)) return [];
  const end = of.figure({
    id: 'months.last',
    label: `Revenue in ${monthLabel(last.month)}`,
    value: last.value,
    unit: 'money/month',
    currency: of.currency,
    provenance: { kind: 'measured', field: 'months' },
  });
  const text = `You say revenue is ${named(mrr)}; the last month you entered has ${named(end)}.`;
  return [finding(of, 'Revenue', 'clash.revenue', text)];
}

/** Nobody wins more than there is, nor most of it, nor less than they sell already. */
function marketAndShare(of: Case): readonly Finding[] {
  const [tam, som] = [of.found(market, 'tam'), of.found(market, 'som')];
  if (tam === null || som === null) return [];
  const [all, won] = [of.valueOf(tam) ?? 0, of.valueOf(som) ?? 0];
  const found: Finding[] = [];
  if (all > 0 && won > all * 0.2) {
    const label = 'Part of the market you would win';
    const share = of.derive({ id: 'som.share', label, unit: 'share', formula: over(som, tam) });
    const text = `You would win ${named(som)} of a market of ${named(tam)}: ${named(share)} of it.`;
    found.push(finding(of, 'Market and share', 'clash.market', text));
  }
  const arr = of.found('financial-metrics', 'arr');
  const text = `You sell ${named(arr)} already; the market you say you can win is ${named(som)}.`;
  if (arr !== null && (of.valueOf(arr) ?? 0) > won)
    found.push(finding(of, 'Sales and market', 'clash.sales', text));
  return found;
}

const labels: Readonly<Record<string, string>> = {
  'currency-in-words': 'Currency',
  'region-in-words': 'Place',
  'evidence-and-customers': 'Customers',
  'stage-and-revenue': 'Stage and revenue',
};

function ofRecord(of: Case): readonly Finding[] {
  return of.basis.clashes.map(({ id, one, other }, at) => {
    const [left, right] = [sideText(of, `${id}.${at}.one`, one), sideText(of, `${id}.${at}.other`, other)];
    const text = `${left}; ${right.charAt(0).toLowerCase()}${right.slice(1)}.`;
    return finding(
      of,
      labels[id] ?? id,
      `clash.${id}.${at}`,
      text,
      said('record', `${one.value} ${other.value}`),
    );
  });
}

function sideText(of: Case, id: string, { label, value, unit = 'count', tool, date }: ClashSide): string {
  if (typeof value === 'string') return `${label}: ${value.replace(/[{}]/gu, '')}`;
  const provenance = { kind: 'measured', field: 'record', from: { tool, date } } as const;
  const money = unit.startsWith('money') && { currency: of.currency };
  return `${label}: ${named(of.figure({ id, label, value, unit, ...money, provenance }))}`;
}

const staleDays = 60;
const aged = [
  ['cash', 'cash'],
  ['netBurn', 'burn'],
  ['mrr', 'revenue'],
] as const;

/** A result whose facts moved since, and numbers of the record that are two months old. */
function stale(of: Case): readonly Finding[] {
  const { found, asOf } = of.basis;
  const results = Object.entries(found).flatMap(([toolId, { tool, changed, date, runId }]) => {
    if (changed.length === 0) return [];
    const from = { tool, date, run: { toolId, id: runId } };
    const value = daysBetween(date, asOf);
    const age = () =>
      of.figure({
        id: `age.${toolId}`,
        label: `Age of ${tool}`,
        value,
        unit: 'days',
        provenance: { kind: 'measured', field: 'date', from },
      });
    const text = `${tool} ran ${value < 1 ? 'today' : `${named(age())} ago`}; ${changed.join(', ')} changed since. Run it again before you show the slide.`;
    return [finding(of, `Stale: ${tool}`, `stale.${toolId}`, text)];
  });
  const old = aged.flatMap(([name, word]) => {
    const taken = of.number(name);
    const value = taken === null ? 0 : daysBetween(taken.date, asOf);
    if (taken === null || value <= staleDays) return [];
    const figure = of.own(name);
    const { provenance } = taken;
    const label = 'Days since it was entered';
    const days = of.figure({ id: `age.${name}`, label, value, unit: 'days', provenance });
    const text = `${named(figure)} was entered ${named(days)} ago. Enter today’s before you say it.`;
    return [finding(of, `Stale: ${word}`, `stale.${name}`, text)];
  });
  return [...results, ...old];
}

function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}
