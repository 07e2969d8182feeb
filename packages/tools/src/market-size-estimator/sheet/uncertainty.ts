import { isMoney, type Unit } from '@slipway/core';
import type { Block } from '@slipway/report';
import { type Drawn, draw, drawCount } from '../model/draw.ts';
import type { Market } from '../model/market.ts';
import { type SlotName, swings } from '../model/size.ts';
import { round } from '../model/span.ts';
import type { SizeFigures } from './figures.ts';
import { priceFigure } from './formulas.ts';
import type { Sheet } from './sheet.ts';

const slotLabels: Readonly<Record<SlotName, string>> = {
  buyers: 'How many there are',
  fitShare: 'Share that fits',
  reachShare: 'Share you can reach',
  price: 'Price',
  amount: 'What one customer buys',
  adoption: 'Share you win',
  sellers: 'People who sell',
  dealsPerSeller: 'Customers each signs',
  churnPerMonth: 'Customers lost a month',
};

/** Ten thousand readings of what is not sure, and which input moves it most. */
export function uncertainty(sheet: Sheet, sizes: SizeFigures | null): readonly Block[] {
  const { market, writer } = sheet;
  const { plan, seed, currency } = market;
  if (sizes === null || plan === null) return [];
  const of = sizes.som === null ? 'tam' : 'som';
  const outcome = sizes.som ?? sizes.tam;
  const drawn = draw(plan, of, seed);
  const mark = (id: 'p10' | 'p50' | 'p90', label: string) => ({
    label,
    figure: writer.figure({
      id,
      label,
      value: round(drawn[id]),
      unit: 'money/year',
      currency,
      provenance: {
        kind: 'derived',
        formula: 'what a tenth, a half and nine tenths of the draws stay under',
        inputs: [outcome],
      },
    }),
  });
  const marks = [mark('p10', 'Low'), mark('p50', 'Middle'), mark('p90', 'High')];
  return [distribution(sheet, drawn, marks, outcome), ...tornado(sheet, of, outcome)];
}

function distribution(
  { market: { currency, seed } }: Sheet,
  { bins }: Drawn,
  marks: readonly { readonly label: string; readonly figure: string }[],
  outcome: string,
): Block {
  return {
    id: 'distribution',
    kind: 'distribution',
    title: 'How sure it is',
    folded: true,
    unit: 'money/year',
    currency,
    draws: drawCount,
    seed,
    bins,
    marks,
    provenance: { kind: 'derived', formula: 'each input drawn within its range', inputs: [outcome] },
  };
}

function tornado({ market, writer }: Sheet, of: 'tam' | 'som', outcome: string): readonly Block[] {
  const { plan, currency, line } = market;
  if (plan === null) return [];
  const figure = (id: string, label: string, value: number, unit: Unit): string =>
    writer.figure({
      id,
      label,
      value: round(value),
      unit,
      ...(isMoney(unit) ? { currency } : {}),
      provenance: {
        kind: 'derived',
        formula: 'the outcome with this input alone at its end',
        inputs: [outcome],
      },
    });
  const rows = swings(plan, of).map(({ name, atLow, atHigh }) => ({
    label: slotLabels[name],
    low: figure(`${name}:at-low`, `${slotLabels[name]}, low`, atLow, 'money/year'),
    high: figure(`${name}:at-high`, `${slotLabels[name]}, high`, atHigh, 'money/year'),
    from: figure(`${name}:from`, `${slotLabels[name]}, from`, plan.spans[name].low, unitOf(name, line)),
    to: figure(`${name}:to`, `${slotLabels[name]}, to`, plan.spans[name].high, unitOf(name, line)),
    input: name === 'price' ? priceFigure(market) : name,
    ...(name === 'amount' ? {} : { field: name }),
  }));
  return rows.length === 0
    ? []
    : [{ id: 'tornado', kind: 'tornado', title: 'What moves it most', folded: true, outcome, rows }];
}

function unitOf(name: SlotName, line: Market['line']): Unit {
  if (name === 'churnPerMonth') return 'share/month';
  if (name === 'dealsPerSeller') return 'count/month';
  const isShareOfSales = line?.price?.currency === '%';
  if (name === 'price') return isShareOfSales ? 'share' : 'money/year';
  if (name === 'amount') return isShareOfSales ? 'money/year' : 'count';
  return name === 'buyers' || name === 'sellers' ? 'count' : 'share';
}
