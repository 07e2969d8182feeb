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

const content = (...facts: Fact[]) =>
  companyFromFacts('Project', [fact('does', 'counts gear'), ...facts])?.content;

test.each<[string, Fact[], object]>([
  ['its project’s name where it has none', [], { footer: { name: 'Project', line: '' } }],
  ['what is better', [fact('edge', 'no app to install')], { hero: { lead: 'No app to install.' } }],
  [
    'why now',
    [fact('whyNow', 'cameras are cheap!')],
    { solution: { heading: 'Why now', body: 'Cameras are cheap!' } },
  ],
  [
    'the team',
    [fact('team', 'two riggers')],
    { 'rich-text': { heading: 'Who is behind it', body: 'Two riggers.' } },
  ],
  [
    'how often, in few words and in many',
    [fact('howOften', 'weekly'), fact('paysToday', 'x'.repeat(41))],
    {
      problem: {
        body: '',
        items: [
          { title: 'How often', body: '', value: 'weekly' },
          { title: 'What they pay for today', body: 'x'.repeat(41), value: '' },
        ],
      },
    },
  ],
])('a record says %s', (_, facts, expected) => {
  expect(content(...facts)).toMatchObject(expected);
});

test('a list of facts needs two, and says for whom, by whom and where', () => {
  expect(content()).not.toHaveProperty('facts');
  expect(content(fact('user', 'foremen'))).not.toHaveProperty('facts');
  const rows = content(fact('user', 'foremen'), fact('supplier', 'yards'), fact('customer', 'firms'))?.facts
    ?.rows;
  expect(rows).toEqual([
    { label: 'For', value: 'firms' },
    { label: 'Used by', value: 'foremen' },
    { label: 'Supplied by', value: 'yards' },
  ]);
});

test.each([
  [[fact('price', 40), fact('per', 'month')], 'per month', [{ label: 'Price per month', text: '40' }]],
  [[fact('price', 40), fact('currency', 'GBP')], '', [{ label: 'Price', text: '£40' }]],
  [[fact('price', 40, { currency: 'euro' })], '', [{ label: 'Price', text: '40' }]],
  [[fact('takeRate', 0.1)], 'of each sale', [{ label: 'Share of each sale', text: '10 %' }]],
  [[fact('price', -1), fact('takeRate', 0)], undefined, []],
  [[fact('price', '40')], undefined, []],
])('a price says per what, and which number was taken: %#', (facts, per, took) => {
  const company = companyFromFacts('P', [fact('does', 'x'), ...facts]);
  expect(company?.content.pricing?.plans?.[0]?.per).toBe(per);
  expect(company?.took).toEqual(took);
});

test('a price goes before a share, and a long name is no name of a plan', () => {
  const name = 'A company whose name is longer than a plan’s may be';
  const company = companyFromFacts(name, [fact('does', 'x'), fact('price', 5), fact('takeRate', 0.1)]);
  expect(company?.content.pricing?.plans?.[0]).toMatchObject({ name: '', price: '5' });
  expect(company?.content['price-list']?.groups?.[0]?.rows?.[0]).toMatchObject({ name, price: '5' });
});

test('a sentence gets a capital and an end, and keeps its own', () => {
  for (const [said, written] of [
    ['counts gear', 'Counts gear.'],
    ['Why not?', 'Why not?'],
    ['and so on…', 'And so on…'],
    ['  counts gear  ', 'Counts gear.'],
  ] as const)
    expect(companyFromFacts('P', [fact('does', said)])?.description).toBe(written);
  expect(companyFromFacts('P', [fact('problem', 'gear is lost')])).toMatchObject({
    description: '',
    content: { hero: { heading: 'P', kicker: '', lead: '' } },
  });
});

test('what is longer than its field is cut there, from its first letter', () => {
  const long = (letter: string) => letter.repeat(700);
  const cut = companyFromFacts(long('n'), [
    ...['does', 'customer', 'supplier', 'user', 'region', 'edge', 'paysToday'].map((id) =>
      fact(id, long('x')),
    ),
    fact('howOften', `${'y'.repeat(40)}`),
    fact('price', 5),
  ]);
  const {
    hero,
    problem,
    facts,
    place,
    footer,
    'waitlist-form': form,
    'price-list': list,
  } = cut?.content ?? {};
  expect(cut?.title).toHaveLength(120);
  expect(cut?.description).toBe(`X${'x'.repeat(299)}`);
  expect(hero?.kicker).toBe(`For ${'x'.repeat(76)}`);
  expect(hero?.heading).toBe(`X${'x'.repeat(139)}`);
  expect(hero?.lead).toBe(`X${'x'.repeat(399)}`);
  expect(hero?.points?.[0]).toEqual({ label: 'For', value: 'x'.repeat(140) });
  expect(hero?.sides).toMatchObject([
    { label: `For ${'x'.repeat(56)}`, heading: `X${'x'.repeat(119)}` },
    { label: `For ${'x'.repeat(56)}`, heading: `Reach ${'x'.repeat(114)}` },
  ]);
  expect(facts?.rows?.[0]?.value).toHaveLength(200);
  expect(problem?.items).toEqual([
    { title: 'How often', body: '', value: 'y'.repeat(40) },
    { title: 'What they pay for today', body: 'x'.repeat(300), value: '' },
  ]);
  expect(place?.area).toHaveLength(300);
  expect(footer).toEqual({ name: 'n'.repeat(80), line: 'x'.repeat(200) });
  expect(form?.heading).toBe(`Hear when ${'n'.repeat(110)}`);
  expect(list?.groups?.[0]?.rows?.[0]?.name).toHaveLength(100);
});

test('a name of forty letters is a plan’s, and a price without a time has no space behind it', () => {
  const named = companyFromFacts('n'.repeat(40), [
    fact('does', 'x'),
    fact('customer', 'y'),
    fact('price', 5),
  ]);
  expect(named?.content.pricing?.plans?.[0]?.name).toHaveLength(40);
  expect(named?.content.facts?.rows).toEqual([
    { label: 'For', value: 'y' },
    { label: 'Price', value: '5' },
  ]);
});
