import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import { readPage } from '../document/read-page.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { pageOf, sectionOf, still } from '../testing/pages.ts';
import { amend, type History, perform, redo, startHistory, undo } from './history.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];
const start = pageOf([sectionOf('hero', 'a'), sectionOf('faq', 'b'), sectionOf('team', 'c')]);

/** Commands that name sections by their place, so that most of them meet one. */
type Draft = (history: History) => { readonly command: Command; readonly selected: string | null };

const place = fc.nat({ max: 6 });
const idAt = ({ present: { sections } }: History, at: number): string => sections[at]?.id ?? 'section-none';
const plain =
  (command: Command): Draft =>
  () => ({ command, selected: null });

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc.constantFrom(...kinds).map((kind) => plain({ type: 'add', section: { kind } })),
  fc.tuple(place, fc.string()).map(
    ([at, heading]): Draft =>
      (history) => ({
        command: { type: 'update', id: idAt(history, at), changes: { data: { heading } } },
        selected: null,
      }),
  ),
  fc.tuple(place, place).map(
    ([one, other]): Draft =>
      (history) => ({
        command: { type: 'swap', ids: [idAt(history, one), idAt(history, other)] },
        selected: null,
      }),
  ),
  fc.tuple(fc.constantFrom('remove', 'moveUp', 'moveDown', 'duplicate'), place).map(
    ([type, at]): Draft =>
      (history) => ({ command: { type }, selected: idAt(history, at) }),
  ),
  fc
    .constantFrom('#aa3300', '#123456', null)
    .map((brand) => plain({ type: 'changeTheme', theme: { brand } })),
  fc
    .subarray([...start.sections])
    .map((sections) => plain({ type: 'replacePage', page: pageOf(sections, { design: 'memo' }) })),
);

const play = (history: History, drafts: readonly Draft[], random: () => number): History =>
  drafts.reduce((now, make) => {
    const { command, selected } = make(now);
    return perform(now, command, still(selected, random));
  }, history);

const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
};
const repeat = (count: number, step: (history: History) => History, history: History): History =>
  Array.from({ length: count }).reduce<History>((now) => step(now), history);

test('undo of every step gives the first page, redo of every step the last', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 25 }), fc.nat(), (drafts, seed) => {
      const done = play(startHistory(start), drafts, chance(seed));
      const undone = repeat(done.past.length, undo, done);
      expect(undone.present).toBe(start);
      expect(undone.past).toEqual([]);
      const redone = repeat(undone.future.length, redo, undone);
      expect(redone.present).toBe(done.present);
      expect(redone.past).toEqual(done.past);
    }),
  );
});

test('one step and its undo are nothing', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 8 }), draft, (drafts, last) => {
      const before = play(startHistory(start), drafts, chance(7));
      const after = play(before, [last], chance(8));
      if (after === before) return;
      expect(undo(after).present).toBe(before.present);
      expect(redo(undo(after)).present).toBe(after.present);
    }),
  );
});

test('whatever is done, ids are unique, the page reads as valid, and untouched sections stay the same objects', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 25 }), fc.nat(), (drafts, seed) => {
      let history = startHistory(start);
      const random = chance(seed);
      for (const make of drafts) {
        const { command, selected } = make(history);
        const before = history.present;
        history = perform(history, command, still(selected, random));
        const { sections } = history.present;
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
        if (command.type === 'replacePage') continue;
        const fresh = sections.filter((section) => !before.sections.includes(section));
        expect(fresh.length).toBeLessThanOrEqual(1);
      }
      const stored: unknown = JSON.parse(JSON.stringify(history.present));
      const { page, problem } = readPage(stored);
      expect(problem).toBeNull();
      expect(page).toEqual(history.present);
    }),
  );
});

test('a step that changes nothing leaves no trace and keeps what can be redone', () => {
  const [first] = start.sections;
  const one = perform(startHistory(start), { type: 'remove', id: first?.id ?? '' }, still());
  const undone = undo(one);
  expect(perform(undone, { type: 'moveUp' }, still())).toBe(undone);
  expect(redo(undone).present).toBe(one.present);
});

test('a new step after an undo forgets what was undone', () => {
  const one = perform(startHistory(start), { type: 'add', section: { kind: 'logos' } }, still());
  const other = perform(undo(one), { type: 'changeTheme', theme: { density: 'airy' } }, still());
  expect(other.future).toEqual([]);
  expect(redo(other)).toBe(other);
});

test('at both ends nothing happens', () => {
  const history = startHistory(start);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('the last 500 steps can be undone', () => {
  const toggle = (at: number): Command => ({
    type: 'changeTheme',
    theme: { brand: at % 2 === 0 ? '#000000' : '#ffffff' },
  });
  const long = Array.from({ length: 510 }, (_, at) => toggle(at)).reduce(
    (now, command) => perform(now, command, still()),
    startHistory(start),
  );
  expect(long.past).toHaveLength(500);
});

test('letters of one field are undone together', () => {
  const type = (heading: string) =>
    ({ type: 'update', id: 'section-a', changes: { data: { heading } } }) as const;
  const first = perform(startHistory(start), type('S'), still());
  const typed = amend(amend(first, type('Se'), still()), type('Sea'), still());
  expect(typed.present.sections[0]?.data.heading).toBe('Sea');
  expect(undo(typed).present).toBe(start);
  expect(redo(undo(typed)).present).toBe(typed.present);
});
