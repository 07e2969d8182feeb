import { expect, it } from 'vitest';
import { reloadOnce } from './chunk-reload.ts';

it('reloads for a vanished chunk, and not again until a minute has passed', () => {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  let reloads = 0;
  const around = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => now,
    reload: () => {
      reloads += 1;
    },
  };
  expect(reloadOnce(around)).toBe(true);
  now += 59_000;
  expect(reloadOnce(around)).toBe(false);
  now += 2000;
  expect(reloadOnce(around)).toBe(true);
  expect(reloads).toBe(2);
});
