import { loadKnowledge } from '@slipway/facts/load';
import { describe, expect, test } from 'vitest';
import { trades } from './index.ts';

const { verticals } = loadKnowledge();

test('every vertical has its notes, and no note is about an unknown one', () => {
  expect(trades.map(({ id }) => id).sort()).toEqual(verticals.map(({ id }) => id).sort());
});

describe.each(verticals.map((vertical) => [vertical.id, vertical] as const))('%s', (id, vertical) => {
  const notes = trades.find((one) => one.id === id)?.notes ?? [];

  test('every note is about a fact of the vertical, and every risk, trend and rule has one', () => {
    const facts = [...vertical.risks, ...vertical.trendDrivers, ...vertical.regulation];
    expect(notes.map(({ of }) => of).filter((of) => !facts.includes(of))).toEqual([]);
    const told = new Set(notes.map(({ of }) => of));
    expect(facts.filter((fact) => !told.has(fact))).toEqual([]);
  });

  test.each(notes.map((note) => [note.says, note] as const))('%s', (says, { of, where }) => {
    const words = says.split(/\s+/u).length;
    expect(words).toBeGreaterThan(4);
    expect(words).toBeLessThanOrEqual(18);
    expect(says).not.toMatch(/[.!?]$|\{/u);
    // A number is part of a name that the fact itself carries: PSD2, NIS2.
    for (const [token] of says.matchAll(/[\p{L}\p{N}]*\p{Nd}[\p{L}\p{N}]*/gu)) expect(of).toContain(token);
    for (const place of where) expect(place).toMatch(/^[A-Z]{2}$/);
  });
});
