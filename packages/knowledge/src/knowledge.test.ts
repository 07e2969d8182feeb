import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../test/known.ts';
import type { Benchmark } from './knowledge.ts';

const knowledge = loadTestKnowledge();
const { verticals, buyers, countries, benchmarks, segments } = knowledge;
const facts = verticals.flatMap((vertical) => vertical.facts);
const isoCodes = new Set(countries.map(({ iso }) => iso));
const confidences = ['high', 'medium', 'low'];

function isRegion(region: string): boolean {
  return region === 'EU' || region === 'global' || isoCodes.has(region);
}

function expectUnique(ids: readonly string[]): void {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
}

describe('facts', () => {
  it('have one id each, named after their vertical', () => {
    expectUnique(facts.map(({ id }) => id));
    for (const { id, facts: own } of verticals)
      for (const fact of own) expect(fact.id).toMatch(new RegExp(`^${id}/[a-z0-9-]+-\\d{4}[a-z0-9-]*$`, 'u'));
  });

  it.each(facts.map((fact) => [fact.id, fact] as const))('%s is whole', (_, fact) => {
    expect(Number.isFinite(fact.value) && fact.value > 0).toBe(true);
    // A forecast is about a year to come; everything else was counted.
    expect(fact.year).toBeGreaterThanOrEqual(1990);
    expect(fact.year).toBeLessThanOrEqual(fact.kind === 'forecast' ? 2035 : 2026);
    expect(isRegion(fact.region)).toBe(true);
    expect(confidences).toContain(fact.confidence);
    expect(fact.publisher.length).toBeGreaterThan(1);
    expect(fact.unit).toMatch(/^(?:[A-Z]{3}|USD\/year|share|[a-z]+)$/u);
    if (fact.unit === 'share') expect(fact.value).toBeLessThan(1);
    // Whole units: a market of "7.2" would be one whose scale was lost.
    if (/^[A-Z]{3}$/u.test(fact.unit)) expect(fact.value).toBeGreaterThan(1e8);
    if (!fact.checked) expect(fact.confidence).not.toBe('high');
  });

  it('keep every publisher where they disagree', () => {
    const telehealth = facts.filter(
      ({ id, region, year }) => id.startsWith('telehealth/') && region === 'global' && year === 2023,
    );
    expect(telehealth.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([9e9, 27.5e9, 142.96e9]);
  });
});

describe('verticals', () => {
  it('are the ones the forms offer, in their order', () => {});

  it.each(verticals.map((vertical) => [vertical.id, vertical] as const))('%s is whole', (_, vertical) => {
    expect(vertical.companies.length).toBeGreaterThanOrEqual(5);
    expectUnique(vertical.companies.map(({ name }) => name));
    expect(vertical.facts.length).toBeGreaterThanOrEqual(1);
    expectUnique(vertical.keywords);
    for (const keyword of vertical.keywords) expect(keyword).toBe(keyword.toLowerCase());
    for (const list of [
      vertical.customers,
      vertical.businessModels,
      vertical.regulation,
      vertical.risks,
      vertical.channels,
      vertical.trendDrivers,
    ]) {
      expect(list.length).toBeGreaterThanOrEqual(1);
      expect(list.every((text) => text.trim() === text && text !== '')).toBe(true);
    }
    if (vertical.acvUsd !== null) expect(vertical.acvUsd[0]).toBeLessThan(vertical.acvUsd[1]);
  });
});

describe('buyers', () => {
  it('have one id each', () => {
    expectUnique(buyers.map(({ id }) => id));
  });

  it.each(buyers.map((buyer) => [buyer.id, buyer] as const))('%s is whole', (_, buyer) => {
    expect(Number.isInteger(buyer.value) && buyer.value > 0).toBe(true);
    expect(buyer.year).toBeGreaterThanOrEqual(1990);
    expect(buyer.year).toBeLessThanOrEqual(2026);
    expect(isRegion(buyer.region)).toBe(true);
    expect(confidences).toContain(buyer.confidence);
    expect(buyer.unit).toMatch(/^[a-z]+$/u);
    expect(buyer.aka.length).toBeGreaterThanOrEqual(1);
    for (const name of buyer.aka) expect(name).toBe(name.toLowerCase());
    for (const id of buyer.verticals) expect(verticals.map((one) => one.id)).toContain(id);
    if (!buyer.checked) expect(buyer.confidence).not.toBe('high');
  });

  it('agree with the verticals’ own facts where both count the same', () => {
    const byValue = new Set(buyers.map(({ value }) => value));
    for (const value of [136_855, 189_717, 265_872, 35_835, 122_643, 197_138, 86_232, 16_957, 1_900_487])
      expect(byValue).toContain(value);
  });

  it('split establishments by size without losing any', () => {
    const groups = buyers.filter(({ id, size }) => id.startsWith('us-places-') && size === undefined);
    expect(groups).toHaveLength(9);
    for (const { id, value } of groups) {
      const parts = buyers.filter((one) => one.id.startsWith(`${id}-`) && one.size !== undefined);
      const total = parts.reduce((sum, one) => sum + one.value, 0);
      // Published shares are rounded to a tenth of a percent.
      expect(Math.abs(total - value) / value).toBeLessThan(0.003);
    }
  });
});

describe('countries', () => {
  it('have one code each, and sizes that fit into one another', () => {
    expectUnique(countries.map(({ iso }) => iso));
    expect(countries).toHaveLength(51);
    for (const { iso, population, households, internetUsers, smartphones, priceIndex } of countries) {
      expect(iso).toMatch(/^[A-Z]{2}$/u);
      expect(households ?? 1).toBeLessThan(population);
      expect(internetUsers).toBeLessThanOrEqual(population);
      expect(smartphones ?? 1).toBeLessThan(population);
      expect(priceIndex[0]).toBeLessThanOrEqual(priceIndex[1]);
      expect(priceIndex[1]).toBeLessThanOrEqual(1);
    }
  });
});

describe('benchmarks and segments', () => {
  it('have one id each', () => {
    expectUnique(benchmarks.map(({ id }) => id));
    expectUnique(segments.map(({ id }) => id));
  });

  it.each(benchmarks.map((benchmark) => [benchmark.id, benchmark] as const))(
    '%s says something',
    (_, benchmark) => {
      expect(benchmark.bands.length > 0 || benchmark.typical !== null).toBe(true);
      expect(benchmark.year).toBeGreaterThanOrEqual(1990);
      expect(benchmark.year).toBeLessThanOrEqual(2026);
      expect(confidences).toContain(benchmark.confidence);
      for (const { from, to } of benchmark.bands)
        if (from !== null && to !== null) expect(from).toBeLessThanOrEqual(to);
    },
  );

  it('have bands that follow one another where they cover a line', () => {
    const covering = benchmarks.filter(({ bands }) => bands.length > 2 && bands[0]?.from === null);
    expect(covering.length).toBeGreaterThan(10);
    for (const { bands, id } of covering)
      bands.forEach((band, at) => {
        if (at > 0) expect(band.from, id).toBe(bands[at - 1]?.to);
      });
  });

  it.each([
    ['burn_multiple', null, [1, 1.5, 2, 3]],
    ['ltv_cac', null, [1, 3, 5]],
    ['magic_number', null, [0.5, 0.75, 1]],
    ['quick_ratio', null, [1, 2, 4]],
    ['logo_churn_monthly', 'SMB', [0.02, 0.03, 0.05, 0.07]],
  ])('%s has the published edges', (metric, segment, edges) => {
    const found = benchmarks.filter(
      (one) => one.metric === metric && one.segment === segment && one.bands.length > 0,
    );
    expect(found.map(edgesOf)).toContainEqual(edges);
  });
});

function edgesOf({ bands }: Benchmark): readonly (number | null)[] {
  return bands.slice(1).map(({ from }) => from);
}
