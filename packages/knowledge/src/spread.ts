import type { FieldFact } from './niche.ts';

/** What several publishers say about one thing: none of them is thrown away, and none is averaged. */
export interface Spread {
  /** `dental-clinic-software/us-dentists`: the id without its publisher. */
  readonly subject: string;
  readonly region: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** In the order of the facts. */
  readonly members: readonly FieldFact[];
}

/** Facts with the same subject, region and unit by more than one publisher. */
export function listSpreads(facts: readonly FieldFact[]): readonly Spread[] {
  const groups = Map.groupBy(
    facts.filter(({ value }) => value !== null),
    ({ id, region, unit }) => `${subjectOf(id)} ${region} ${unit}`,
  );
  return [...groups.values()]
    .filter((members) => new Set(members.map(({ publisher }) => publisher)).size > 1)
    .map(asSpread);
}

function asSpread(members: readonly FieldFact[]): Spread {
  const values = members.flatMap(({ value }) => value ?? []);
  const [{ id, region, unit } = { id: '', region: '', unit: '' }] = members;
  return {
    subject: subjectOf(id),
    region,
    unit,
    low: Math.min(...values),
    high: Math.max(...values),
    members,
  };
}

function subjectOf(id: string): string {
  return id.replace(/@.*$/u, '');
}
