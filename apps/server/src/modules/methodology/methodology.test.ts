import { type MethodologyField, methodologyField, methodologyOverview } from '@slipway/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';

let kit: TestApp;
beforeAll(async () => {
  kit = await makeTestApp();
});
afterAll(() => kit.close());

async function readOverview() {
  return methodologyOverview.strict().parse((await kit.request('GET', '/api/methodology')).body);
}

async function readField(id: string): Promise<MethodologyField> {
  return methodologyField.strict().parse((await kit.request('GET', `/api/methodology/fields/${id}`)).body);
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);

test('counts what is known, each fact once', async () => {
  const { knowledge } = await kit.deps.library();
  const overview = await readOverview();
  const facts =
    knowledge.fieldFacts.length +
    knowledge.buyers.length +
    sum(knowledge.verticals.map((v) => v.facts.length));
  expect(overview.counts).toMatchObject({
    facts,
    niches: knowledge.niches.length,
    fields: knowledge.verticals.length,
    benchmarks: knowledge.benchmarks.filter(
      ({ publisher }) => !/^Slipway|^Convention$|^rule of thumb$/.test(publisher),
    ).length,
  });
  expect(overview.counts.benchmarks).toBeLessThan(knowledge.benchmarks.length);
  expect(sum(overview.byConfidence.map((one) => one.facts))).toBe(facts);
  expect(sum(overview.byRegion.map((one) => one.facts))).toBe(facts);
  expect(sum(overview.byYear.map(({ ageing, rules }) => ageing + rules))).toBe(facts);
  expect(sum(Object.values(overview.byKind))).toBe(facts);
  expect(overview.byConfidence.find(({ confidence }) => confidence === 'high')).toSatisfy(
    ({ facts: all, checked }) => all === checked,
  );
});

test('shows one fact of each grade, and publishers who disagree', async () => {
  const { examples, spread, spreads } = await readOverview();
  expect(examples.map(({ confidence }) => confidence)).toEqual(['high', 'medium', 'low']);
  expect(examples.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(spreads).toBeGreaterThan(1);
  const values = spread?.members.map(({ value }) => value) ?? [];
  expect(values.length).toBeGreaterThan(1);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(spread?.members.map(({ publisher }) => publisher)).size).toBe(values.length);
});

test('shows what the reader makes of a clear sentence and of a vague one', async () => {
  const [clear, vague] = (await readOverview()).readings;
  expect(clear?.field).not.toBeNull();
  for (const { words } of clear?.slots ?? []) expect(clear?.text).toContain(words);
  expect(clear?.slots.map(({ slot }) => slot)).toEqual(
    expect.arrayContaining(['Who pays', 'Where', 'Price']),
  );
  expect(vague).toMatchObject({ slots: [], field: null, question: expect.stringMatching(/\?$/) });
});

test('every drawer opens, and together they hold every fact', async () => {
  const { fields, counts } = await readOverview();
  const ids = new Set<string>();
  for (const { id, facts, niches, name } of fields) {
    const field = await readField(id);
    expect(field.name).toBe(name);
    expect(field.facts).toHaveLength(facts);
    expect(field.niches).toHaveLength(niches);
    for (const fact of field.facts) {
      ids.add(fact.id);
      expect(fact.says, fact.id).not.toMatch(/[#{}—]|undefined|NaN|\.\.$/);
      if (fact.figure !== null) expect(fact.says, fact.id).toContain(fact.figure);
    }
  }
  expect(ids.size).toBe(counts.facts);
});

test('may be kept, and is not sent twice', async () => {
  const first = await kit.request('GET', '/api/methodology');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  const again = await kit.request('GET', '/api/methodology', undefined, {
    headers: { 'if-none-match': etag },
  });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers.get('etag')).toBe(etag);
  const other = await kit.request('GET', '/api/methodology/fields/pet-care', undefined, {
    headers: { 'if-none-match': etag },
  });
  expect(other.status).toBe(200);
});

test('a field that is not known is not found, and nobody keeps that', async () => {
  const answer = await kit.request('GET', '/api/methodology/fields/alchemy');
  expect(answer).toMatchObject({ status: 404, code: 'request/not-found' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
