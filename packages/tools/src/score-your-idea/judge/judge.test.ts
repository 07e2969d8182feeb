import { describe, expect, it } from 'vitest';
import { caseOf } from '../../../test/run-score.ts';
import { type DimensionId, dimensions } from '../dimensions.ts';
import type { ScoreInput } from '../fields.ts';
import { levelSteps, levels, levelWording, nextLevel } from '../levels.ts';
import { levelOfYears } from './edge.ts';
import { levelOfMarket } from './market.ts';

const idea = 'Dental offices lose patients to late cancellations. We text the waiting list and fill the gap.';
const usd = { currency: 'USD', region: 'US', customer: 'dental offices' } as const;

/** What decides each written level: an answer, the founder's words, or a published figure. */
const rows: readonly [DimensionId, number | null, ScoreInput][] = [
  ['severity', null, { idea: 'A shared calendar for choir conductors' }],
  ['severity', 2, { idea: `${idea} It would be cool to have.`, problem: 'It is nice to have.' }],
  [
    'severity',
    4,
    { idea: 'Importers never know where their container is. We read the port data and warn them.' },
  ],
  ['severity', 6, { idea: 'Plant managers plan production on paper. Our scheduler replans the lines.' }],
  ['severity', 8, { idea: 'Dental offices lose six hours a week to calls. We text the waiting list.' }],
  ['severity', 0, { idea, ...usd, workaroundCostPerMonth: 0 }],
  ['severity', 2, { idea, ...usd, workaroundCostPerMonth: 5 }],
  ['severity', 4, { idea, ...usd, workaroundCostPerMonth: 20 }],
  ['severity', 8, { idea, ...usd, workaroundCostPerMonth: 400 }],
  ['severity', 10, { idea, ...usd, workaroundCostPerMonth: 4000 }],
  ['frequency', null, { idea }],
  ['frequency', 10, { idea, frequency: 'daily' }],
  ['frequency', 8, { idea, frequency: 'weekly' }],
  ['frequency', 6, { idea, frequency: 'monthly' }],
  ['frequency', 4, { idea, frequency: 'quarterly' }],
  ['frequency', 2, { idea, frequency: 'yearly' }],
  ['frequency', 0, { idea, frequency: 'once' }],
  ['frequency', 4, { idea: `${idea} It happens every quarter.` }],
  ['willingness-to-pay', null, { idea }],
  ['willingness-to-pay', 0, { idea: `${idea} Nobody pays for it.` }],
  ['willingness-to-pay', 2, { idea: `${idea} We earn with ads.` }],
  ['willingness-to-pay', 4, { idea: `${idea} A monthly fee.` }],
  ['willingness-to-pay', 6, { idea, ...usd, pricePerMonth: 99 }],
  ['willingness-to-pay', 4, { idea, ...usd, pricePerMonth: 9000 }],
  ['willingness-to-pay', 8, { idea, ...usd, pricePerMonth: 100, workaroundCostPerMonth: 300 }],
  ['willingness-to-pay', 6, { idea, ...usd, pricePerMonth: 100, workaroundCostPerMonth: 150 }],
  ['willingness-to-pay', 4, { idea, ...usd, pricePerMonth: 100, workaroundCostPerMonth: 100 }],
  ['willingness-to-pay', 0, { idea, ...usd, pricePerMonth: 100, workaroundCostPerMonth: 99 }],
  ['willingness-to-pay', 8, { idea, evidence: 'letters', evidenceCount: 2 }],
  ['willingness-to-pay', 10, { idea, evidence: 'paying', evidenceCount: 2 }],
  ['market', 0, { idea: 'An app for everyone that makes life better every day.' }],
  ['market', 4, { idea: 'Beekeepers find out too late that a hive is ill. A scale tells them.' }],
  ['market', 6, { idea: 'Beekeepers in Austria find out too late that a hive is ill. A scale tells them.' }],
  // 136,855 dental offices at $249 a month are $409 million a year.
  ['market', 8, { idea, ...usd, pricePerMonth: 249 }],
  ['market', 10, { idea, ...usd, pricePerMonth: 900 }],
  ['timing', null, { idea }],
  ['timing', 2, { idea: `${idea} We use AI.` }],
  ['timing', 4, { idea, whyNow: 'Everybody got used to it' }],
  ['timing', 6, { idea, whyNow: 'Staff shortages push automation at the front desk' }],
  ['timing', 6, { idea, whyNow: 'Since 2024 phones do this' }],
  ['timing', 8, { idea, whyNow: 'A new law asks for it' }],
  ['timing', 10, { idea, whyNow: 'A new law from 2027 forces it' }],
  ['competition', null, { idea }],
  ['competition', 0, { idea: `${idea} We have no competitors.` }],
  ['competition', 2, { idea, workaround: 'Nothing' }],
  ['competition', 4, { idea, workaround: 'A paper list at the desk' }],
  ['competition', 6, { idea: `${idea} Weave is known to all of them.` }],
  ['competition', 8, { idea: `${idea} Weave is known to all of them.`, workaround: 'A paper list' }],
  ['differentiation', null, { idea }],
  ['differentiation', 0, { idea, edge: 'A revolutionary app' }],
  ['differentiation', 2, { idea, edge: 'Simpler' }],
  ['differentiation', 4, { idea, edge: 'Reads the chart of the practice' }],
  ['differentiation', 6, { idea, edge: 'A patent on the matching' }],
  ['differentiation', 8, { idea, edge: '10x faster than calling' }],
  ['distribution', null, { idea }],
  ['distribution', 0, { idea, channel: 'Going viral' }],
  ['distribution', 2, { idea, ...usd, pricePerMonth: 40, channel: 'A sales team' }],
  ['distribution', 4, { idea, channel: 'My cousin knows them' }],
  ['distribution', 6, { idea, channel: 'Dental dealers' }],
  ['distribution', 8, { idea, channel: 'Search ads, CAC of $80' }],
  ['founder-fit', null, { idea }],
  ['founder-fit', 4, { idea, founderYears: 1 }],
  ['founder-fit', 10, { idea: `${idea} I serviced their chairs for 12 years.` }],
  ['feasibility', 4, { idea, stage: 'idea' }],
  ['feasibility', 6, { idea, stage: 'prototype' }],
  ['feasibility', 8, { idea, stage: 'launched' }],
  ['feasibility', 10, { idea, stage: 'revenue' }],
  ['feasibility', 2, { idea: `${idea} It needs an FDA approval.`, stage: 'idea' }],
];

describe('the written level of a dimension', () => {
  it.each(rows)('%s is %s for %j', (id, level, input) => {
    const judgement = caseOf(input).judged(id);
    expect(judgement.level).toBe(level);
    if (level !== null) {
      expect(judgement.low).toBeLessThanOrEqual(level);
      expect(judgement.high).toBeGreaterThanOrEqual(level);
      expect(judgement.shown).not.toBe('');
      expect(judgement.evidence.length).toBeGreaterThan(0);
    }
  });

  it('takes the field before the text', () => {
    const input = { idea: `${idea} It happens every day. I ran an office for 20 years.` };
    expect(caseOf(input).judged('frequency').level).toBe(10);
    expect(caseOf({ ...input, frequency: 'yearly', founderYears: 1 }).judged('frequency').level).toBe(2);
    expect(caseOf({ ...input, frequency: 'yearly', founderYears: 1 }).judged('founder-fit').level).toBe(4);
  });

  it('does not take what they pay today for the price', () => {
    const { money } = caseOf({
      idea: 'Households pay €200 a month for power. We show which device eats it.',
    });
    expect(money.price).toBeNull();
  });

  it.each([
    [0, 0],
    [0.5, 2],
    [1, 4],
    [2.9, 4],
    [3, 6],
    [5, 8],
    [9, 8],
    [10, 10],
    [40, 10],
  ])('%s years are level %s', (years, level) => {
    expect(levelOfYears(years)).toBe(level);
  });

  it.each([
    [0, 2],
    [4.99e6, 2],
    [5e6, 4],
    [50e6, 6],
    [300e6, 8],
    [1e9, 10],
    [1e12, 10],
  ])('$%s a year is level %s', (usdPerYear, level) => {
    expect(levelOfMarket(usdPerYear)).toBe(level);
  });
});

describe('the written levels', () => {
  it('have a wording for each step of each dimension, all different', () => {
    for (const { id } of dimensions) {
      const wordings = levelSteps.map((level) => levelWording(id, level));
      expect(new Set(wordings).size).toBe(6);
      expect(levels[id]).toHaveLength(6);
    }
  });

  it('end at 10', () => {
    expect(levelSteps.map(nextLevel)).toEqual([2, 4, 6, 8, 10, 10]);
    expect(nextLevel(7)).toBe(8);
  });
});
