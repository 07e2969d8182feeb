import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { valueAt, withValueAt } from './at-path.ts';
import type { Field, Shape } from './field.ts';
import { emptyData, readData } from './read-data.ts';
import type { Data } from './shape.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];
const anyKind = fc.constantFrom(...kinds);
const shapeOf = (kind: SectionKindId): Shape => getKind(kind).shape;

/** Values that a field takes, and now and then one that it does not. */
function anyOf(field: Field): fc.Arbitrary<unknown> {
  const right = (): fc.Arbitrary<unknown> => {
    if (field.type === 'list') return fc.array(dataOf(field.item), { maxLength: 3 });
    if (field.type === 'link')
      return fc.record({ label: fc.string({ maxLength: 20 }), href: fc.constantFrom('', '#a', 'tel:1') });
    if (field.type === 'image')
      return fc.record({
        src: fc.constant(''),
        alt: fc.string(),
        width: fc.nat({ max: 10_000 }),
        height: fc.nat(9),
      });
    return fc.string({ maxLength: field.maxLength });
  };
  return fc.oneof({ weight: 6, arbitrary: right() }, { weight: 1, arbitrary: fc.anything() });
}

function dataOf(shape: Shape): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(shape).map(([name, field]) => [name, anyOf(field)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

const kindAndData = anyKind.chain((kind) => fc.tuple(fc.constant(kind), dataOf(shapeOf(kind))));

test('whatever comes in, what is read has the names of its kind and no others', () => {
  fc.assert(
    fc.property(kindAndData, fc.anything(), ([kind, raw], other) => {
      for (const given of [raw, other, { ...raw, evil: 1 }])
        expect(Object.keys(readData(shapeOf(kind), given))).toEqual(Object.keys(shapeOf(kind)));
    }),
  );
});

test('what was read is read again as it is, and nothing is complained of', () => {
  fc.assert(
    fc.property(kindAndData, ([kind, raw]) => {
      const complaints: string[] = [];
      const read = readData(shapeOf(kind), raw);
      const again = readData(shapeOf(kind), JSON.parse(JSON.stringify(read)), (one) => complaints.push(one));
      expect(again).toEqual(read);
      expect(complaints).toEqual([]);
    }),
  );
});

test('what is wrong is empty and complained of once for each', () => {
  fc.assert(
    fc.property(anyKind, fc.constantFrom(7, true, null, Symbol.iterator.toString), (kind, bad) => {
      const shape = shapeOf(kind);
      const complaints: string[] = [];
      const raw = Object.fromEntries(Object.keys(shape).map((name) => [name, bad]));
      expect(readData(shape, raw, (one) => complaints.push(one))).toEqual(emptyData(shape));
      expect(complaints).toHaveLength(Object.keys(shape).length);
    }),
  );
});

test('a value that is put at a path is there, and no other path has changed', () => {
  fc.assert(
    fc.property(kindAndData, fc.string({ maxLength: 20 }), ([kind, raw], words) => {
      const data: Data = readData(shapeOf(kind), raw);
      const texts = Object.entries(data).filter(([, value]) => typeof value === 'string');
      for (const [name] of texts) {
        const after = withValueAt(data, name, words);
        expect(valueAt(after, name)).toBe(words);
        for (const other of Object.keys(data)) if (other !== name) expect(after[other]).toBe(data[other]);
      }
    }),
  );
});
