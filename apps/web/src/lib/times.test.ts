import { describe, expect, it } from 'vitest';
import { describeAge } from './times.ts';

const now = Date.UTC(2026, 0, 31, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('age', () => {
  it.each([
    [0, 'just now'],
    [-5 * minute, 'just now'],
    [59_999, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [3 * hour, '3 hours ago'],
    [day, 'yesterday'],
    [6 * day, '6 days ago'],
    [65 * day, '2 months ago'],
    [800 * day, '2 years ago'],
  ])('%i ms is %s', (ageMs, text) => {
    expect(describeAge(now - ageMs, now)).toBe(text);
  });
});
