import type { Gather } from '../gatherer.ts';
import { gatherPage } from '../landing/gather-page.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

export const gather: Gather<Input, Basis> = (input, around) => ({
  ...gatherPage(input, around),
  asOf: around.asOf,
});
