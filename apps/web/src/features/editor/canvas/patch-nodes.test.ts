// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchNodes } from './patch-nodes.ts';

const bar = (names: readonly string[]) =>
  `<nav aria-label="Contents"><ol>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol></nav>`;

function patch(from: string, to: string) {
  const place = document.createElement('div');
  place.innerHTML = from;
  const rows = [...place.querySelectorAll('li')];
  const wanted = document.createElement('div');
  wanted.innerHTML = to;
  patchNodes(place, [...place.childNodes], [...wanted.childNodes]);
  return { place, rows };
}

it('touches only what differs', () => {
  const { place, rows } = patch(bar(['a', 'b', 'c']), bar(['a', 'x', 'c', 'd']));
  const after = [...place.querySelectorAll('li')];
  expect(after.slice(0, 3)).toEqual(rows);
  expect(place.innerHTML).toBe(bar(['a', 'x', 'c', 'd']));
});

it('reads like the wanted ones afterwards, whatever was there', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  const markup = fc.oneof(
    names.map(bar),
    fc.constantFrom('', '<header class="x">Hi<b>!</b></header>', 'text'),
  );
  fc.assert(
    fc.property(markup, markup, (from, to) => {
      expect(patch(from, to).place.innerHTML).toBe(to);
    }),
    { numRuns: 60 },
  );
});
