import { expect, test } from 'vitest';
import { noon, pageOf, sectionOf, still } from '../testing/pages.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';

const a = sectionOf('hero', 'a', { heading: 'A' });
const b = sectionOf('features', 'b', { heading: 'B', items: [{ title: 'Photo', body: 'From a phone' }] });
const c = sectionOf('faq', 'c', { heading: 'C' });
const page = pageOf([a, b, c]);
const run = (command: Command) => apply(page, command, still());

test('[PG1] a new section stands at the end, with id, createdAt, its kind’s first variant and empty data', () => {
  const added = run({ type: 'add', section: { kind: 'team' } }).sections.at(-1);
  expect(added).toEqual({
    id: `section-${noon}-iiiiiiiii`,
    kind: 'team',
    variant: 'rows',
    version: 1,
    createdAt: '2026-11-16T12:00:00.000Z',
    data: { heading: '', people: [] },
  });
});

test('[PG1] two sections of one moment and one chance get different ids', () => {
  const twice = [1, 2, 3].reduce(
    (now) => apply(now, { type: 'add', section: { kind: 'team' } }, still()),
    page,
  );
  expect(new Set(twice.sections.map(({ id }) => id)).size).toBe(6);
});

test('[PG1] what the caller gives is taken, what the kind does not have is not', () => {
  const section = { kind: 'faq', variant: 'folded', data: { heading: 'Questions', colour: 'red' } } as const;
  const added = run({ type: 'add', section }).sections.at(-1);
  expect(added?.variant).toBe('folded');
  expect(added?.data).toEqual({ heading: 'Questions', items: [] });
});

test('[PG2] update changes the named values, sets updatedAt, and leaves every other object the same', () => {
  const after = run({ type: 'update', id: b.id, changes: { data: { heading: 'New' } } });
  const changed = after.sections[1];
  expect(changed).toEqual({
    ...b,
    updatedAt: '2026-11-16T12:00:00.000Z',
    data: { ...b.data, heading: 'New' },
  });
  expect(changed?.data.items).toBe(b.data.items);
  expect(after.sections[0]).toBe(a);
  expect(after.sections[2]).toBe(c);
  expect(after.theme).toBe(page.theme);
});

test('[PG2] update cannot change id, kind or createdAt, and ignores a variant the kind does not have', () => {
  const forged = {
    id: 'section-x',
    kind: 'team',
    createdAt: '',
    variant: 'sideways',
    data: { constructor: 'x' },
  };
  const after = run({ type: 'update', id: a.id, changes: forged }).sections[0];
  expect(after).toEqual({ ...a, updatedAt: '2026-11-16T12:00:00.000Z' });
});

test.each<[string, Command]>([
  ['move up without a selection', { type: 'moveUp' }],
  ['move down without a selection', { type: 'moveDown' }],
  ['remove without a selection', { type: 'remove' }],
  ['duplicate without a selection', { type: 'duplicate' }],
  ['update without a selection', { type: 'update', changes: { data: { heading: 'x' } } }],
  ['move of an unknown section', { type: 'moveUp', id: 'section-z' }],
  ['removal of an unknown section', { type: 'remove', id: 'section-z' }],
  ['swap with an unknown section', { type: 'swap', ids: [a.id, 'section-z'] }],
  ['move to its own place', { type: 'moveTo', id: b.id, at: 1 }],
  ['move to no place', { type: 'moveTo', id: b.id, at: Number.NaN }],
  ['swap with itself', { type: 'swap', ids: [a.id, a.id] }],
  ['the same theme', { type: 'changeTheme', theme: { brand: null } }],
])('[PG4] %s has no effect: the page is the same object', (_, command) => {
  expect(run(command)).toBe(page);
});

test('[PG5] the copy is at the end, marked, newly created and never updated', () => {
  const updated = run({ type: 'update', id: b.id, changes: { data: { heading: 'New' } } });
  const after = apply(updated, { type: 'duplicate', id: b.id }, { ...still(), nowMs: noon + 1000 });
  expect(after.sections).toHaveLength(4);
  expect(after.sections.slice(0, 3)).toEqual(updated.sections);
  expect(after.sections.at(-1)).toEqual({
    ...b,
    id: `section-${noon + 1000}-iiiiiiiii`,
    createdAt: '2026-11-16T12:00:01.000Z',
    isDuplicate: true,
    data: { ...b.data, heading: 'New' },
  });
});

test('[PG5] the data of a copy shares no object with the original', () => {
  const copy = run({ type: 'duplicate', id: b.id }).sections.at(-1);
  expect(copy?.data).toEqual(b.data);
  expect(copy?.data).not.toBe(b.data);
  expect(copy?.data.items).not.toBe(b.data.items);
});

test('[PG6] a theme changes only what it names, and no section', () => {
  const after = run({ type: 'changeTheme', theme: { brand: '#aa3300' } });
  expect(after.theme).toEqual({ ...page.theme, brand: '#aa3300' });
  expect(after.sections).toBe(page.sections);
});

test('[PG6] a generated page takes the place of the old one', () => {
  const other = pageOf([c]);
  expect(run({ type: 'replacePage', page: other })).toBe(other);
});

test('a page takes no more than a thousand sections', () => {
  const full = pageOf(Array.from({ length: 1000 }, (_, at) => sectionOf('team', String(at))));
  expect(apply(full, { type: 'add', section: { kind: 'team' } }, still())).toBe(full);
});
