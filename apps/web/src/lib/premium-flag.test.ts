// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { onPremiumEvent, writePremiumFlag } from './premium-flag.ts';

it('[§4] keeps a global premium flag, and "premium-status-changed" fires whenever it changes', () => {
  const heard: unknown[] = [];
  const stop = onPremiumEvent(window, () => heard.push(window.isPremium));
  writePremiumFlag(window, false);
  expect(window.isPremium).toBe(false);
  writePremiumFlag(window, true);
  writePremiumFlag(window, true);
  writePremiumFlag(window, false);
  expect(heard).toEqual([true, false]);
  stop();
});
