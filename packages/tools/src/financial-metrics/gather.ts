import type { Around } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import type { Basis } from './basis.ts';
import { isForCompanies } from './choose-benchmarks.ts';
import type { Input } from './fields.ts';

/** Looks at nothing that is typed, so that every number can be corrected in the result at no cost. */
export const gather = ((_: Input, { library }: Pick<Around, 'library'>): Basis => ({
  benchmarks: library.knowledge.benchmarks.filter(isForCompanies),
})) satisfies Gather<Input, Basis>;
