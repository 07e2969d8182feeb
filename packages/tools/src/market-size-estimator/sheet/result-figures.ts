import type { FigureRange } from '@slipway/core';
import type { MarketBasis } from '../basis.ts';
import { type Draws, drawCount } from '../model/draw.ts';
import type { Estimate, Inputs } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import { addEnds, addFactor } from './factor-figures.ts';
import type { Writer } from './writer.ts';

/** Every input the sheet shows and lets be edited, in the order of the sum. */
export function listFactors(known: Inputs, penetration: Factor | null): readonly Factor[] {
  const { buyers, problemShare, fitShare, reachShare, earning, selling, checks } = known;
  return [
    buyers.factor,
    problemShare,
    fitShare,
    reachShare,
    earning.price,
    ...(earning.times === null ? [] : [earning.times]),
    ...(earning.priceIndex === null ? [] : [earning.priceIndex]),
    ...(penetration === null ? [] : [penetration]),
    selling.reps,
    selling.dealsPerRep,
    selling.ramp,
    selling.visitorsPerMonth,
    selling.visitorToPaid,
    selling.acquisitionBudget,
    selling.cac,
    selling.churnPerMonth,
    checks.topDownFigure,
    checks.topDownShare,
    checks.valuePerMonth,
    checks.captureShare,
  ];
}

export function addInputs(
  writer: Writer,
  known: Inputs,
  basis: MarketBasis,
  penetration: Factor | null,
): void {
  for (const factor of listFactors(known, penetration)) addFactor(writer, factor, known, basis);
  addEnds(writer, known.problemShare);
  writer.figure({
    id: 'horizonYears',
    label: 'Years you plan for',
    value: known.selling.horizonYears,
    unit: 'years',
    provenance: known.selling.horizonIsOwn
      ? { kind: 'measured', field: 'horizonYears' }
      : {
          kind: 'assumed',
          why: 'Five years, as far as the share table goes.',
          assumption: 'horizonYears',
        },
  });
  if (known.money.blocked !== null || known.money.currency !== 'USD')
    writer.figure({
      id: 'usdRate',
      label: `${known.money.blocked ?? known.money.currency} for one US dollar`,
      value: known.money.blocked === null ? known.money.perDollar : null,
      unit: 'ratio',
      ...(known.money.blocked !== null && { status: 'missing', reason: 'Not told yet' }),
      provenance: {
        kind: 'assumed',
        why: 'No rate is taken from anywhere: you give it.',
        assumption: 'usdRate',
      },
    });
}

/** The draws' range, widened where the product of the base figures lies outside: a skewed sum can do that. */
function drawnRange({ p10, p90 }: Draws, value: number): FigureRange {
  const isInside = value >= p10 && value <= p90;
  return {
    low: Math.min(p10, value),
    high: Math.max(p90, value),
    means: isInside ? 'eight of ten draws' : 'eight of ten draws, and the figures multiplied out',
  };
}

/** TAM, SAM, SOM and what belongs to them. */
export function addResults(writer: Writer, of: Estimate): void {
  const { sizes, drawn, who, earning, selling } = of;
  const priceInputs = [earning.price.id, ...(earning.times === null ? [] : [earning.times.id])];
  writer.derived({
    id: 'annualPrice',
    label: 'Revenue per buyer and year',
    value: of.perBuyer,
    unit: 'money/year',
    formula:
      earning.kind === 'monthly'
        ? 'price per month × 12'
        : earning.kind === 'ads'
          ? 'advertising revenue per user and year'
          : earning.kind === 'volume'
            ? 'sales per year × your share of each sale'
            : 'price per purchase × purchases per year',
    inputs: priceInputs,
  });
  writer.derived({
    id: 'tamBuyers',
    label: 'Buyers with the problem',
    value: of.tamBuyers,
    unit: 'count',
    noun: who,
    formula: 'buyers × share with the problem',
    inputs: ['buyers', 'problemShare'],
  });
  writer.derived({
    id: 'samBuyers',
    label: 'Buyers that fit and can be reached',
    value: of.samBuyers,
    unit: 'count',
    noun: who,
    formula: 'buyers with the problem × share that fits × share you can reach',
    inputs: ['tamBuyers', 'fitShare', 'reachShare'],
  });
  writer.derived({
    id: 'tam',
    label: 'TAM',
    value: sizes.tam,
    unit: 'money/year',
    range: drawnRange(drawn.tam, sizes.tam),
    formula: 'buyers with the problem × revenue per buyer and year',
    inputs: ['tamBuyers', 'annualPrice'],
  });
  writer.derived({
    id: 'sam',
    label: 'SAM',
    value: sizes.sam,
    unit: 'money/year',
    range: drawnRange(drawn.sam, sizes.sam),
    formula: 'buyers that fit and can be reached × revenue per buyer and year',
    inputs: ['samBuyers', 'annualPrice'],
  });
  writer.derived({
    id: 'samAtBest',
    label: 'SAM with every input at its high end',
    value: of.samAtBest,
    unit: 'money/year',
    formula: 'SAM with the high ends of all its inputs',
    inputs: ['sam'],
  });
  const bounds = addBounds(writer, of);
  writer.derived({
    id: 'som',
    label: `SOM, year ${selling.horizonYears}`,
    value: sizes.som,
    unit: 'money/year',
    range: drawnRange(drawn.som, sizes.som),
    formula: 'the smallest of share, capacity and budget',
    inputs: ['sam', ...bounds],
  });
  writer.derived({
    id: 'customers',
    label: `Customers, year ${selling.horizonYears}`,
    value: of.customers,
    unit: 'count',
    noun: who,
    formula: 'SOM ÷ revenue per buyer and year, whole ones',
    inputs: ['som', 'annualPrice'],
  });
  writer.derived({
    id: 'newPerMonth',
    label: 'New customers per month, net',
    value: of.customers / (selling.horizonYears * 12),
    unit: 'count/month',
    noun: who,
    formula: 'customers ÷ months',
    inputs: ['customers', 'horizonYears'],
  });
  writer.derived({
    id: 'somOfSam',
    label: 'SOM as a share of SAM',
    value: sizes.sam > 0 ? sizes.som / sizes.sam : 0,
    unit: 'share',
    formula: 'SOM ÷ SAM',
    inputs: ['som', 'sam'],
  });
  addPercentiles(writer, of);
}

function addBounds(writer: Writer, { sizes, selling }: Estimate): string[] {
  const ids = ['shareBound'];
  writer.derived({
    id: 'shareBound',
    label: 'Bound by share',
    value: sizes.share,
    unit: 'money/year',
    formula: 'SAM × share you win',
    inputs: ['sam', 'penetrationShare'],
  });
  const sells = selling.reps.span === null ? [] : ['reps', 'dealsPerRep', 'rampMonths'];
  const serves = selling.visitorsPerMonth.span === null ? [] : ['visitorsPerMonth', 'visitorToPaid'];
  if (sizes.capacity !== null) {
    ids.push('capacityBound');
    writer.derived({
      id: 'capacityBound',
      label: 'Bound by sales capacity',
      value: sizes.capacity,
      unit: 'money/year',
      formula: 'customers won each month, less those lost, by the last month × revenue per buyer and year',
      inputs: [...sells, ...serves, 'churnPerMonth', 'horizonYears', 'annualPrice'],
    });
  }
  if (sizes.budget !== null) {
    ids.push('budgetBound');
    writer.derived({
      id: 'budgetBound',
      label: 'Bound by budget',
      value: sizes.budget,
      unit: 'money/year',
      formula:
        'budget ÷ cost to win one customer, less those lost, by the last month × revenue per buyer and year',
      inputs: ['acquisitionBudget', 'cac', 'churnPerMonth', 'horizonYears', 'annualPrice'],
    });
  }
  return ids;
}

function addPercentiles(writer: Writer, { drawn }: Estimate): void {
  writer.figure({
    id: 'draws',
    label: 'Draws',
    value: drawCount,
    unit: 'count',
    noun: 'draws',
    provenance: { kind: 'assumed', why: 'Enough for steady percentiles.' },
  });
  for (const [name, draws] of Object.entries({ tam: drawn.tam, sam: drawn.sam, som: drawn.som }))
    for (const [end, value] of [
      ['P10', draws.p10],
      ['P50', draws.p50],
      ['P90', draws.p90],
    ] as const)
      writer.derived({
        id: `${name}${end}`,
        label: `${name.toUpperCase()} ${end}`,
        value,
        unit: 'money/year',
        formula: `${end === 'P10' ? 'a tenth' : end === 'P50' ? 'half' : 'nine tenths'} of the draws lie below`,
        inputs: [name, 'draws'],
      });
}
