import { minimise } from '../forecast/minimise.ts';
import { lnGamma } from './ln-gamma.ts';

/** Customers who bought alike. Times are counted from their first purchase, all in the same unit. */
interface Buyers {
  /** Purchases after the first. */
  readonly repeats: number;
  /** When the last of them was; 0 without any. */
  readonly last: number;
  /** How long they have been seen. */
  readonly seen: number;
}

/** How often they buy while they do (`r`, `alpha`), and how soon they stop (`a`, `b`). */
export interface RepeatBuying {
  readonly r: number;
  readonly alpha: number;
  readonly a: number;
  readonly b: number;
}

/** BG/NBD: repeat purchases without a contract (Fader, Hardie and Lee, Marketing Science 2005; metrics reference, B5). */
export function chanceAlive({ r, alpha, a, b }: RepeatBuying, { repeats: x, last, seen }: Buyers): number {
  if (x === 0) return 1;
  return 1 / (1 + (a / (b + x - 1)) * ((alpha + seen) / (alpha + last)) ** (r + x));
}

/** Purchases to expect of such a customer within the next `ahead`. */
export function expectedRepeats(model: RepeatBuying, buyers: Buyers, ahead: number): number {
  const { r, alpha, b } = model;
  // At exactly 1 the formula divides by zero; beside it nothing changes that anybody could see.
  const a = Math.abs(model.a - 1) < 1e-6 ? 1 + 1e-6 : model.a;
  const { repeats: x, seen } = buyers;
  const until = alpha + seen + ahead;
  const left =
    ((alpha + seen) / until) ** (r + x) * hypergeometric(r + x, b + x, a + b + x - 1, ahead / until);
  return ((a + b + x - 1) / (a - 1)) * (1 - left) * chanceAlive(model, buyers);
}

/** Gauss' series; z is below 1 here. */
function hypergeometric(a: number, b: number, c: number, z: number): number {
  let [term, sum] = [1, 1];
  for (let n = 0; n < 10_000 && Math.abs(term) > 1e-13 * Math.abs(sum); n++) {
    term *= (((a + n) * (b + n)) / ((c + n) * (n + 1))) * z;
    sum += term;
  }
  return sum;
}

/** Customers with as many repeats share the terms with the gamma function, which take most of the time. */
function likelihoodOf({ r, alpha, a, b }: RepeatBuying): (buyers: Buyers) => number {
  const shared = new Map<number, number>();
  const sharedBy = (x: number) => {
    const known = shared.get(x);
    if (known !== undefined) return known;
    const rate = lnGamma(r + x) - lnGamma(r) + r * Math.log(alpha);
    const made = rate + lnGamma(a + b) + lnGamma(b + x) - lnGamma(b) - lnGamma(a + b + x);
    shared.set(x, made);
    return made;
  };
  return ({ repeats: x, last, seen }) => {
    const here = -(r + x) * Math.log(alpha + seen);
    if (x === 0) return sharedBy(x) + here;
    const gone = Math.log(a) - Math.log(b + x - 1) - (r + x) * Math.log(alpha + last);
    const top = Math.max(here, gone);
    return sharedBy(x) + top + Math.log(Math.exp(here - top) + Math.exp(gone - top));
  };
}

const bounds = [
  { low: -6, high: 5, start: -0.5 },
  { low: -4, high: 6, start: 1 },
  { low: -6, high: 5, start: -0.5 },
  { low: -6, high: 6, start: 0.7 },
];
const rounds = 200;

/** By maximum likelihood, from groups of customers and how many are in each. */
export function fitRepeatBuying(groups: readonly (Buyers & { readonly customers: number })[]): RepeatBuying {
  const at = ([r = 0, alpha = 0, a = 0, b = 0]: readonly number[]): RepeatBuying => ({
    r: Math.exp(r),
    alpha: Math.exp(alpha),
    a: Math.exp(a),
    b: Math.exp(b),
  });
  const all = groups.reduce((sum, { customers }) => sum + customers, 0);
  const cost = (values: readonly number[]) => {
    const likelihood = likelihoodOf(at(values));
    return -groups.reduce((sum, group) => sum + group.customers * likelihood(group), 0) / all;
  };
  const first = minimise(cost, bounds, rounds);
  // A second search from where the first one stopped: the first may have shrunk too early.
  return at(
    minimise(
      cost,
      bounds.map((bound, index) => ({ ...bound, start: first[index] ?? bound.start })),
      rounds,
    ),
  );
}
