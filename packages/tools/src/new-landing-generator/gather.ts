import type { Gather } from '../gatherer.ts';
import { gatherIdea } from '../idea/gather.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

export const gather: Gather<Input, Basis> = (input, around) => ({
  ...gatherIdea(input, around),
  asOf: around.asOf,
});
