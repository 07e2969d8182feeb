import { loadKnowledge } from '@slipway/facts/load';
import { describe, expect, it } from 'vitest';
import { insightTools } from './insight.ts';
import { listExclusions, listInsights } from './list-insights.ts';
import { insightRules } from './rules/index.ts';
import { listSlips } from './slips-in-test.ts';
import type { Told } from './told.ts';
import { tellAbout, toldBehindTheCounter } from './told-in-test.ts';

const knowledge = loadKnowledge();
const { niches } = knowledge;

/** Circumstances that together wake every rule: places, prices, models, sizes, stages, money, rivals. */
const circumstances: readonly Partial<Told>[] = [
  {},
  { place: null, stage: 'launched', businessModel: 'marketplace', segment: 'consumer' },
  {
    place: { code: 'IN', inName: 'India' },
    stage: 'revenue',
    businessModel: 'freemium',
    segment: 'enterprise',
  },
  { place: { code: 'DE', inName: 'Germany' }, businessModel: 'ads', runwayMonths: 5, rivals: ['Acme'] },
  {
    place: { code: 'GB', inName: 'the United Kingdom' },
    businessModel: 'product-sale',
    segment: 'very-small',
  },
  { place: { code: 'global', inName: 'the world' }, businessModel: 'services', runwayMonths: 3 },
  { price: { perMonth: 4, currency: 'USD', field: 'pricePerMonth' }, segment: 'consumer' },
  { price: { perMonth: 90, currency: 'USD', field: 'pricePerMonth' } },
  { price: { perMonth: 400, currency: 'USD', field: 'pricePerMonth' }, stage: 'growing' },
  {
    price: { perMonth: 6000, currency: 'EUR', field: 'pricePerMonth' },
    place: { code: 'EU', inName: 'the European Union' },
  },
  { price: { perMonth: 9000, currency: 'USD', field: 'pricePerMonth' } },
];

describe('insight rules', () => {
  it('are many, each with a name of its own, and exclude only rules that exist', () => {
    const ids = insightRules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const [, other] of listExclusions()) expect(ids).toContain(other);
    for (const tool of insightTools)
      expect(insightRules.filter(({ serves }) => serves.includes(tool)).length, tool).toBeGreaterThanOrEqual(
        12,
      );
  });

  it('all find something somewhere', () => {
    const found = new Set<string>();
    for (const niche of niches.filter((_, index) => index % 9 === 0))
      for (const [at, more] of circumstances.entries()) {
        const rivals = at === 2 ? [niche.incumbents[0]?.name ?? ''] : (more.rivals ?? []);
        const text = [
          `A tool for ${niche.user} to ${niche.job}.`,
          at === 3 ? niche.today : niche.words.slice(0, 3).join(', '),
          at === 4
            ? `${niche.pains.join('. ')}. ${niche.channels[0]?.through}. ${niche.next[0]}. ${niche.failures[0]}.`
            : '',
          at === 5
            ? `${niche.systems[0]?.name}, ${niche.rules[0]?.name}, ${niche.changes.map(({ says }) => says).join('. ')}. We buy ads.`
            : '',
          at === 7 ? `We run Google ads. ${niche.rules.map(({ name }) => name).join(', ')}.` : '',
        ].join(' ');
        const today =
          at === 3 || at === 6 ? { field: 'idea', text: at === 3 ? niche.today : 'by hand' } : null;
        const customer =
          at % 2 === 0 ? { field: 'idea', text: niche.buyer } : { field: 'idea', text: niche.user };
        const said = tellAbout(niche, knowledge, {
          ...more,
          rivals,
          customer,
          today,
          texts: [{ field: 'idea', text }],
        });
        for (const told of [said, toldBehindTheCounter(said)])
          for (const { ruleId } of listInsights(told, null)) found.add(ruleId);
      }
    expect(insightRules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it('never let two that exclude each other speak at once, and rank by specificity', () => {
    const pairs = new Set(listExclusions().flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const niche of niches) {
      const found = listInsights(tellAbout(niche, knowledge), 'score-your-idea');
      const ids = found.map(({ ruleId }) => ruleId);
      expect(ids.flatMap((a) => ids.map((b) => `${a} ${b}`)).filter((pair) => pairs.has(pair))).toEqual([]);
      const ranks = found.map(({ specificity }) => specificity);
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });

  it('stay silent about a niche that is not known', () => {
    const [niche] = niches;
    if (niche === undefined) throw new Error('There are no niches.');
    const told = { ...tellAbout(niche, knowledge), niche: null };
    for (const tool of insightTools) expect(listInsights(told, tool)).toEqual([]);
  });
});

describe.each(circumstances.map((more, at) => [at, more] as const))('sentences, case %i', (at, more) => {
  it('are sound for every niche: grammar, length, figures, evidence', () => {
    const own = niches.filter((_, index) => index % circumstances.length === at);
    const slips = own.flatMap((niche) => {
      const told = tellAbout(niche, knowledge, more);
      return [...listSlips(told), ...listSlips(toldBehindTheCounter(told))];
    });
    expect([...new Set(slips)].slice(0, 25)).toEqual([]);
  });
});
