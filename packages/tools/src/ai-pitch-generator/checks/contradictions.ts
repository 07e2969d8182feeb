import { over, times } from '@slipway/core';
import type { Statement } from '@slipway/report';
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

/** What does not fit together, both sides named. Order is fixed: what an investor finds first. */
export function findClashes(of: Case): readonly Finding[] {
  return [
    ...askAndBurn(of),
    ...priceAndArpa(of),
    ...growthSaidAndMeasured(of),
    ...revenueAndMonths(of),
    ...marketAndShare(of),
    ...ofRecord(of),
    ...staleFigures(of),
  ];
}

function askAndBurn(of: Case): readonly Finding[] {
  const [sum, burn, months] = [of.own('askSum'), of.own('netBurn'), of.own('askMonths')];
  const values = [sum, burn, months].map((id) => (id === null ? 0 : (of.valueOf(id) ?? 0)));
  if (of.audience !== 'investor' || sum === null || burn === null || months === null) return [];
  if (values.some((value) => value <= 0)) return [];
  const lasts = of.derive({
    id: 'ask.lasts',
    label: 'How long the sum lasts at today’s burn',
    unit: 'months',
    formula: over(sum, burn),
  });
  const ratio = (of.valueOf(lasts) ?? 0) / (values[2] ?? 1);
  if (ratio >= askShort && ratio <= askLong) return [];
  const text =
    ratio < askShort
      ? `You raise ${named(sum)} for ${named(months)}; at ${named(burn)} of burn it lasts ${named(lasts)}.`
      : `You raise ${named(sum)} for ${named(months)}; at ${named(burn)} of burn it lasts ${named(lasts)}. Say what the burn will be.`;
  return [{ label: 'Ask and burn', statement: of.say('clash.ask', text) }];
}

function priceAndArpa(of: Case): readonly Finding[] {
  const price = priceOf(of);
  const arpa = of.found('financial-metrics', 'arpa') ?? of.own('arpa');
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
  return [{ label: 'Price and revenue per customer', statement: of.say('clash.price', text) }];
}

function growthSaidAndMeasured(of: Case): readonly Finding[] {
  const claim = of.basis.growthSaid;
  const trend =
    of.found('growth-trends', 'growth-month') ??
    of.found('financial-metrics', 'growth') ??
    of.own('growthPerMonth');
  if (claim === null || trend === null) return [];
  if (Math.abs((of.valueOf(trend) ?? 0) - claim.value) <= growthShare * Math.abs(claim.value)) return [];
  const own = of.figure({
    id: 'growth.said',
    label: 'Growth as you say it',
    value: claim.value,
    unit: 'share/month',
    provenance: { kind: 'measured', field: 'idea', quote: claim.quote },
  });
  const text = `You say growth is ${named(own)}; the trend is ${named(trend)}.`;
  return [{ label: 'Growth', statement: of.say('clash.growth', text, said('idea', claim.quote)) }];
}

/** The claim of the slide beside the end of its line. */
function revenueAndMonths(of: Case): readonly Finding[] {
  const [mrr, last] = [of.own('mrr'), of.basis.months.at(-1)];
  if (mrr === null || last === undefined) return [];
  const value = of.valueOf(mrr) ?? 0;
  if (Math.abs(value - last.value) <= 0.1 * Math.max(value, last.value)) return [];
  const end = of.figure({
    id: 'months.last',
    label: `Revenue in ${last.month}`,
    value: last.value,
    unit: 'money/month',
    currency: of.currency,
    provenance: { kind: 'measured', field: 'months' },
  });
  const text = `You say revenue is ${named(mrr)}; the last month you entered has ${named(end)}.`;
  return [{ label: 'Revenue', statement: of.say('clash.revenue', text) }];
}

/** Nobody wins more than there is, nor most of it, nor less than they sell already. */
function marketAndShare(of: Case): readonly Finding[] {
  const [tam, som] = [of.found('market-size-estimator', 'tam'), of.found('market-size-estimator', 'som')];
  if (tam === null || som === null) return [];
  const [all, won] = [of.valueOf(tam) ?? 0, of.valueOf(som) ?? 0];
  const found: Finding[] = [];
  if (all > 0 && won > all * 0.2) {
    const share = of.derive({
      id: 'som.share',
      label: 'Part of the market you would win',
      unit: 'share',
      formula: over(som, tam),
    });
    const text = `You would win ${named(som)} of a market of ${named(tam)}: ${named(share)} of it.`;
    found.push({ label: 'Market and share', statement: of.say('clash.market', text) });
  }
  const arr = of.found('financial-metrics', 'arr');
  if (arr !== null && (of.valueOf(arr) ?? 0) > won) {
    const text = `You sell ${named(arr)} already; the market you say you can win is ${named(som)}.`;
    found.push({ label: 'Sales and market', statement: of.say('clash.sales', text) });
  }
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
    return {
      label: labels[id] ?? id,
      statement: of.say(
        `clash.${id}.${at}`,
        `${left}; ${right.charAt(0).toLowerCase()}${right.slice(1)}.`,
        said('record', `${one.value} ${other.value}`),
      ),
    };
  });
}

function sideText(of: Case, id: string, { label, value, unit, tool, date }: ClashSide): string {
  if (typeof value === 'string') return `${label}: ${value.replace(/[{}]/gu, '')}`;
  const figure = of.figure({
    id,
    label,
    value,
    unit: unit ?? 'count',
    ...(unit?.startsWith('money') && { currency: of.currency }),
    provenance: { kind: 'measured', field: 'record', from: { tool, date } },
  });
  return `${label}: {{f:${figure}}}`;
}

const staleDays = 60;

/** A result whose facts moved since, and numbers of the record that are two months old. */
function staleFigures(of: Case): readonly Finding[] {
  const results = Object.entries(of.basis.found).flatMap(([toolId, { tool, changed, date }]) => {
    if (changed.length === 0) return [];
    const days = of.figure({
      id: `age.${toolId}`,
      label: `Age of ${tool}`,
      value: daysBetween(date, of.basis.asOf),
      unit: 'days',
      provenance: {
        kind: 'measured',
        field: 'date',
        from: { tool, date, run: { toolId, id: of.basis.found[toolId]?.runId ?? '' } },
      },
    });
    const text = `${tool} ran ${named(days)} ago; ${changed.join(', ')} changed since. Run it again before you show the slide.`;
    return [{ label: `Stale: ${tool}`, statement: of.say(`stale.${toolId}`, text) }];
  });
  const old = (['cash', 'netBurn', 'mrr'] as const).flatMap((name) => {
    const taken = of.number(name);
    if (taken === null || daysBetween(taken.date, of.basis.asOf) <= staleDays) return [];
    const figure = of.own(name);
    const days = of.figure({
      id: `age.${name}`,
      label: 'Days since it was entered',
      value: daysBetween(taken.date, of.basis.asOf),
      unit: 'days',
      provenance: taken.provenance,
    });
    return [
      {
        label: `Stale: ${name === 'mrr' ? 'revenue' : name === 'cash' ? 'cash' : 'burn'}`,
        statement: of.say(
          `stale.${name}`,
          `${named(figure)} was entered ${named(days)} ago. Enter today’s before you say it.`,
        ),
      },
    ];
  });
  return [...results, ...old];
}

function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}
