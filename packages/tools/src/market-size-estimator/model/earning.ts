import type { AcvSegment } from '@slipway/facts';
import type { BusinessModel } from '../../reading/reading.ts';
import type { MarketBasis, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { controls } from './controls.ts';
import type { Money } from './currency.ts';
import { around, aroundShare, exactly, type Factor, findOwn, type Known, scaled, spread } from './factor.ts';

/** How one buyer's year becomes money: a price, and how often it is paid. */
export interface Earning {
  readonly model: BusinessModel;
  readonly kind: 'monthly' | 'purchase' | 'volume' | 'ads';
  readonly price: Factor;
  /** Null when the times are a plain fact: twelve months, one year. */
  readonly times: Factor | null;
  readonly timesSpan: Span;
  /** With a price carried over from the United States: the level that was applied. */
  readonly priceIndex: Factor | null;
  readonly segment: AcvSegment | null;
}

const throughput = new Set<BusinessModel>(['marketplace', 'transaction-fee']);
const objects = new Set<BusinessModel>(['product-sale', 'hardware']);

export function earningOf(input: MarketInput, basis: MarketBasis, money: Money): Earning {
  const edited = input.assumptions ?? {};
  const model =
    modelOf(edited.businessModel) ?? input.businessModel ?? basis.businessModel?.value ?? 'subscription';
  const segmentId = typeof edited.segment === 'string' ? edited.segment : basis.segment;
  const segment = basis.segments.find(({ id }) => id === segmentId) ?? null;
  const own = (name: 'pricePerMonth' | 'pricePerPurchase' | 'volumePerYear' | 'adRevenuePerUser') =>
    findOwn(input, name, controls[name]);
  const common = { model, segment, priceIndex: null };
  const volume = own('volumePerYear');
  if (volume !== null && (throughput.has(model) || own('pricePerMonth') === null)) {
    const take = findOwn(input, 'takeRate', controls.takeRate);
    const times: Factor = {
      id: 'takeRate',
      label: 'Your share of each sale',
      unit: 'share',
      span: take === null ? { low: 0.1, base: 0.15, high: 0.2 } : around(take.value, 0.15, 0.15, 1),
      origin: take?.origin ?? { kind: 'default' },
    };
    const price: Factor = {
      id: 'volumePerYear',
      label: 'Sales per buyer and year',
      unit: 'money/year',
      span: around(volume.value, 0.3, 0.3),
      origin: volume.origin,
    };
    return { ...common, kind: 'volume', price, times, timesSpan: times.span ?? exactly(0) };
  }
  const purchase = purchasePrice(input, basis, model);
  if (purchase !== null && own('pricePerMonth') === null) {
    const times = purchasesOf(input, basis, model);
    const price: Factor = {
      id: 'pricePerPurchase',
      label: 'Price per purchase',
      unit: 'money',
      ...purchase,
    };
    return { ...common, kind: 'purchase', price, times, timesSpan: times.span ?? exactly(1) };
  }
  if (model === 'ads' && own('pricePerMonth') === null) {
    const known = adsPrice(input, basis, money);
    const price: Factor = {
      id: 'adRevenuePerUser',
      label: 'Advertising revenue per user and year',
      unit: 'money/year',
      span: known?.span ?? null,
      origin: known?.origin ?? { kind: 'missing' },
    };
    return { ...common, kind: 'ads', price, times: null, timesSpan: exactly(1) };
  }
  return { ...common, ...monthly(input, basis, money, segment, model), timesSpan: exactly(12) };
}

function modelOf(value: unknown): BusinessModel | null {
  const all: readonly BusinessModel[] = [
    'subscription',
    'transaction-fee',
    'marketplace',
    'usage',
    'ads',
    'product-sale',
    'services',
    'licence',
    'hardware',
    'freemium',
  ];
  return all.find((model) => model === value) ?? null;
}

function monthly(
  input: MarketInput,
  basis: MarketBasis,
  money: Money,
  segment: AcvSegment | null,
  model: BusinessModel,
): Pick<Earning, 'kind' | 'price' | 'times' | 'priceIndex'> {
  const label =
    throughput.has(model) || objects.has(model) ? 'Revenue per buyer and month' : 'Price per buyer and month';
  const shape = { id: 'pricePerMonth', label, unit: 'money/month' } as const;
  const done = (known: Known, priceIndex: Factor | null = null) =>
    ({ kind: 'monthly', price: { ...shape, ...known }, times: null, priceIndex }) as const;
  const own = findOwn(input, 'pricePerMonth', controls.pricePerMonth);
  if (own !== null) return done({ span: around(own.value, 0.15, 0.1), origin: own.origin });
  const said = basis.price;
  if (said !== null && (said.per === 'month' || said.per === 'year') && said.currency === money.currency) {
    const perMonth = said.per === 'month' ? said.amount : said.amount / 12;
    return done({
      span: around(perMonth, 0.15, 0.1),
      origin: { kind: 'told', field: 'idea', quote: said.quote },
    });
  }
  const level = levelOf(basis, segment);
  if (level === null || money.perDollar === null)
    return {
      kind: 'monthly',
      price: { ...shape, span: null, origin: { kind: 'missing' } },
      times: null,
      priceIndex: null,
    };
  const index = indexOf(input, basis);
  const span: Span = {
    low: level.span.low * (index?.span?.low ?? 1),
    base: level.span.base * (index?.span?.base ?? 1),
    high: level.span.high * (index?.span?.high ?? 1),
  };
  return done({ span: scaled(span, money.perDollar / 12), origin: level.origin }, index);
}

/** A year's price in dollars: of the field where it agrees with the size of buyer, else of the size of buyer. */
function levelOf(basis: MarketBasis, segment: AcvSegment | null): Known | null {
  const field = basis.vertical?.acvUsd ?? null;
  const size = segment?.acvUsd ?? null;
  if (field !== null && size !== null) {
    const [low, high] = [Math.max(field[0], size[0]), Math.min(field[1], size[1])];
    if (low < high)
      return {
        span: spread(low, high),
        origin: { kind: 'level', of: 'field', label: `${basis.vertical?.name} and ${segment?.label}` },
      };
  }
  if (size !== null && segment !== null)
    return { span: spread(...size), origin: { kind: 'level', of: 'segment', label: segment.label } };
  if (field !== null)
    return {
      span: spread(Math.max(field[0], 1), field[1]),
      origin: { kind: 'level', of: 'field', label: basis.vertical?.name ?? '' },
    };
  const small = basis.segments.find(({ id }) => id === 'very-small');
  return small === undefined
    ? null
    : { span: spread(...small.acvUsd), origin: { kind: 'level', of: 'segment', label: small.label } };
}

/** Price level against the United States, where these price levels come from (market reference, section 10). */
function indexOf(input: MarketInput, { place }: MarketBasis): Factor | null {
  const own = findOwn(input, 'priceIndex', controls.priceIndex);
  const [low, high] = place.priceIndex;
  if (own === null && low === 1 && high === 1) return null;
  return {
    id: 'priceIndex',
    label: `Price level in ${place.inName}, of the American one`,
    unit: 'share',
    span: own === null ? { low, base: (low + high) / 2, high } : exactly(own.value),
    origin: own?.origin ?? { kind: 'default' },
  };
}

function purchasePrice(input: MarketInput, basis: MarketBasis, model: BusinessModel): Known | null {
  const own = findOwn(input, 'pricePerPurchase', controls.pricePerPurchase);
  if (own !== null) return { span: around(own.value, 0.15, 0.1), origin: own.origin };
  const said = basis.price;
  const isOnce = said !== null && (said.per === 'once' || (said.per === 'use' && !throughput.has(model)));
  if (!isOnce || (input.currency !== undefined && input.currency !== said.currency)) return null;
  return { span: around(said.amount, 0.15, 0.1), origin: { kind: 'told', field: 'idea', quote: said.quote } };
}

function purchasesOf(input: MarketInput, basis: MarketBasis, model: BusinessModel): Factor {
  const shape = {
    id: 'purchasesPerYear',
    label: 'Purchases per buyer and year',
    unit: 'count/year',
    noun: 'purchases',
  } as const;
  const own = findOwn(input, 'purchasesPerYear', controls.purchasesPerYear);
  if (own !== null) return { ...shape, span: around(own.value, 0.2, 0.2), origin: own.origin };
  const years = input.lifetimeYears;
  if (years !== undefined)
    return {
      ...shape,
      span: around(1 / years, 0.25, 0.35),
      origin: { kind: 'told', field: 'lifetimeYears' },
    };
  const isUse = basis.price?.per === 'use' && input.pricePerPurchase === undefined;
  const span: Span =
    model === 'hardware'
      ? { low: 0.15, base: 0.25, high: 0.5 }
      : isUse
        ? { low: 4, base: 12, high: 52 }
        : { low: 0.5, base: 1, high: 4 };
  return { ...shape, span, origin: { kind: 'default' } };
}

/** One product's part of what is spent on advertising per internet user: from a half to two per cent of it. */
function adsPrice(input: MarketInput, basis: MarketBasis, money: Money): Known | null {
  const own = findOwn(input, 'adRevenuePerUser', controls.adRevenuePerUser);
  if (own !== null) return { span: around(own.value, 0.3, 0.3), origin: own.origin };
  const all = basis.adSpendPerUserUsd;
  if (all === null || money.perDollar === null) return null;
  const [low, high] = basis.place.priceIndex;
  const whole = all.value * money.perDollar;
  return {
    span: { low: whole * 0.005 * low, base: (whole * 0.01 * (low + high)) / 2, high: whole * 0.02 * high },
    origin: { kind: 'usual', source: all.source },
  };
}

export function shareFactor(
  input: MarketInput,
  id: 'problemShare' | 'fitShare' | 'reachShare',
  label: string,
  usual: Span,
): Factor {
  const own = findOwn(input, id, controls[id]);
  return own === null
    ? { id, label, unit: 'share', span: usual, origin: { kind: 'default' } }
    : { id, label, unit: 'share', span: aroundShare(own.value), origin: own.origin };
}
