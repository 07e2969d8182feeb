import type { IdeaNotes, IdeaProfile, Understood } from '@slipway/analyst';
import { expect, it } from 'vitest';
import { listBaseTerms } from './base-terms.ts';
import { defaultWeights } from './dial.ts';

const open: Understood<never> = { value: null, standing: 'open', quote: null, alternatives: [] };
const is = <T>(value: T, standing: Understood<T>['standing'] = 'read'): Understood<T> => ({
  value,
  standing,
  quote: 'so they say',
  alternatives: [],
});
const none = { pays: open, price: open, evidence: open, founderYears: open } as unknown as IdeaProfile;
const far: Pick<IdeaNotes, 'ranks' | 'alikeMark'> = { ranks: null, alikeMark: null };
const points = (profile: Partial<IdeaProfile>, notes = far) =>
  listBaseTerms(notes, { ...none, ...profile }, defaultWeights).map((term) => [term.name, term.points]);

it('has no term for silence', () => {
  expect(points({})).toEqual([]);
});

it.each<[string, Partial<IdeaProfile>, readonly unknown[]]>([
  ['who pays, named', { pays: is('roofers') }, [['payer', 3]]],
  ['who pays, guessed', { pays: is('roofers', 'unsure') }, []],
  ['a price in dollars', { price: is({ amount: 100, currency: 'USD', per: null }) }, [['price', 8]]],
  ['a price that cannot be compared', { price: is({ amount: 100, currency: 'VND', per: null }) }, []],
  ['opinions', { evidence: is({ rung: 'opinions', count: null, of: null }, 'unsure') }, [['told', -9]]],
  ['payment, guessed', { evidence: is({ rung: 'payment', count: 3, of: null }, 'unsure') }, [['told', 8]]],
  ['payment beyond doubt has its own dial', { evidence: is({ rung: 'payment', count: 3, of: null }) }, []],
  ['years in the field', { founderYears: is(9) }, [['years', 4]]],
])('%s', (_, profile, terms) => {
  expect(points(profile)).toEqual(terms);
});

it('adds where the niche stands', () => {
  expect(points({}, { ranks: { sale: 1, churn: -0.5, ticket: 0 }, alikeMark: 75 })).toEqual([
    ['sale', 4],
    ['churn', 2],
    ['alike', 10],
  ]);
});
