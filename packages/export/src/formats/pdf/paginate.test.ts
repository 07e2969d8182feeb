import { expect, test } from 'vitest';
import { room } from './page.ts';
import { paginate } from './paginate.ts';
import { type Strip, together } from './strip.ts';

const strip = (height: number, more: Partial<Strip> = {}): Strip => ({ height, paint: () => {}, ...more });
const note = Math.floor(room.height / 10);
const end = [strip(12, { before: 18 }), ...Array.from({ length: 5 }, () => strip(12))];

// Two columns of ten are a page.
test.each([0, 3, 8, 14, 19, 20, 21, 28, 36, 38, 54])(
  'after %d notes the end of a document stays together',
  (count) => {
    const notes = Array.from({ length: count }, () => strip(note));
    const columns = strip(0, { columns: { strips: notes, shift: 250 }, keep: true });
    const pages = paginate([strip(20, { keep: true }), columns, ...together(end)], new Map());
    const placed = pages.map(({ laid }) => laid.map(({ strip: one }) => one.height));
    expect(placed.flat().filter((height) => height === note)).toHaveLength(count);
    expect(placed.at(-1)?.filter((height) => height === 12)).toHaveLength(end.length);
    for (const { laid } of pages)
      for (const { strip: one, y } of laid) expect(y + one.height).toBeLessThan(790);
  },
);

const layout = (strips: readonly Strip[]) =>
  paginate(strips, new Map()).map(({ laid }) => laid.map(({ strip: one }) => Math.round(one.height)));

test('a chapter begins a page, or goes on below a few rows', () => {
  const chapter = strip(30, { startsPage: true });
  const [few, many] = [120, Math.round(room.height / 2)];
  expect(layout([strip(few), chapter])).toEqual([[few], [30]]);
  expect(layout([strip(many), chapter, strip(few), chapter])).toEqual([[many], [30, few, 30]]);
  expect(layout([strip(many), chapter, strip(many), chapter])).toEqual([[many], [30, many], [30]]);
});

test('a drawing is a little smaller to end on its page, never much', () => {
  const drawing = (height: number): Strip =>
    strip(height, { keep: true, smaller: (share) => drawing(height * share) });
  const figure = [strip(20, { keep: true }), drawing(300), strip(20)];
  const left = (height: number) => strip(room.height - height);
  expect(layout([left(300), ...figure]).map((page) => page.length)).toEqual([4]);
  expect(layout([left(340), ...figure])[0]?.[2]).toBe(300);
  expect(layout([left(250), ...figure]).map((page) => page.length)).toEqual([1, 3]);
  const fine: Strip = strip(300, { keep: true, smaller: () => null });
  expect(layout([left(300), strip(20, { keep: true }), fine, strip(20)]).map((page) => page.length)).toEqual([
    1, 3,
  ]);
});
