import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicate, type Item, makeId, move, moveTo, remove, swap } from './index.ts';

interface Part extends Item {
  readonly data: { readonly words: string; readonly list: readonly { readonly n: number }[] };
}

const at = '2026-01-01T00:00:00.000Z';
const part = (name: number): Part => ({
  id: `part-${name}`,
  createdAt: at,
  updatedAt: at,
  data: { words: `w${name}`, list: [{ n: name }] },
});
const parts = fc
  .uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 })
  .map((names): readonly Part[] => names.map(part));
/** Mostly one that is there, sometimes none. */
const id = fc.nat({ max: 40 }).map((name) => `part-${name}`);
const ids = (items: readonly Item[]) => items.map((one) => one.id);
const context = (random = () => 0.5) => ({ nowMs: 1_794_830_400_000, random, selectedElement: null });
const same = (one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, place) => item === other[place]);

test('a move up changes places with the one above, at the top and for one that is not there nothing', () => {
  fc.assert(
    fc.property(parts, id, fc.constantFrom(-1 as const, 1 as const), (items, moved, by) => {
      const from = ids(items).indexOf(moved);
      const after = move(items, moved, by);
      if (from < 0 || from + by < 0 || from + by >= items.length) {
        expect(after).toBe(items);
        return;
      }
      expect(after[from + by]).toBe(items[from]);
      expect(after[from]).toBe(items[from + by]);
      expect(same(move(after, moved, by === 1 ? -1 : 1), items)).toBe(true);
    }),
  );
});

test('as many moves as it takes are one move to a place', () => {
  fc.assert(
    fc.property(parts, id, fc.integer({ min: -3, max: 15 }), (items, moved, to) => {
      const from = ids(items).indexOf(moved);
      const place = Math.min(items.length - 1, Math.max(0, to));
      const steps = Array.from({ length: from < 0 ? 0 : Math.abs(place - from) });
      const walked = steps.reduce<readonly Part[]>((now) => move(now, moved, place > from ? 1 : -1), items);
      expect(same(moveTo(items, moved, to), walked)).toBe(true);
    }),
  );
});

test('a swap is its own way back, and does not care who is named first', () => {
  fc.assert(
    fc.property(parts, id, id, (items, one, other) => {
      const after = swap(items, [one, other]);
      expect(same(after, swap(items, [other, one]))).toBe(true);
      expect(same(swap(after, [one, other]), items)).toBe(true);
      const isBoth = one !== other && [one, other].every((name) => ids(items).includes(name));
      expect(after === items).toBe(!isBoth);
    }),
  );
});

test('a swap of neighbours is a move', () => {
  fc.assert(
    fc.property(parts, fc.nat({ max: 11 }), (items, place) => {
      const [one, next] = [items[place], items[place + 1]];
      if (one === undefined || next === undefined) return;
      expect(same(swap(items, [one.id, next.id]), move(items, one.id, 1))).toBe(true);
    }),
  );
});

test('a removal takes that one and leaves the others the same objects in their order', () => {
  fc.assert(
    fc.property(parts, id, (items, gone) => {
      const after = remove(items, gone);
      expect(ids(after)).toEqual(ids(items).filter((one) => one !== gone));
      expect(after.every((item) => items.includes(item))).toBe(true);
      if (!ids(items).includes(gone)) expect(after).toBe(items);
      expect(remove(items, null)).toBe(items);
    }),
  );
});

test('a copy is last, says so, was never updated, and shares no object with its original', () => {
  fc.assert(
    fc.property(parts, id, (items, wanted) => {
      const original = items.find((one) => one.id === wanted);
      const after = duplicate('part', items, wanted, context());
      if (original === undefined) {
        expect(after).toBe(items);
        return;
      }
      const copy = after.at(-1);
      expect(same(after.slice(0, -1), items)).toBe(true);
      expect(copy).toEqual({
        id: copy?.id,
        createdAt: new Date(context().nowMs).toISOString(),
        isDuplicate: true,
        data: original.data,
      });
      expect(copy?.data).not.toBe(original.data);
      expect(copy?.data.list).not.toBe(original.data.list);
      expect(copy?.data.list[0]).not.toBe(original.data.list[0]);
    }),
  );
});

test('an id is what it is, the time and random text, and grows until nobody has it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (count, chance) => {
      const made: Item[] = [];
      for (let time = 0; time < count; time += 1)
        made.push({
          id: makeId(
            'section',
            made,
            context(() => chance),
          ),
          createdAt: at,
        });
      expect(new Set(ids(made)).size).toBe(count);
      for (const one of made) expect(one.id).toMatch(/^section-1794830400000-[a-z\d]{9,}$/);
    }),
  );
});
