import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import type { Field, Shape } from '../fields/field.ts';
import { readData } from '../fields/read-data.ts';
import type { Data, Value } from '../fields/shape.ts';
import { listLayouts } from '../render/layouts.ts';
import { renderEditable } from '../render/render-editable.ts';
import { renderBar } from '../render/render-page.ts';
import { renderSection } from '../render/render-section.ts';
import { getKind } from '../sections/get-kind.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';
import { makePalette } from '../theme/palette.ts';
import { anyData, findLoose } from './any-data.ts';
import { outline } from './outline.ts';
import { pageOf, sectionOf } from './pages.ts';
import { sampleCompany } from './sample-company.ts';
import { sampleFor } from './sample-for.ts';

type ByKind = { readonly [K in SectionKindId]?: string };

interface Expected {
  /** Its argument: the kinds in their order, and the layout where it is not the first. */
  readonly order: string;
  /** What stands above the page: of a company with all it may name, and of one with nothing. */
  readonly bar: string;
  readonly bareBar: string;
  /** Its roles in colour where the founder has no brand, and where the brand is a strong red. */
  readonly colours: string;
  readonly branded: string;
  /** Fields that its layout of a kind has no place for. Founders lose sight of what they wrote there: add none. */
  readonly unsaid: ByKind;
  /** What it writes of its sample where it writes a kind itself, of each list the first two. */
  readonly written: ByKind;
}

/** What each folder of a design promises, in tests named after it. */
export function checkDesign(id: DesignId, expected: Expected): void {
  const design = designs[id];
  const own = Object.keys(design.renders) as SectionKindId[];
  const write = (kind: SectionKindId, data: Data) =>
    renderSection({ title: 'Acme', design: id }, sectionAs(id, kind, data), {
      formAction: '/join',
      isFirst: false,
    }).markup;

  test(`${id}: its argument, and what stands above it`, () => {
    const order = design.sections.map(({ kind, variant }) =>
      variant === undefined ? kind : `${kind} (${variant})`,
    );
    expect(order.join(', ')).toBe(expected.order);
    const faq = { heading: 'Questions', items: [{ question: 'Q', answer: 'A' }] };
    const sections = [
      sectionOf('hero', 'hero', sampleOf('hero')),
      sectionOf('place', 'place', sampleOf('place')),
      sectionOf('faq', 'faq', faq),
    ];
    expect(outline(renderBar(pageOf(sections, { design: id })))).toBe(expected.bar);
    expect(outline(renderBar(pageOf([], { design: id })))).toBe(expected.bareBar);
  });

  test(`${id}: its colours with no brand, and with one`, () => {
    const say = (brand: string | null) =>
      Object.entries(makePalette(design.roles, design.hue, brand))
        .map(([role, hex]) => `${role} ${hex}`)
        .join(', ');
    expect(say(null)).toBe(expected.colours);
    expect(say('#c0182b')).toBe(expected.branded);
  });

  test.each(own)(`${id}: what it writes of a %s`, (kind) => {
    const own = sampleFor(id).content[kind] as Data | undefined;
    expect(outline(write(kind, firstTwo(own ?? sampleOf(kind))))).toBe(expected.written[kind]?.trim());
  });

  test.each(own)(
    `${id}: each word entered in a %s is there and can be typed where it stands, but for those named`,
    (kind) => {
      const words = new Map<string, string>();
      const data = nameEach(getKind(kind).shape, '', words);
      const [shown, canvas] = [
        write(kind, data),
        renderEditable({ title: 'Acme', design: id }, sectionAs(id, kind, data), false),
      ];
      const paths = [...words.keys()];
      const unsaid = paths.filter((path) => !shown.includes(words.get(path) ?? ''));
      expect(unsaid.join(', ')).toBe(expected.unsaid[kind] ?? '');
      const typed = paths.filter((path) => !unsaid.includes(path) && !/(?:href|src|alt)$|hex$/.test(path));
      expect(
        typed.filter(
          (path) => !canvas.includes(`data-field="${path}"`) && !canvas.includes(`data-rich="${path}"`),
        ),
      ).toEqual([]);
    },
  );

  test.each(own)(`${id}: any words in a %s give whole markup, and none of it theirs`, (kind) => {
    fc.assert(
      fc.property(anyData(getKind(kind).shape), (data) => {
        const markup = write(kind, data);
        expect(findLoose(markup)).toEqual([]);
        expect(markup).not.toMatch(/<(?:script|b onx)|="javascript:/);
        // What was left empty leaves no element behind that a reader or a screen reader would stop at.
        expect(markup).not.toMatch(/<(h\d|a|button|li|blockquote)\b[^>]*>\s*<\/\1>/);
      }),
      { numRuns: 30 },
    );
  });
}

function sectionAs(id: DesignId, kind: SectionKindId, data: Data) {
  const [variant = ''] = listLayouts(id, kind);
  return { ...sectionOf(kind, 'x'), variant, data: readData(getKind(kind).shape, data) };
}

const sampleOf = (kind: SectionKindId): Data => (sampleCompany.content[kind] as Data | undefined) ?? {};

function firstTwo(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value) => (Array.isArray(value) ? value.slice(0, 2) : value));
}

/** Each field says a word of its own, which is found by the field's path. */
function nameEach(shape: Shape, before: string, words: Map<string, string>): Data {
  const word = (path: string) => {
    words.set(path, `word${words.size}x`);
    return words.get(path) ?? '';
  };
  const value = (field: Field, path: string): Value => {
    if (field.type === 'list') return [nameEach(field.item, `${path}.0.`, words)];
    if (field.type === 'link')
      return { label: word(`${path}.label`), href: `https://${word(`${path}.href`)}.example` };
    if (field.type === 'image')
      return { src: `/images/${word(`${path}.src`)}.png`, alt: word(`${path}.alt`), width: 1, height: 1 };
    return word(path);
  };
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, value(field, `${before}${name}`)]),
  );
}
