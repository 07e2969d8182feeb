import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { readPage } from '../document/read-page.ts';
import { isShown } from '../render/is-shown.ts';
import { still } from '../testing/pages.ts';
import { companyFromFacts } from './company-from-facts.ts';
import { makePage } from './make-page.ts';

type Fact = Parameters<typeof companyFromFacts>[1][number];
const fact = (id: string, value: unknown, changes: Partial<Fact> = {}): Fact => ({
  id,
  value,
  currency: null,
  options: [],
  ...changes,
});
const full = [
  fact('company', 'Scaffcount'),
  fact('does', 'counts scaffold gear from photos'),
  fact('customer', 'scaffolding firms'),
  fact('problem', 'Gear is lost between sites'),
  fact('costsNow', '$9,000'),
  fact('price', 40, { currency: 'USD' }),
  fact('per', 'month', { options: [{ value: 'month', label: 'Month' }] }),
  fact('region', 'US', { options: [{ value: 'US', label: 'United States' }] }),
];

test('says what is known where a page shows it', () => {
  const company = companyFromFacts('Project', full);
  expect(company?.title).toBe('Scaffcount');
  expect(company?.content.hero).toMatchObject({
    kicker: 'For scaffolding firms',
    heading: 'Counts scaffold gear from photos.',
  });
  expect(company?.content.problem).toMatchObject({
    body: 'Gear is lost between sites.',
    items: [{ title: 'What it costs a year', value: '$9,000' }],
  });
  expect(company?.content.pricing?.plans?.[0]).toMatchObject({ price: '$40', per: 'per month' });
  expect(company?.content.place).toEqual({ heading: 'Where', area: 'United States' });
});

test.each([
  [[fact('price', 40), fact('does', 'x')], '40'],
  [[fact('price', 1299.5, { currency: 'EUR' }), fact('does', 'x')], '€1,299.50'],
  [[fact('takeRate', 0.125), fact('does', 'x')], '12.5 %'],
  [[fact('price', 0), fact('does', 'x')], undefined],
])('a price is written as it was given, and none is made up: %#', (facts, price) => {
  expect(companyFromFacts('P', facts)?.content.pricing?.plans?.[0]?.price).toBe(price);
});

test('too little for a page is no company', () => {
  expect(companyFromFacts('P', [])).toBeNull();
  expect(companyFromFacts('P', [fact('does', null), fact('price', 5), fact('region', 'US')])).toBeNull();
});

test('proof, people, names and answers are never filled from a record', () => {
  const { content } = companyFromFacts('P', full) ?? { content: {} };
  for (const kind of ['proof', 'team', 'logos', 'faq', 'comparison', 'features'] as const)
    expect(content).not.toHaveProperty(kind);
});

test('a page for two sides needs both', () => {
  expect(companyFromFacts('P', full)?.content.hero).not.toHaveProperty('sides');
  const both = companyFromFacts('P', [...full, fact('supplier', 'yards')]);
  expect(both?.content.hero?.sides?.map(({ label }) => label)).toEqual([
    'For scaffolding firms',
    'For yards',
  ]);
});

test('whatever a record holds, every design makes a page of it that can be read again', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 600 }),
    fc.double(),
    fc.constant(null),
    fc.array(fc.string()),
  );
  const ids =
    'company does customer supplier user problem costsNow howOften price per region edge whyNow team';
  const facts = fc.tuple(...ids.split(' ').map((id) => value.map((one) => fact(id, one))));
  fc.assert(
    fc.property(facts, fc.string({ minLength: 1, maxLength: 120 }), (known, name) => {
      const company = companyFromFacts(name, known);
      if (company === null) return;
      for (const design of designIds)
        expect(readPage(makePage(design, company, still(null, Math.random))).problem).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test.each(designIds)('%s: what the record cannot fill is left out of the page', (design) => {
  const company = companyFromFacts('P', full);
  if (company === null) throw new Error('There is a company');
  const shown = makePage(design, company, still(null, Math.random)).sections.filter(isShown);
  expect(shown.map(({ kind }) => kind)).toContain('hero');
  expect(shown.map(({ kind }) => kind)).not.toContain('proof');
});
