import { isMoney, type Unit } from '@slipway/core';
import type { AssumptionRow, AssumptionsBlock, Block, TableBlock } from '@slipway/report';
import { type Drawn, draw, drawCount } from '../model/draw.ts';
import { type Factor, limitsOf } from '../model/factor.ts';
import type { Market } from '../model/market.ts';
import { type SlotName, swings } from '../model/size.ts';
import { round } from '../model/span.ts';
import { addBuyers, addFactor, addYardstick, type SizeFigures } from './figures.ts';
import { countOptions, noCount } from './question.ts';
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
        formula: 'a tenth, a half and nine tenths of the draws lie below',
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

function tornado(
  { market: { plan, currency, line }, writer }: Sheet,
  of: 'tam' | 'som',
  outcome: string,
): readonly Block[] {
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

/** Inputs that can be changed in the sheet, each of which moves something. */
export function listAssumed({ plan, line, earning, methods, counts, factors }: Market): readonly Factor[] {
  if (line === null) return [];
  const sized =
    plan === null
      ? []
      : [
          factors.fitShare,
          factors.reachShare,
          factors.adoption,
          ...(plan.hasCapacity ? [factors.sellers] : []),
          factors.dealsPerSeller,
          ...(plan.hasCapacity && !plan.isSoldOnce ? [factors.churnPerMonth] : []),
        ];
  const others =
    methods === null
      ? []
      : [
          methods.valuePerMonth,
          ...(methods.value === null ? [] : [methods.captureShare]),
          ...(methods.topDown === null ? [] : [methods.marketFigure, methods.marketShare]),
        ];
  const isPaced = line.kind === 'units' && line.yearly?.isRecurring === true && line.ours === null;
  return [
    ...(counts.used === null ? [] : (earning?.amounts ?? [])),
    ...sized,
    ...(isPaced || plan?.hasCapacity === true ? [factors.years] : []),
    ...others,
  ];
}

/** Ids of all rows, known before any figure points to one. */
export function assumptionIds(market: Market): ReadonlySet<string> {
  return new Set([
    ...listAssumed(market).map(({ id }) => id),
    ...(market.sizes === null ? [] : ['yardstick']),
  ]);
}

export function assumptions(sheet: Sheet): AssumptionsBlock | null {
  const { market, input, writer } = sheet;
  const { line, counts, yardstick } = market;
  const edits = input.assumptions ?? {};
  const why = (id: string, text: string) => writer.say(`why:${id}`, text);
  const rows: AssumptionRow[] = [];
  if (line !== null && line.ours === null && line.price !== null && line.kind !== 'views') {
    const isShare = line.price.currency === '%';
    rows.push({
      id: isShare ? 'takeRate' : 'price',
      label: isShare ? 'Your share of each sale' : 'Your price',
      figure: isShare ? 'own-share' : 'own-price',
      control: isShare
        ? { type: 'number', min: 0.001, max: 1, step: 0.005 }
        : { type: 'number', min: 0.01, max: 100_000_000, step: 1 },
      isOwn: true,
      why: why('price', 'What you said.'),
    });
  }
  const buyers = addBuyers(sheet);
  if (buyers !== null)
    rows.push({
      id: 'buyers',
      label: 'How many there are',
      figure: buyers,
      control: { type: 'number', min: 1, max: 10_000_000_000, step: 1 },
      isOwn: counts.used?.published === null,
      why: why(
        'buyers',
        counts.used?.published === null
          ? 'Your own count.'
          : 'Published; type your own if you have a better one.',
      ),
    });
  if (counts.candidates.length > 0 && counts.used?.published !== null)
    rows.push({
      id: 'count',
      label: 'Which count',
      chosen: counts.used?.published.id ?? noCount.value,
      control: { type: 'choice', options: countOptions(sheet) },
      isOwn: edits.count !== undefined || input.count !== undefined,
      why: why('count', 'Choose the one that counts your customers.'),
    });
  for (const factor of listAssumed(market)) {
    const { min, max, unit } = limitsOf(factor.id);
    rows.push({
      id: factor.id,
      label: factor.label,
      figure: addFactor(sheet, factor),
      control: { type: 'number', min, max, step: unit.startsWith('share') ? 0.01 : 1 },
      isOwn: factor.origin.kind === 'own',
      why: why(
        factor.id,
        factor.origin.kind === 'default'
          ? factor.origin.why
          : factor.origin.kind === 'own'
            ? 'What you said.'
            : 'By our notes; yours to set.',
      ),
    });
  }
  if (market.sizes !== null)
    rows.push({
      id: 'yardstick',
      label: 'What you want it to be',
      chosen: yardstick.name,
      control: {
        type: 'choice',
        options: [
          { value: 'venture', label: 'A venture' },
          { value: 'small-firm', label: 'A small firm' },
          { value: 'side-income', label: 'A side income' },
          { value: 'public-good', label: 'A public good' },
        ],
      },
      isOwn: yardstick.isOwn,
      why: why('yardstick', 'It sets how much the whole market must at least pay.'),
    });
  return rows.length === 0
    ? null
    : { id: 'assumptions', kind: 'assumptions', title: 'Yours to set', folded: true, rows };
}

/** Every number that went in, and what bounds the result. */
export function working(sheet: Sheet, sizes: SizeFigures | null): TableBlock | null {
  const { market, writer } = sheet;
  const { line, earning, plan } = market;
  if (sizes === null || plan === null) return null;
  const price =
    line?.ours != null ? 'usual-price' : line?.price?.currency === '%' ? 'own-share' : 'own-price';
  const bound = (
    id: string,
    label: string,
    value: number | null,
    formula: string,
    inputs: readonly string[],
  ) =>
    value === null
      ? []
      : [
          {
            label,
            figure: writer.figure({
              id,
              label,
              value: round(value),
              unit: 'money/year',
              currency: market.currency,
              provenance: { kind: 'derived', formula, inputs },
            }),
          },
        ];
  const serve = sizes.sam ?? sizes.tam;
  const goal = addYardstick(sheet);
  const rows = [
    { label: 'How many there are', figure: 'buyers' },
    { label: 'Price', figure: price },
    ...(earning?.amounts ?? []).map((one) => ({ label: one.label, figure: addFactor(sheet, one) })),
    { label: 'One customer a year', figure: sizes.each },
    { label: 'TAM', figure: sizes.tam },
    ...(sizes.sam === null
      ? []
      : [
          { label: 'Share that fits', figure: 'fitShare' },
          { label: 'Share you can reach', figure: 'reachShare' },
          { label: 'SAM', figure: sizes.sam },
        ]),
    ...bound(
      'byAdoption',
      'At the share you expect',
      market.sizes?.adoption ?? null,
      'those you can serve × share you expect',
      [serve, ...(plan.hasAdoption ? ['adoption'] : [])],
    ),
    ...bound(
      'byCapacity',
      'At what your people can sign',
      market.sizes?.capacity ?? null,
      'customers signed and kept × one customer a year',
      [sizes.each, ...(plan.hasCapacity ? ['sellers', 'dealsPerSeller'] : [])],
    ),
    ...(sizes.som === null ? [] : [{ label: 'SOM', figure: sizes.som }]),
    ...(goal === null ? [] : [{ label: 'What you want in a year', figure: goal }]),
  ];
  return {
    id: 'working',
    kind: 'table',
    title: 'All working',
    folded: true,
    columns: [{ label: 'Number' }, { label: 'Value', numeric: true }],
    rows: rows.map(({ label, figure }) => ({ cells: [{ label }, { figure }] })),
    ...(market.cycleMonths > 0
      ? {
          intro: writer.say(
            'cycle-note',
            `Nobody signs in the first {{f:${cycleFigure(sheet)}}}: a sale takes that long.`,
          ),
        }
      : {}),
  };
}

function cycleFigure({ market, writer }: Sheet): string {
  return writer.figure({
    id: 'cycleMonths',
    label: 'Length of a sale',
    value: market.cycleMonths,
    unit: 'months',
    provenance: { kind: 'assumed', why: 'The middle of what our notes say for this kind of business.' },
  });
}
