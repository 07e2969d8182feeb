import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeReading, putBack, setFact } from './edit-facts.ts';
import { beforeLast, listChanges } from './history.ts';
import { prefill } from './prefill.ts';
import { type CompanyRecord, emptyRecord, mergeRecord, type Slot } from './record.ts';

const at = '2026-11-01T00:00:00.000Z';
const byHand = (record: CompanyRecord, id: string, value: unknown) =>
  setFact(record, id, value, { at, provenance: { kind: 'hand' } });

test('a change is a fact that differs; the same again is none', () => {
  const first = byHand(emptyRecord, 'price', 249);
  expect(listChanges(emptyRecord, first)).toMatchObject([{ id: 'price', slot: { value: 249 } }]);
  expect(listChanges(first, byHand(first, 'price', 249))).toEqual([]);
  expect(listChanges(first, byHand(first, 'price', ''))).toEqual([{ id: 'price', slot: null }]);
});

test('what is typed again over what was read becomes the founder’s own', () => {
  const read = mergeReading(emptyRecord, { price: { value: 249, quote: '$249' } }, at);
  expect(read.price?.provenance).toEqual({ kind: 'read', quote: '$249' });
  expect(byHand(read, 'price', 249).price?.provenance).toEqual({ kind: 'hand' });
  expect(mergeRecord(read, 'score-your-idea', { price: 249 }, at).price?.provenance).toEqual({
    kind: 'entered',
  });
});

test('a reading fills gaps only, and no form', () => {
  const known = byHand(emptyRecord, 'price', 100);
  expect(mergeReading(known, { price: { value: 249, quote: '$249' } }, at)).toEqual(known);
  const read = mergeReading(known, { customer: { value: 'dentists', quote: 'dentists' } }, at);
  const fields = ['price', 'customer'].map((name) => ({ name, kind: name === 'price' ? 'number' : 'text' }));
  expect(prefill(fields, read, null)).toEqual({ price: 100 });
});

test('going back and back again walks through every value, and never loses one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('undo')), { maxLength: 40 }),
      (steps) => {
        let record = emptyRecord;
        const history: { slot: Slot | null; isUndo: boolean }[] = [];
        // What a person would expect: a stack of values.
        const stack: number[] = [];
        const keep = (next: CompanyRecord, isUndo: boolean) => {
          for (const { slot } of listChanges(record, next)) history.push({ slot, isUndo });
          record = next;
        };
        for (const step of steps) {
          if (step === 'undo') {
            const before = beforeLast(history);
            if (before === undefined) expect(stack).toEqual([]);
            else keep(putBack(record, 'price', before), true);
            stack.pop();
          } else {
            if (stack.at(-1) !== step) stack.push(Number(step));
            keep(byHand(record, 'price', step), false);
          }
          expect(record.price?.value).toBe(stack.at(-1));
        }
      },
    ),
  );
});
