import type { Fact, FactKind } from '../read/facts/fact.ts';

/** What the founder says that a sum of the text is. */
interface PlacedSum {
  readonly kind: FactKind | null;
  readonly per: string | null;
}
type PlacedSums = ReadonlyMap<number, PlacedSum>;

/** A sum is none of what is counted. */
const sumKinds = [
  'price',
  'sale-price',
  'asked-price',
  'offer',
  'unit-cost',
  'own-cost',
  'win-cost',
  'spent',
  'cash',
  'needs',
  'considered',
  'they-pay',
  'rival-price',
  'earned',
  'goal',
  'gain',
] as const satisfies readonly FactKind[];

const item = /^(\d+(?:\.\d+)?) ([a-z-]+)(?:\/([a-z]+))?$/u;

/** "2200 unit-cost; 3400 own-cost/month; 90000 none": each sum by its value, with what it is. */
export function readPlaced(answer: string): PlacedSums {
  return new Map(
    answer.split('; ').flatMap((part): [number, PlacedSum][] => {
      const [, value, name, per = null] = item.exec(part) ?? [];
      const kind = sumKinds.find((one) => one === name) ?? null;
      return value === undefined || (kind === null && name !== 'none')
        ? []
        : [[Number(value), { kind, per }]];
    }),
  );
}

/** The answer with one more sum placed. */
export function placeSum(answer: string, value: number, { kind, per }: PlacedSum): string {
  const placed = new Map(readPlaced(answer)).set(value, { kind, per });
  return [...placed]
    .map(([one, sum]) => `${one} ${sum.kind ?? 'none'}${sum.per === null ? '' : `/${sum.per}`}`)
    .join('; ');
}

/** What is said of a sum outweighs what was read of it. */
export function placeSums(facts: readonly Fact[], answer: string): readonly Fact[] {
  const placed = readPlaced(answer);
  return facts.map((fact): Fact => {
    const said = isSum(fact) ? placed.get(fact.value) : undefined;
    if (said === undefined) return fact;
    const { isHarmless: _, ...rest } = fact;
    const all = { ...rest, sure: true, chance: 1, isConfirmed: true } as const;
    // It is none of those that sums are made of.
    return said.kind === null
      ? { ...all, kind: 'unplaced', isHarmless: true }
      : { ...all, kind: said.kind, per: perOf(fact, said) };
  });
}

export const isSum = ({ currency }: Fact): boolean => currency !== null && currency !== '%';

/** What is paid again and again is paid in a time; what is paid once is not. */
const often: ReadonlySet<FactKind> = new Set(['own-cost', 'they-pay', 'goal', 'earned', 'rival-price']);

function perOf({ per, kind: read }: Fact, { kind, per: said }: PlacedSum): string | null {
  if (said !== null) return said;
  if (kind === 'own-cost') return per ?? 'month';
  return kind === read || (kind !== null && often.has(kind)) ? per : isTime(per) ? null : per;
}

const isTime = (per: string | null): boolean =>
  per !== null && /^(?:day|night|week|month|quarter|term|year|season)$/u.test(per);
