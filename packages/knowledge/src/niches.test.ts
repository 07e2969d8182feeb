import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../test/known.ts';
import { listSpreads } from './spread.ts';

const { niches, fieldFacts, verticals, wordings, twins } = loadTestKnowledge();
const verticalIds = new Set(verticals.map(({ id }) => id));

function listTwice(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.has(id) || !seen.add(id));
}

/** The tables are checked line by line when they are read; here is what only all of them together can break. */
describe('niches', () => {
  it('are many, in most fields', () => {
    expect(niches.length).toBeGreaterThanOrEqual(250);
    expect(new Set(niches.map(({ vertical }) => vertical)).size).toBeGreaterThanOrEqual(60);
  });

  it('have one id each, in a field that is known', () => {
    expect(listTwice(niches.map(({ id }) => id))).toEqual([]);
    expect(listTwice(niches.map(({ name }) => name))).toEqual([]);
    expect(niches.filter(({ vertical }) => !verticalIds.has(vertical))).toEqual([]);
  });

  it('name a rule for the United States, the Union, the United Kingdom and India', () => {
    const lacking = niches.flatMap(({ id, rules }) =>
      ['US', 'EU', 'GB', 'IN']
        .filter((place) => !rules.some(({ region }) => region === place || region === 'global'))
        .map((place) => `${id} ${place}`),
    );
    expect(lacking).toEqual([]);
  });

  it('can each be met in plain words, none of them twice', () => {
    const byNiche = new Map(wordings.map((one) => [one.niche, one]));
    expect(niches.filter(({ id }) => (byNiche.get(id)?.plain.length ?? 0) < 100).map(({ id }) => id)).toEqual(
      [],
    );
    expect(wordings.flatMap(({ plain }) => listTwice(plain))).toEqual([]);
  });

  it('are the twin of one at most, which is nobody’s twin itself', () => {
    const [homes, others] = [twins.map(([home]) => home), twins.map(([, other]) => other)];
    const known = new Set(niches.map(({ id }) => id));
    expect([...homes, ...others].filter((id) => !known.has(id))).toEqual([]);
    expect(listTwice(others)).toEqual([]);
    expect(homes.filter((id) => others.includes(id))).toEqual([]);
  });

  it('are recalled, and never graded high', () => {
    expect(niches.filter(({ confidence }) => confidence === 'high').map(({ id }) => id)).toEqual([]);
  });

  it('share no sentence', () => {
    const clauses = niches.flatMap(({ today, cost, pains, failures, changes }) => [
      today,
      cost,
      ...pains,
      ...failures,
      ...changes.map(({ says }) => says),
    ]);
    expect(listTwice(clauses)).toEqual([]);
  });
});

describe('facts of the fields', () => {
  it('are, with the published figures of the verticals, 1,500 and more', () => {
    const published = verticals.reduce((sum, { facts }) => sum + facts.length, 0);
    expect(fieldFacts.length + published).toBeGreaterThanOrEqual(1500);
  });

  it('have one id each, and belong to niches that exist', () => {
    expect(listTwice(fieldFacts.map(({ id }) => id))).toEqual([]);
    const known = new Set(niches.map(({ id }) => id));
    for (const fact of fieldFacts)
      for (const id of fact.niches)
        expect(known.has(id) && id.startsWith(`${fact.vertical}/`), fact.id).toBe(true);
  });

  it('say where and how sure', () => {
    for (const { id, region, checked, confidence, unit, value } of fieldFacts) {
      expect(region, id).toMatch(/^(?:[A-Z]{2}|global)$/u);
      if (!checked) expect(confidence, id).not.toBe('high');
      if (unit === 'share' && value !== null) expect(value, id).toBeLessThanOrEqual(1);
    }
  });

  it('keep publishers who disagree side by side', () => {
    const spreads = listSpreads(fieldFacts);
    expect(spreads.length).toBeGreaterThanOrEqual(20);
    for (const { low, high, members } of spreads) {
      expect(members.length).toBeGreaterThanOrEqual(2);
      expect(members.map(({ value }) => value)).toContain(low);
      expect(members.map(({ value }) => value)).toContain(high);
    }
  });
});
