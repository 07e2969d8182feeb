import { expect, it } from 'vitest';
import { loadNaming } from '../../packages/naming/disk/load-naming.ts';
import { measureName } from '../../packages/naming/src/measure-name.ts';
import { rateName, scoreName } from '../../packages/naming/src/rate-name.ts';
import { brands } from '../../packages/naming/src/testing/brands.ts';

const naming = loadNaming();
const score = (name: string) => scoreName(rateName(measureName(naming, name, { awayFrom: [] })));

/** mulberry32, so that the pairs are the same each time. */
const draw = ((state: number) => () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
})(17);

function shuffle(name: string): string {
  const letters = [...name];
  for (let at = letters.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [letters[at], letters[other]] = [letters[other] ?? '', letters[at] ?? ''];
  }
  const shuffled = letters.join('');
  return shuffled === name ? shuffle(name) : shuffled;
}

it('a name scores higher than its own letters shuffled in 95 of 100 of 200 pairs', () => {
  expect(new Set(brands).size).toBe(200);
  const lost = brands
    .map((name) => [name, shuffle(name)] as const)
    .filter(([name, other]) => score(name) <= score(other));
  expect(lost.length, lost.join('; ')).toBeLessThanOrEqual(10);
});
