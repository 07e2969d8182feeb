import { describe, expect, it } from 'vitest';
import { groomer, prices, van, write } from '../../test/groomer.ts';
import type { PageInput } from './fields.ts';

describe('the opening', () => {
  it('names the thing, not the founders', () => {
    expect(write(groomer).content.hero?.heading).toBe('A mobile dog grooming van in Bristol');
  });

  it('ends where its sentence can end: “one” is not “on”', () => {
    const idea =
      'A weekly newsletter for people starting a housing co-op in Britain: one legal question answered, one building visited.';
    expect(write({ idea, company: 'Common Stairs' }).content.hero?.heading).not.toMatch(/answered$/u);
  });

  it.each([
    [
      'Frames, foundation and jars for hobby beekeepers in Wales, sold in packs that fit one hive.',
      'Frames, foundation and jars for hobby beekeepers in Wales',
      'Sold in packs that fit one hive.',
    ],
    [
      'A monthly podcast and newsletter about the water under American cities: who owns the pipes, what breaks, and who pays.',
      'A monthly podcast and newsletter about the water under American cities',
      'Who owns the pipes, what breaks, and who pays.',
    ],
  ])('ends where a reader has understood it, and the lead goes on: %s', (idea, heading, lead) => {
    expect(write({ idea, company: 'Acme' }).content.hero).toMatchObject({ heading, lead });
  });

  it('does not say the price that stands beside it', () => {
    const priced = 'We split each payout into sales, fees and tax. $19 a month up to 500 orders.';
    const told = priced.replace('$19', 'It costs you $19');
    expect(write({ idea: told, company: 'Payoutly', design: 'statement' }).content.hero?.lead).toBe('');
    const more = `${told.slice(0, -1)} and nothing for the accountant who reads along.`;
    const { content } = write({ idea: more, company: 'Payoutly', design: 'statement' });
    expect(content.hero?.lead).toBe('');
    expect(content['rich-text']?.body).toContain('accountant');
    const { hero } = write({ idea: priced, company: 'Payoutly', design: 'statement' }).content;
    expect(hero?.lead).toBe('');
    expect(hero?.points?.[0]?.value).toBe('$19 a month up to 500 orders');
  });

  it('has no price where there is a list of them', () => {
    expect(write(groomer).content.hero?.points?.map(({ label }) => label)).not.toContain('Price');
    expect(write(van).content.hero?.points?.map(({ label }) => label)).not.toContain('Price');
    const one = { ...van, idea: van.idea?.replace(/, £75.*/u, '.') ?? '' };
    expect(write(one).content.hero?.points?.[0]?.label).toBe('Price');
  });

  it('prices that are said beside each other are a list', () => {
    const [group] = write(van).content['price-list']?.groups ?? [];
    expect(group?.rows?.map(({ name, price }) => `${name}: ${price}`)).toEqual([
      'A small dog: £55',
      'A large one: £75',
    ]);
  });

  it('does not take a word that begins a sentence for a town', () => {
    const idea =
      'I help freelance translators sort out their taxes in one afternoon. Most of them have no pension. 420 francs for the afternoon, in Zurich or by video.';
    const { content } = write({ idea, company: 'Nora Brunner', tone: 'personal' });
    expect(JSON.stringify([content.hero?.kicker, content.footer?.line])).not.toContain('Most');
  });

  it('begins with what goes wrong where the offer points back at it', () => {
    const idea =
      'Climbing gyms throw away 200 kg of worn holds a year. We grind them and press new ones. Holds cost 20% less than new.';
    const { hero } = write({ idea, company: 'Zweitgriff' }).content;
    expect(hero?.heading).toBe('Climbing gyms throw away 200 kg of worn holds a year');
    expect(hero?.lead).toMatch(/^We grind them and press new ones\./u);
  });

  it('does not begin with “them”', () => {
    const idea =
      'Software that reads commercial leases and lists every date a tenant must not miss. Most of them keep dates in a spreadsheet and miss a renewal window every year. $79 a month.';
    const { content } = write({ idea, company: 'Leasely' });
    expect(content.hero?.heading).toMatch(/^Software that reads|^Leasely reads/u);
    expect(content.problem?.body).toMatch(/^Most of them/u);
  });

  it('is in no “American”', () => {
    const idea = 'A monthly podcast about the water under American cities. $7 a month.';
    const { content } = write({ idea, company: 'Main Break' });
    expect(JSON.stringify([content.hero?.points, content.footer])).not.toContain('American');
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

describe('whoever gives a number', () => {
  const idea = 'Mobile dog grooming van in Perth, one dog at a time, $95';

  it('for a service is called, at any hour and without a list to wait on', () => {
    const { content } = write({ idea, company: 'Quiet Paws', phone: '08 5550 1122' });
    expect(content.hero).toMatchObject({ mark: '08 5550 1122', action: { href: 'tel:0855501122' } });
    expect(content['waitlist-form']).toBeUndefined();
    expect(content.place).toMatchObject({ heading: 'Where we work', area: 'Perth' });
  });

  it('for software still gathers addresses, and a number alone is no place', () => {
    const app = 'An app that shows choir managers who will sing on Tuesday. £12 a month.';
    const { content } = write({ idea: app, company: 'Tutti', phone: '+44 117 496 0312' });
    expect(content['waitlist-form']).toBeDefined();
    expect(content.place).toBeUndefined();
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
