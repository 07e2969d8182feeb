import { expect, test } from 'vitest';
import { doFixedWork } from './fixed-work.ts';
import { measurePace } from './pace.ts';

test('the work is the same each time, and its pace is a number above nought', async () => {
  expect(doFixedWork()).toBe(66);
  expect(await measurePace()).toBeGreaterThan(0.01);
});
