import type { Around } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

const metrics: readonly string[] = ['runway_months', 'logo_churn_monthly', 'user_retention_6m'];

/** Looks at nothing that is typed, so that every number can be corrected in the result at no cost. */
export const gather = ((_: Input, { library, asOf }: Pick<Around, 'library' | 'asOf'>): Basis => ({
  asOf,
  benchmarks: library.knowledge.benchmarks.filter(({ metric }) => metrics.includes(metric)),
})) satisfies Gather<Input, Basis>;
