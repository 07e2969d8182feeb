import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('one form for number and tense', () => {
  it.each([
    ['bakeries', 'bakery'],
    ['clinics', 'clinic'],
    ['boxes', 'box'],
    ['charging', 'charge'],
    ['cancelled', 'cancel'],
    ['planning', 'plan'],
    ['selling', 'sell'],
    ['loans', 'loan'],
    ['coaches', 'coach'],
  ])('%s meets %s', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['building', 'build'],
    ['training', 'train'],
    ['leading', 'lead'],
    ['advanced', 'advance'],
    ['news', 'new'],
    ['caring', 'car'],
    ['hiring', 'hair'],
    ['business', 'busy'],
    ['bus', 'bu'],
  ])('%s does not meet %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
