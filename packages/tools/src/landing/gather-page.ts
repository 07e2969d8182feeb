import type { Around, Library } from '../around.ts';
import { type AppliedBrand, findBrand } from '../brand.ts';
import { gatherIdea, type IdeaBasis } from '../idea/gather.ts';
import type { PageInput } from './fields.ts';

export interface PageBasis extends IdeaBasis {
  /** Where the brand analyzer has run. */
  readonly brand?: AppliedBrand;
}

/** The reading, and the brand that the page is to look and sound like. */
export function gatherPage(
  input: PageInput,
  around: Pick<Around, 'library' | 'record'> | Pick<Library, 'analyst'>,
): PageBasis {
  const brand = 'record' in around ? findBrand(around.record) : null;
  return { ...gatherIdea(input, around), ...(brand && { brand }) };
}
