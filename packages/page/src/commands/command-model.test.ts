import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page, Section } from '../document/page.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { noon, pageOf, sectionOf, still } from '../testing/pages.ts';
import { designTheme } from '../theme/theme.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';

/** What the specification says of each command, written a second time over a plain list of ids. */
const kinds = Object.keys(sectionKinds) as SectionKindId[];
const names = ['a', 'b', 'c', 'd', 'e'] as const;
const idOf = (name: string) => `section-${name}`;
const page = (order: readonly string[]): Page =>
  pageOf(order.map((name) => sectionOf('faq', name, { heading: name })));
const ids = ({ sections }: Page) => sections.map(({ id }) => id);
const some = fc.shuffledSubarray([...names]);
const name = fc.constantFrom(...names, 'nobody');
const chosen = fc.option(name);
/** The id of the command goes before the selection. */
const meant = (id: string | null, selected: string | null) => idOf(id ?? selected ?? 'nobody');
const at = (id: string | null) => (id === null ? {} : { id: idOf(id) });
const context = (selected: string | null) => still(selected === null ? null : idOf(selected));

test('[PG3] remove takes the one that is meant, and nobody else', () => {
  fc.assert(
    fc.property(some, chosen, chosen, (order, id, selected) => {
      const after = apply(page(order), { type: 'remove', ...at(id) }, context(selected));
      expect(ids(after)).toEqual(order.map(idOf).filter((one) => one !== meant(id, selected)));
    }),
  );
});

test.each([
  ['moveUp', -1],
  ['moveDown', 1],
] as const)('[PG3] [PG4] %s goes one place and stops at the end', (type, by) => {
  fc.assert(
    fc.property(some, chosen, chosen, (order, id, selected) => {
      const before = page(order);
      const expected = order.map(idOf);
      const from = expected.indexOf(meant(id, selected));
      const to = from + by;
      const after = apply(before, { type, ...at(id) }, context(selected));
      if (from < 0 || to < 0 || to >= expected.length) {
        expect(after).toBe(before);
        return;
      }
      [expected[from], expected[to]] = [expected[to] ?? '', expected[from] ?? ''];
      expect(ids(after)).toEqual(expected);
    }),
  );
});

test('[PG3] moveTo lifts one out and puts it down, beyond the ends at the end', () => {
  fc.assert(
    fc.property(some, name, fc.integer({ min: -3, max: 8 }), (order, id, to) => {
      const expected = order.map(idOf).filter((one) => one !== idOf(id));
      if (order.some((one) => one === id))
        expected.splice(Math.min(expected.length, Math.max(0, to)), 0, idOf(id));
      expect(ids(apply(page(order), { type: 'moveTo', id: idOf(id), at: to }, still()))).toEqual(expected);
    }),
  );
});

test('[PG3] a swap does not ask what is selected', () => {
  fc.assert(
    fc.property(some, name, name, chosen, (order, one, other, selected) => {
      const expected = order.map(idOf);
      const [from, to] = [expected.indexOf(idOf(one)), expected.indexOf(idOf(other))];
      if (from >= 0 && to >= 0) [expected[from], expected[to]] = [idOf(other), idOf(one)];
      const swap = { type: 'swap', ids: [idOf(one), idOf(other)] } as const;
      expect(ids(apply(page(order), swap, context(selected)))).toEqual(expected);
    }),
  );
});

test.each(kinds)(
  '[PG1] %s: a new one has its kind’s first variant, every field, and the version of today',
  (kind) => {
    const { variants, shape, migrations } = getKind(kind);
    const added = apply(page(['a']), { type: 'add', section: { kind } }, still()).sections[1];
    expect(added).toMatchObject({ kind, variant: variants[0], version: migrations.length + 1 });
    expect(Object.keys(added?.data ?? {})).toEqual(Object.keys(shape));
    expect(added).not.toHaveProperty('updatedAt');
    expect(added).not.toHaveProperty('isDuplicate');
    for (const variant of variants) {
      const made = apply(page([]), { type: 'add', section: { kind, variant } }, still());
      expect(made.sections[0]?.variant).toBe(variant);
    }
    const unknown = apply(page([]), { type: 'add', section: { kind, variant: 'nothing' } }, still());
    expect(unknown.sections[0]?.variant).toBe(variants[0]);
  },
);

test.each(kinds)('[PG2] %s: a variant it has is taken, another is not, and its words stay', (kind) => {
  const section: Section = sectionOf(kind, 'x', { heading: 'H', name: 'N' });
  const change = (variant: string) =>
    apply(pageOf([section]), { type: 'update', id: section.id, changes: { variant } }, still()).sections[0];
  for (const variant of getKind(kind).variants)
    expect(change(variant)).toEqual({ ...section, variant, updatedAt: new Date(noon).toISOString() });
  expect(change('nothing')?.variant).toBe(section.variant);
});

test('[PG2] a value that is wrong becomes empty, and no other value of the section moves', () => {
  const section = sectionOf('hero', 'x', { heading: 'H', lead: 'L', action: { label: 'Go', href: '#a' } });
  const run = (data: object) =>
    apply(pageOf([section]), { type: 'update', id: section.id, changes: { data: { ...data } } }, still())
      .sections[0]?.data;
  expect(run({ heading: 'x'.repeat(141) })).toEqual({ ...section.data, heading: '' });
  expect(run({ action: { label: 'Go', href: 'javascript:x' } })).toEqual({
    ...section.data,
    action: { label: '', href: '' },
  });
  expect(run({ nobody: 'x' })).toEqual(section.data);
});

test('[PG5] every copy of a copy is marked, and each has an id of its own', () => {
  let now = page(['a']);
  for (let time = 0; time < 5; time += 1)
    now = apply(now, { type: 'duplicate', id: now.sections.at(-1)?.id ?? '' }, still());
  expect(new Set(ids(now)).size).toBe(6);
  expect(now.sections.map(({ isDuplicate }) => isDuplicate ?? false)).toEqual([
    false,
    ...Array(5).fill(true),
  ]);
  expect(now.sections.every(({ data }) => data.heading === 'a')).toBe(true);
});

test('[PG6] a theme takes several tokens at once, and its own values are no change', () => {
  const before = page(['a']);
  const theme = { brand: '#aa3300', radius: 'large', density: 'airy', type: 'slab' } as const;
  const after = apply(before, { type: 'changeTheme', theme }, still());
  expect(after).toEqual({ ...before, theme });
  expect(apply(after, { type: 'changeTheme', theme: { radius: 'large' } }, still())).toBe(after);
  expect(apply(after, { type: 'changeTheme', theme: designTheme }, still())).toEqual(before);
});

test('no command changes the page or the sections it was given', () => {
  const order = [...names];
  const before = page(order);
  const frozen = JSON.stringify(before);
  const id = idOf('b');
  const all: readonly Command[] = [
    { type: 'add', section: { kind: 'team' } },
    { type: 'update', id, changes: { data: { heading: 'New' } } },
    { type: 'remove', id },
    { type: 'swap', ids: [id, idOf('d')] },
    { type: 'moveUp', id },
    { type: 'moveDown', id },
    { type: 'moveTo', id, at: 4 },
    { type: 'duplicate', id },
    { type: 'changeTheme', theme: { density: 'dense' } },
    { type: 'replacePage', page: page(['a']) },
  ];
  for (const command of all) {
    expect(apply(before, command, still()), command.type).not.toBe(before);
    expect(JSON.stringify(before)).toBe(frozen);
  }
});

test('a full page takes no copy, and gives one up before it takes another', () => {
  const full = pageOf(Array.from({ length: 1000 }, (_, place) => sectionOf('team', String(place))));
  const first = idOf('0');
  expect(apply(full, { type: 'duplicate', id: first }, still())).toBe(full);
  const room = apply(full, { type: 'remove', id: first }, still());
  expect(apply(room, { type: 'duplicate', id: idOf('1') }, still()).sections).toHaveLength(1000);
});
