import { expect, it } from 'vitest';
import type { FieldFact } from './niche.ts';
import { listSpreads } from './spread.ts';

function fact(id: string, value: number | null, more: Partial<FieldFact> = {}): FieldFact {
  return {
    id: `gaming/${id}`,
    vertical: 'gaming',
    what: 'Players',
    says: 'about # people play',
    value,
    unit: 'people',
    kind: 'count',
    region: 'US',
    year: 2024,
    publisher: id.split('@')[1] ?? '',
    confidence: 'low',
    checked: false,
    niches: [],
    ...more,
  };
}

it('joins what several publishers say about one thing, lowest to highest, and keeps them all', () => {
  const facts = [fact('players@a', 30), fact('studios@a', 5), fact('players@b', 10), fact('players@c', 20)];
  expect(listSpreads(facts)).toEqual([
    {
      subject: 'gaming/players',
      region: 'US',
      unit: 'people',
      low: 10,
      high: 30,
      members: [facts[0], facts[2], facts[3]],
    },
  ]);
});

it.each([
  ['another region', fact('players@b', 10, { region: 'GB' })],
  ['another unit', fact('players@b', 10, { unit: 'households' })],
  ['the same publisher again', fact('players@a2', 10, { publisher: 'a' })],
  ['no value', fact('players@b', null)],
  ['another subject', fact('players-online@b', 10)],
])('is no spread with %s', (_, other) => {
  expect(listSpreads([fact('players@a', 30), other])).toEqual([]);
});
