import { vi } from 'vitest';
import type { TestApp } from './kit.ts';

/** Moves the app's clock and the sign-in library's, which reads the machine's. End with `vi.useRealTimers()`. */
export function passTime(test: TestApp, ms: number): void {
  const target = Date.now() + ms;
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(target);
  test.clock.advance(ms);
}
