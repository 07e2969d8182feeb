import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSection } from '../document/read-section.ts';
import type { Field, Shape } from '../fields/field.ts';
import { readData } from '../fields/read-data.ts';
import type { Data } from '../fields/shape.ts';
import { isShown } from '../render/is-shown.ts';
import { makePaper } from '../render/write-on-paper.ts';
import { getKind } from '../sections/get-kind.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';
import { anyData, findLoose } from './any-data.ts';
import { sectionOf } from './pages.ts';

interface Expected {
  /** The first is the default. Pages name them, so none may go. */
  readonly variants: readonly string[];
  /** Names and limits of the fields: `heading 120, items 12 (title 80)`. Stored pages have them, so a change needs a migration. */
  readonly shape: string;
  /** Each of these alone is enough for visitors to see it; a heading seldom is. */
  readonly needs: readonly string[];
  /** What a new one says, part by part. */
  readonly start: string;
  /** As a page of version 1 has it in the database. */
  readonly stored: Data;
  /** What the stored one is written as, in the first variant. */
  readonly written: string;
}

/** What each folder of a section promises, in tests named after its kind. */
export function checkKind(id: SectionKindId, expected: Expected): void {
  const kind = getKind(id);
  test(`${id}: what version 1 stored is read as it was, in every variant`, () => {
    expect(kind.variants).toEqual(expected.variants);
    expect(describeShape(kind.shape)).toBe(expected.shape);
    for (const variant of expected.variants) {
      const { version: _, ...rest } = sectionOf(id, 'x');
      const complaints: string[] = [];
      const stored = { ...rest, variant, version: 1, data: expected.stored };
      const section = readSection(stored, 0, (sentence) => complaints.push(sentence));
      expect(complaints).toEqual([]);
      expect(section).toMatchObject({ variant, version: kind.migrations.length + 1, data: expected.stored });
      expect(section && isShown(section)).toBe(true);
    }
    const alone = (name: string) => isShown(sectionOf(id, 'x', { [name]: expected.stored[name] ?? '' }));
    expect(Object.keys(kind.shape).filter(alone)).toEqual(expected.needs);
  });

  test(`${id}: what it writes, with the same words in every variant`, () => {
    expect(writeKind(id, expected.stored)).toBe(expected.written);
    const words = (markup: string) => textsOf(markup).sort();
    for (const variant of expected.variants)
      expect(words(writeKind(id, expected.stored, { variant }))).toEqual(words(expected.written));
  });

  test(`${id}: what a new one says`, () => {
    const action = { label: 'Book', href: '#book' };
    const phone = { label: '555', href: 'tel:555' };
    const data = kind.start({ title: 'Acme', action, phone, price: '$9 a month' });
    expect(textsOf(writeKind(id, data)).join(' | ')).toBe(expected.start);
  });

  test(`${id}: any words give whole markup, and none of it theirs`, () => {
    fc.assert(
      fc.property(anyData(kind.shape), fc.constantFrom(...kind.variants), (data, variant) => {
        const markup = writeKind(id, data, { variant });
        expect(findLoose(markup)).toEqual([]);
        expect(markup).not.toMatch(/<(?:script|b onx)|="javascript:/);
      }),
      { numRuns: 30 },
    );
  });
}

interface Options {
  readonly variant?: string;
  readonly formAction?: string | null;
}

/** What stands inside the section in no design at all. */
export function writeKind(
  id: SectionKindId,
  data: Data,
  { variant, formAction = '/join' }: Options = {},
): string {
  const kind = getKind(id);
  const paper = makePaper({
    id: 'section-x',
    variant: variant ?? kind.variants[0],
    title: 'Acme',
    formAction,
    isFirst: false,
  });
  return kind.render(readData(kind.shape, data), paper).markup.trim();
}

function textsOf(markup: string): string[] {
  const texts = markup.split(/<[^>]*>/).map((text) => text.trim());
  return texts.filter((text) => text !== '');
}

function describeShape(shape: Shape): string {
  const describe = (field: Field): string => {
    if (field.type === 'list') return `${field.maxItems} (${describeShape(field.item)})`;
    return field.type === 'link' || field.type === 'image' ? field.type : String(field.maxLength);
  };
  return Object.entries(shape)
    .map(([name, field]) => `${name} ${describe(field)}`)
    .join(', ');
}
