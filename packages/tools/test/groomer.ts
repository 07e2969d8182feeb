import type { PageInput } from '../src/landing/fields.ts';
import { writePage } from '../src/landing/write-page.ts';
import { loadTestLibrary } from './library.ts';

export const { analyst } = loadTestLibrary();
/** The page of a brief, as the built-in writer makes it. */
export const write = (input: PageInput) => writePage(input, analyst.study(input).profile).draft;

export const van: PageInput = {
  idea: "We're a mobile dog grooming van in Bristol. We park outside your house and leave two hours later. £55 for a small dog, £75 for a large one.",
  company: 'Muddy Paws',
  phone: '+44 117 496 0312',
  area: 'Bristol and Bath',
  hours: ['Tuesday to Saturday: 8 to 18 h'],
};
export const prices = [
  { item: 'Small dog', amount: '£55', note: null, section: null },
  { item: 'Large dog', amount: '£75', note: null, section: null },
];
export const groomer: PageInput = { ...van, priceRows: prices };
