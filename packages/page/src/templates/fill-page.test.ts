import { expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { isShown } from '../render/is-shown.ts';
import { still } from '../testing/pages.ts';
import { companyFromFacts } from './company-from-facts.ts';
import { fillPage } from './fill-page.ts';
import type { Company } from './make-page.ts';

const fact = (id: string, value: unknown) => ({ id, value, currency: null, options: [] });
const companyOf = (...facts: ReturnType<typeof fact>[]): Company => {
  const company = companyFromFacts('Gapwise', facts);
  if (company === null) throw new Error('Too little is known.');
  return company;
};
const shownOf = (design: (typeof designIds)[number], company: Company) =>
  fillPage(design, company, still())
    .sections.filter(isShown)
    .map(({ kind }) => kind);

test.each(designIds)('%s: one line makes a page that opens, asks and ends', (design) => {
  const shown = shownOf(design, companyOf(fact('does', 'fills cancelled slots at dental offices')));
  expect(shown[0]).toBe('hero');
  expect(shown).toContain('waitlist-form');
  expect(shown.at(-1)).toBe('footer');
});

test.each(designIds)('%s: shows every known thing once, whatever it plans', (design) => {
  const company = companyOf(
    fact('does', 'fills cancelled slots'),
    fact('problem', 'front desks call patients for hours'),
    fact('team', 'two former receptionists'),
    fact('price', 249),
  );
  const shown = shownOf(design, company);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toEqual(expect.arrayContaining(['problem', 'rich-text']));
  expect(shown.filter((kind) => kind === 'pricing' || kind === 'price-list')).toHaveLength(1);
});
