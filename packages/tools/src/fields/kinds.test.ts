import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyValue } from '../conformance/any-input.ts';
import type { Field } from '../field.ts';
import { isBlankAnswer } from './answer.ts';
import { kindOf } from './kind-of.ts';
import { isBlank, type Refusal } from './shared/read-value.ts';
import { kindTesting } from './testing/kinds.gen.ts';

/** What every kind of field promises, whoever wrote it. A new folder is under test as soon as it is in the list. */
const kinds: readonly { readonly field: Field; readonly sample: unknown }[] = Object.values(kindTesting);
const isRefusal = (read: unknown): read is Refusal =>
  typeof read === 'object' && read !== null && 'problem' in read;

describe.each(kinds.map((one) => [one.field.kind, one] as const))('%s', (name, { field, sample }) => {
  const kind = kindOf(field);

  test('its field is of its own kind, named and explained', () => {
    expect(field.kind).toBe(name);
    expect(field.label).toMatch(/^\p{Lu}/u);
  });

  test('the sample survives reading, and being shown in a form', () => {
    expect(kind.read(field, sample, null)).toEqual(sample);
    const answer = kind.write(field, sample);
    expect(answer).not.toBeNull();
    if (answer === null) return;
    expect(isBlankAnswer(answer)).toBe(false);
    expect(kind.read(field, kind.raw(field, answer), null)).toEqual(sample);
    expect(kind.say(field, answer)).toMatch(/^[^\n]{1,120}$/u);
  });

  test('what it lets in is plain JSON, and is let in again unchanged', () => {
    fc.assert(
      fc.property(anyValue(field, ['An idea.']), (raw) => {
        const value = kind.read(field, raw, null);
        if (isRefusal(value)) throw new Error(value.problem);
        expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
        if (isBlank(value)) return;
        expect(kind.read(field, value, null)).toEqual(value);
        const answer = kind.write(field, value);
        if (answer === null || isBlankAnswer(answer)) return;
        expect(kind.read(field, kind.raw(field, answer), null)).toEqual(value);
        expect(kind.say(field, answer)).not.toContain('\n');
      }),
      { numRuns: 60 },
    );
  });

  test('whatever else comes is refused with a sentence, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.array(fc.dictionary(fc.string(), fc.anything()))),
        (raw) => {
          const value = kind.read(field, raw, null);
          if (isRefusal(value)) expect(value.problem).toMatch(/^\p{Lu}.+[.?]$/su);
          else expect(JSON.parse(JSON.stringify(value))).toEqual(value);
          kind.write(field, raw);
          kind.currencyIn(field, raw);
        },
      ),
      { numRuns: 120 },
    );
  });

  test('any text in its box is read or refused, and can be said in one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const answer of [
          text,
          [{ at: text, value: text, name: text, c0: text, cohort: text, m0: text }],
        ]) {
          const value = kind.read(field, kind.raw(field, answer), null);
          if (isRefusal(value)) expect(value.problem.length).toBeLessThan(400);
          expect(kind.say(field, answer)).not.toContain('\n');
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the record keeps what the field would take again', () => {
    const value = kind.read(field, sample, null);
    if (isRefusal(value)) throw new Error(value.problem);
    const kept = kind.keep(value);
    if (kept !== null) expect(isRefusal(kind.read(field, kept, null))).toBe(false);
  });
});
