import type { Currency, Unit } from '../units.ts';
import type { Conversion } from './expression.ts';

const bases = ['money', 'month', 'quarter', 'year', 'week', 'day', 'hour'] as const;
type Base = (typeof bases)[number];
const kinds = ['count', 'share', 'points'] as const;

/**
 * What a number counts, as powers of what units are made of: money a month is money¹ · month⁻¹. Months and years are two things here,
 * and only a stated conversion turns one into the other.
 */
export interface Measure {
  readonly powers: Readonly<Partial<Record<Base, number>>>;
  /** Where it is known: customers are not added to percent. */
  readonly kind?: (typeof kinds)[number];
  readonly currency?: Currency;
}

export const bare: Measure = { powers: {} };

export function measureOf(unit: Unit | Conversion, currency?: Currency): Measure {
  const [top = '', bottom] = unit.split('/');
  const kind = kinds.find((one) => one === top);
  const base = baseOf(top);
  const powers = {
    ...(base !== undefined && { [base]: 1 }),
    ...(bottom !== undefined && { [baseOf(bottom) ?? bottom]: -1 }),
  };
  return { powers, ...(kind !== undefined && { kind }), ...(currency !== undefined && { currency }) };
}

function baseOf(name: string): Base | undefined {
  return bases.find((base) => name === base || name === `${base}s`);
}

/** The product, or with `sign` -1 the quotient. */
export function multiply(a: Measure, b: Measure, sign: 1 | -1 = 1): Measure {
  const powers = Object.fromEntries(
    bases
      .map((base) => [base, (a.powers[base] ?? 0) + sign * (b.powers[base] ?? 0)] as const)
      .filter(([, power]) => power !== 0),
  );
  const currency = 'money' in powers ? (a.currency ?? b.currency) : undefined;
  return { powers, ...(currency !== undefined && { currency }) };
}

export function isSame(a: Measure, b: Measure): boolean {
  return (
    bases.every((base) => (a.powers[base] ?? 0) === (b.powers[base] ?? 0)) &&
    (a.kind === undefined || b.kind === undefined || a.kind === b.kind) &&
    (a.currency === undefined || b.currency === undefined || a.currency === b.currency)
  );
}

export function hasPowers({ powers }: Measure): boolean {
  return Object.keys(powers).length > 0;
}

/** A share of each period, which compounds. */
export function isRate({ powers, kind }: Measure): boolean {
  const all = Object.entries(powers);
  return kind !== 'count' && all.length === 1 && all[0]?.[0] !== 'money' && all[0]?.[1] === -1;
}

export function isDuration({ powers }: Measure): boolean {
  const all = Object.entries(powers);
  return all.length === 1 && all[0]?.[0] !== 'money' && all[0]?.[1] === 1;
}

/** For a message: "USD/month". */
export function nameMeasure({ powers, kind, currency }: Measure): string {
  const named = (sign: 1 | -1) =>
    Object.entries(powers)
      .filter(([, power]) => Math.sign(power) === sign)
      .map(([base, power]) => {
        const name = base === 'money' ? (currency ?? base) : base;
        return Math.abs(power) === 1 ? name : `${name}^${Math.abs(power)}`;
      })
      .join('·');
  const [top, bottom] = [named(1), named(-1)];
  return bottom === '' ? top || (kind ?? 'a bare number') : `${top || (kind ?? 1)}/${bottom}`;
}
