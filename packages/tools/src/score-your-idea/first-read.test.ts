import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { firstRead } from './first-read.ts';
import { gather } from './gather.ts';

const read = (idea: string, niche?: string) =>
  firstRead(gather({ idea, ...(niche === undefined ? {} : { niche }) }, loadTestLibrary()));

describe('the first read of a typed idea', () => {
  it('gives a lean, a range and a question', () => {
    const found = read('Online booking for dental practices in Ohio', 'dental-clinic-software/recall');
    expect(found).toMatchObject({
      verdict: 'read',
      idea: { lean: expect.stringMatching(/weak|middle|strong/u) },
      evidence: { rung: 'none' },
      earned: 0,
      question: expect.stringMatching(/\?$/u),
    });
    expect(found.says).not.toMatch(/\{\{/u);
  });

  it('earns nothing by a guess, and something by what is plain', () => {
    expect(read('Booking for dentists, they would surely pay for it').earned).toBe(0);
    expect(
      read('Booking for dentists; nine dental practices in Ohio pay us $49 a month').earned,
    ).toBeGreaterThan(80);
  });

  it('has no dial for what nobody knows, and asks where there is no idea', () => {
    expect(read('Moths trained to sing for glaciers').idea).toBeNull();
    expect(read(' ')).toMatchObject({ verdict: 'asks', idea: null, reason: null });
  });
});
