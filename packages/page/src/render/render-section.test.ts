import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { designIds } from '../designs/ids.gen.ts';
import { emptyData } from '../fields/read-data.ts';
import type { Data } from '../fields/shape.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { anyData } from '../testing/any-data.ts';
import { sectionOf } from '../testing/pages.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { layoutOf, listLayouts } from './layouts.ts';
import { renderPlain, renderSection } from './render-section.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];
const filled = (kind: SectionKindId): Data => (sampleCompany.content[kind] as Data | undefined) ?? {};
/** Each section in each of its layouts. */
const everyLayout = (design: (typeof designIds)[number]) =>
  kinds.flatMap((kind) =>
    listLayouts(design, kind).map((variant) => ({ ...sectionOf(kind, 'x', filled(kind)), variant })),
  );

test.each(designIds)('%s: an item that was added and says nothing yet is not on the page', (design) => {
  for (const section of everyLayout(design)) {
    const { shape } = getKind(section.kind);
    const more = Object.entries(shape).flatMap(([name, field]) => {
      const now = section.data[name];
      return field.type === 'list' && Array.isArray(now) && now.length < field.maxItems
        ? [[name, [emptyData(field.item), ...now]] as const]
        : [];
    });
    const longer = { ...section, data: { ...section.data, ...Object.fromEntries(more) } };
    expect(renderPlain({ title: 'A', design }, longer, false)).toBe(
      renderPlain({ title: 'A', design }, section, false),
    );
  }
});

test.each(designIds)('%s: a picture is shown once, also where the layout has no place for it', (design) => {
  const image = { src: '/images/own.png', alt: 'Our shop', width: 40, height: 30 };
  for (const section of everyLayout(design))
    for (const [name, field] of Object.entries(getKind(section.kind).shape)) {
      if (field.type !== 'image') continue;
      const markup = renderPlain(
        { title: 'A', design },
        { ...section, data: { ...section.data, [name]: image } },
        false,
      );
      expect(markup.match(/src="\/images\/own\.png"/g), `${section.kind} ${section.variant}`).toHaveLength(1);
      expect(markup).toContain('alt="Our shop"');
    }
});

test.each(designIds)('%s: the first section has the one h1, the others begin at h2', (design) => {
  for (const section of everyLayout(design)) {
    const levels = (isFirst: boolean) =>
      [...renderPlain({ title: 'A', design }, section, isFirst).matchAll(/<h(\d)/g)].map(
        ([, level]) => level,
      );
    expect(levels(false), section.kind).not.toContain('1');
    if (section.kind === 'hero') expect(levels(true).filter((level) => level === '1')).toHaveLength(1);
    const [top] = levels(false);
    if (top !== undefined) expect(top).toBe('2');
  }
});

test.each(designIds)(
  '%s: its rules reach the kinds of its argument, and no section in another layout',
  (design) => {
    const planned = new Set<string>(designs[design].sections.map(({ kind }) => kind));
    for (const section of everyLayout(design)) {
      const { kind } = section;
      const [own] = listLayouts(design, kind);
      const [, names = ''] =
        /class="([^"]*)"/.exec(renderPlain({ title: 'A', design }, section, false)) ?? [];
      const classes = names.split(' ');
      const isOwn = layoutOf(design, section) === own;
      expect(classes.includes(`s-${kind}`)).toBe(isOwn);
      expect(classes.includes('set')).toBe(!isOwn);
      expect(classes.includes(`k-${kind}`)).toBe(!isOwn);
      expect(classes.includes('extra')).toBe(
        isOwn && !planned.has(kind) && designs[design].renders[kind] === undefined,
      );
      expect(classes).toContain(`v-${layoutOf(design, section).replaceAll(' ', '-')}`);
    }
  },
);

test.each(designIds)('%s: a form stands there only where somebody receives what is sent', (design) => {
  const write = (kind: SectionKindId, formAction: string | null) =>
    renderSection({ title: 'A', design }, sectionOf(kind, 'x', filled(kind)), { formAction, isFirst: false })
      .markup;
  expect(write('waitlist-form', '/p/a/join')).toContain('action="/p/a/join"');
  expect(write('waitlist-form', null)).not.toContain('<form');
  for (const kind of kinds.filter((one) => one !== 'waitlist-form'))
    expect(write(kind, '/p/a/join'), kind).not.toContain('<form');
});

test.each(kinds)('%s: a section is the same whoever wrote it twice, with ids that only it has', (kind) => {
  fc.assert(
    fc.property(anyData(getKind(kind).shape), fc.constantFrom(...designIds), (data, design) => {
      const one = sectionOf(kind, 'one', data);
      const write = (id: string) => renderPlain({ title: 'A', design }, { ...one, id }, false);
      expect(write('section-one')).toBe(write('section-one'));
      expect(write('section-two')).toBe(write('section-one').replaceAll('section-one', 'section-two'));
      const ids = [...write('section-one').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id?.startsWith('section-one'))).toBe(true);
    }),
    { numRuns: 20 },
  );
});
