import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyData, readData } from '../fields/read-data.ts';
import type { Data } from '../fields/shape.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { anyData } from '../testing/any-data.ts';
import { withoutBlanks } from './without-blanks.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];

test('an item with nothing in it goes, one with a word, a picture or a link with words and address stays', () => {
  const link = { label: '', href: 'https://a.example' };
  const image = { src: '', alt: 'words about no picture', width: 1, height: 1 };
  const items: Data[] = [
    { title: ' ', link, image },
    { title: 'A', link, image },
    { title: '', link: { label: 'B', href: '#b' }, image },
    { title: '', link, image: { ...image, src: '/images/a.png' } },
  ];
  expect(withoutBlanks({ heading: '', items })).toEqual({ heading: '', items: items.slice(1) });
});

test('an item goes whose own list has blank items only', () => {
  const rows = (...names: string[]) => names.map((name) => ({ name }));
  const groups = [{ rows: rows('', ' ') }, { rows: rows('', 'Bread') }];
  expect(withoutBlanks({ groups })).toEqual({ groups: [{ rows: rows('Bread') }] });
});

test.each(kinds)(
  '%s: what is left is what was there, in its order, and a second time changes nothing',
  (kind) => {
    const { shape } = getKind(kind);
    fc.assert(
      fc.property(anyData(shape), (raw) => {
        const data = readData(shape, raw);
        const clean = withoutBlanks(data);
        expect(withoutBlanks(clean)).toEqual(clean);
        for (const [name, value] of Object.entries(data))
          if (!Array.isArray(value)) expect(clean[name]).toBe(value);
          else expect(value.length).toBeGreaterThanOrEqual((clean[name] as readonly Data[]).length);
      }),
      { numRuns: 20 },
    );
  },
);

test.each(kinds)('%s: a new item in each of its lists is written nowhere before it has a word', (kind) => {
  const { shape } = getKind(kind);
  const lists = Object.entries(shape).flatMap(([name, field]) =>
    field.type === 'list' ? [[name, [emptyData(field.item)]] as const] : [],
  );
  const data = readData(shape, Object.fromEntries(lists));
  expect(withoutBlanks(data)).toEqual(emptyData(shape));
});
