import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import type { PageInput } from './fields.ts';
import { writePage } from './write-page.ts';

const { analyst } = loadTestLibrary();
const write = (input: PageInput) => writePage(input, analyst.study(input).profile).draft;

const van: PageInput = {
  idea: "We're a mobile dog grooming van in Bristol. We park outside your house and leave two hours later. £55 for a small dog, £75 for a large one.",
  company: 'Muddy Paws',
  phone: '+44 117 496 0312',
  area: 'Bristol and Bath',
  hours: ['Tuesday to Saturday: 8 to 18 h'],
};
const prices = [
  { item: 'Small dog', amount: '£55', note: null, section: null },
  { item: 'Large dog', amount: '£75', note: null, section: null },
];
const groomer: PageInput = { ...van, priceRows: prices };

describe('the opening', () => {
  it('names the thing, not the founders', () => {
    expect(write(groomer).content.hero?.heading).toBe('A mobile dog grooming van in Bristol');
  });

  it('ends where its sentence can end: “one” is not “on”', () => {
    const idea =
      'A weekly newsletter for people starting a housing co-op in Britain: one legal question answered, one building visited.';
    expect(write({ idea, company: 'Common Stairs' }).content.hero?.heading).not.toMatch(/answered$/u);
  });

  it('has no price where there is a list of them', () => {
    expect(write(groomer).content.hero?.points?.map(({ label }) => label)).not.toContain('Price');
    expect(write(van).content.hero?.points?.[0]?.label).toBe('Price');
  });

  it('does not take a word that begins a sentence for a town', () => {
    const idea =
      'I help freelance translators sort out their taxes in one afternoon. Most of them have no pension. 420 francs for the afternoon, in Zurich or by video.';
    const { content } = write({ idea, company: 'Nora Brunner', tone: 'personal' });
    expect(JSON.stringify([content.hero?.kicker, content.footer?.line])).not.toContain('Most');
  });

  it('is not for those who pay when things go wrong', () => {
    const idea =
      'A puck you lay under the sink of a holiday house. It hears water running and shuts the main valve. Owners find burst pipes weeks later and insurers pay 14,000 euros. 149 euros for puck and valve.';
    const { content } = write({ idea, company: 'Stillwater', design: 'statement' });
    expect(content.hero?.kicker).not.toBe('For insurers');
    expect(content.hero?.lead).not.toContain('14,000');
    expect(content.hero?.points?.[0]).toEqual({ label: 'Price', value: '149 euros for puck and valve' });
  });
});

describe('a price', () => {
  it('keeps all that it is per', () => {
    const { content } = write({
      idea: 'Rota software for hospices. 340 pounds a month per ward.',
      company: 'Acme',
      design: 'memo',
    });
    expect(content.pricing?.plans?.[0]).toMatchObject({ price: '340 pounds', per: 'a month per ward' });
    expect(content.pricing?.lead).toBe('');
  });

  it('is called what the founder calls it', () => {
    const idea = 'Repair of espresso machines for cafes in Melbourne. Call-out $180, parts at cost.';
    const { content } = write({ idea, company: 'Group Head', design: 'memo' });
    expect(content.pricing).toMatchObject({
      lead: 'Parts at cost.',
      plans: [{ name: 'Call-out', price: '$180' }],
    });
  });

  it('has no number to call under each of several', () => {
    const plans = write({ ...groomer, design: 'broadsheet' }).content.pricing?.plans ?? [];
    expect(plans.map(({ action }) => action?.href)).toEqual(['', '']);
    const [only] =
      write({ ...groomer, design: 'broadsheet', priceRows: prices.slice(0, 1) }).content.pricing?.plans ?? [];
    expect(only?.action?.href).toBe('tel:+441174960312');
  });
});

describe('facts are said once', () => {
  const facts: PageInput = {
    idea: 'A battery sensor that clips onto a beehive. $89 per sensor.',
    company: 'Hivekeeper',
    keyFacts: [
      { label: 'Battery', value: 'Two years' },
      { label: 'Range', value: '2 km' },
    ],
  };

  it('in the bill of Statement', () => {
    const { content } = write({ ...facts, design: 'statement' });
    expect(content.hero?.points?.map(({ label }) => label)).toEqual(['Price', 'Battery', 'Range']);
    expect(content.facts).toBeUndefined();
  });

  it('under the opening of Memo', () => {
    const { content } = write({ ...facts, design: 'memo' });
    expect(content.hero?.points?.map(({ label }) => label)).toEqual(['Price']);
    expect(content.facts?.rows).toHaveLength(2);
  });
});

describe('the design', () => {
  it.each<[string, PageInput, string]>([
    ['one who is called to a place', groomer, 'signboard'],
    [
      'a newsletter with a legal question',
      {
        idea: 'A weekly newsletter for people starting a housing co-op: one legal question answered, one building visited.',
        company: 'Common Stairs',
      },
      'broadsheet',
    ],
    [
      'repairs for cafes',
      {
        idea: 'Repair of espresso machines for cafes in Melbourne. A cafe without a machine loses $2,000 a morning.',
        company: 'Group Head',
      },
      'signboard',
    ],
    [
      'an interface with code',
      {
        idea: 'API that turns messy addresses into coordinates. Logistics companies send us a text. $0.004 per lookup.',
        company: 'Punto',
        codeSample: 'curl https://api.punto.example\n{}',
      },
      'console',
    ],
  ])('of %s', (_, input, design) => {
    expect(write(input).design).toBe(design);
  });

  it('does not come from what others do wrong', () => {
    const idea =
      'An escape room in an old silk mill in Lyon for company teams. Bowling does not teach anybody anything.';
    expect(write({ idea, company: 'La Navette' }).design).not.toBe('syllabus');
  });
});
