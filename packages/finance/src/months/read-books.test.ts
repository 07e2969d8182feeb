import { describe, expect, it } from 'vitest';
import { row, table } from '../testing/month-rows.ts';
import { monthLabel, shortLabel, spanLabel } from './calendar.ts';
import { readBooks } from './read-books.ts';

describe('months', () => {
  it('sorts, and leaves a hole open instead of filling it with zero', () => {
    const books = readBooks([row('2026-03', { mrr: 3 }), row('2025-12', { mrr: 1 })], 'missing');
    expect(books.months).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
    expect(books.cells.mrr).toEqual([1, null, null, 3]);
    expect(books.absent).toEqual(['2026-01', '2026-02']);
  });

  it('names them', () => {
    expect(monthLabel('2026-09')).toBe('September 2026');
    expect(shortLabel('2026-09')).toBe('Sep 2026');
    expect(spanLabel('2026-07', '2026-09')).toBe('July to September 2026');
    expect(spanLabel('2025-10', '2026-09')).toBe('October 2025 to September 2026');
  });
});

describe('opening and closing MRR', () => {
  const moves = { newMrr: 100, expansionMrr: 20, reactivationMrr: 0, contractionMrr: 5, churnedMrr: 15 };

  it('follows from the movements when it is not given', () => {
    const books = readBooks(
      table(3, (at) => (at === 0 ? { ...moves, startMrr: 1_000 } : moves)),
      'missing',
    );
    expect(books.startMrr).toEqual([1_000, 1_100, 1_200]);
    expect(books.endMrr).toEqual([1_100, 1_200, 1_300]);
  });

  it('is not known without a start', () => {
    expect(
      readBooks(
        table(2, () => moves),
        'missing',
      ).endMrr,
    ).toEqual([null, null]);
  });
});

describe('a blank movement', () => {
  const partly = { newMrr: 100, expansionMrr: 20, contractionMrr: 5, churnedMrr: 15 };

  it('counts as none when the month reconciles without it', () => {
    const books = readBooks(
      table(2, (at) => ({ mrr: 1_000 + 100 * at, ...partly })),
      'missing',
    );
    expect(books.cells.reactivationMrr).toEqual([null, 0]);
    expect(books.settled).toEqual([{ month: '2026-02', movement: 'reactivationMrr', reconciles: true }]);
  });

  it('stays open when it does not', () => {
    const books = readBooks(
      table(2, (at) => ({ mrr: 1_000 + 180 * at, ...partly })),
      'missing',
    );
    expect(books.cells.reactivationMrr).toEqual([null, null]);
    expect(books.open).toEqual(['2026-01', '2026-02']);
  });

  it('counts as none when the founder says so', () => {
    const books = readBooks(
      table(2, (at) => ({ mrr: 1_000 + 180 * at, ...partly })),
      'none',
    );
    expect(books.cells.reactivationMrr).toEqual([0, 0]);
  });

  it('is left alone in a month without any movement', () => {
    const books = readBooks(
      table(2, () => ({ mrr: 1_000 })),
      'none',
    );
    expect(books.cells.newMrr).toEqual([null, null]);
  });
});

describe('signs', () => {
  it('turns a column of costs that was exported with a minus', () => {
    const books = readBooks(
      table(2, () => ({ cogs: -5, cash: -7 })),
      'missing',
    );
    expect(books.cells.cogs).toEqual([5, 5]);
    expect(books.cells.cash).toEqual([-7, -7]);
    expect(books.turned).toEqual(['cogs']);
  });
});
