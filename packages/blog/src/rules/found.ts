import type { Calculator } from './calculators.ts';
import type { Heading } from './headings.ts';

/** What the rules take out of a text or notice in it, each in the order of the text. */
export interface Found {
  readonly jsonLd: object[];
  readonly calculators: Calculator[];
  readonly headings: Heading[];
  /** Addresses whose host is not in the list of known ones. */
  readonly unknownLinks: string[];
}
