import type { Country } from '../knowledge.ts';
import { largerCountries } from './larger.ts';
import { smallerCountries } from './smaller.ts';

/** By population. */
export const countries: readonly Country[] = [...largerCountries, ...smallerCountries];
