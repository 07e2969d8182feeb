// @vitest-environment happy-dom
import { perform, startHistory, undo } from '@slipway/page';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageOf, sectionOf, still } from '../../../../../../packages/page/src/testing/pages.ts';
import { placeInOrder } from '../../pages/place-in-order.ts';
import { createPageDrawing } from './draw-page.ts';

const hero = sectionOf('hero', 'h', { heading: 'Seals' });
const faq = sectionOf('faq', 'q', { heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] });
const empty = sectionOf('team', 't');
const footer = sectionOf('footer', 'f', { name: 'Sealfinder' });
const page = pageOf([hero, faq, empty, footer]);
const editing = { isEditing: true, selectedId: null };

beforeEach(() => {
  document.body.innerHTML = '';
});

function make() {
  const setStyle = vi.fn();
  const drawing = createPageDrawing({ document, isHeard: true, setStyle });
  drawing.draw(page, editing);
  return { drawing, setStyle, all: () => [...document.querySelectorAll('.s')] };
}
const ids = () => [...document.querySelectorAll('.s[id]')].map(({ id }) => id.slice(8));

test('shows every section while editing, empty ones as a note, and as visitors see it else', () => {
  const { drawing } = make();
  expect(ids()).toEqual(['h', 'q', 't', 'f']);
  expect(document.querySelector('h1 [data-field="heading"]')?.textContent).toBe('Seals');
  drawing.draw(page, { ...editing, isEditing: false });
  expect(ids()).toEqual(['h', 'q', 'f']);
  expect(document.querySelector('[data-field]')).toBeNull();
});

test('only the section that changed is drawn anew', () => {
  const { drawing, all } = make();
  const before = all();
  const changed = { ...faq, data: { ...faq.data, heading: 'Answered' } };
  drawing.draw(pageOf([hero, changed, empty, footer]), editing);
  const after = all();
  expect(after.map((element, at) => element === before[at])).toEqual([true, false, true, true]);
  expect(after[1]?.querySelector('h2')?.textContent).toBe('Answered');
});

test('a theme changes the style and no element', () => {
  const { drawing, setStyle, all } = make();
  const before = all();
  const { theme } = page;
  drawing.draw({ ...page, theme: { ...theme, brand: '#aa3300' } }, editing);
  expect(all()).toEqual(before);
  expect(all().every((element, at) => element === before[at])).toBe(true);
  expect(setStyle).toHaveBeenCalledTimes(2);
});

test('what is typed on the canvas is left alone until the typing ends, unless it is changed from elsewhere', () => {
  const { drawing, all } = make();
  const before = all();
  const headed = (heading: string) =>
    pageOf([hero, { ...faq, data: { ...faq.data, heading } }, empty, footer]);
  const heading = () => all()[1]?.querySelector('h2')?.textContent;
  drawing.typing(faq.id, () => drawing.draw(headed('Answered'), editing));
  drawing.draw(headed('Answered'), { ...editing, selectedId: faq.id });
  drawing.settle();
  expect(heading()).toBe('Answered');
  const settled = all()[1];
  expect(settled).not.toBe(before[1]);
  const typed = headed('Answered twice');
  drawing.typing(faq.id, () => drawing.draw(typed, editing));
  drawing.draw(typed, { ...editing, selectedId: faq.id });
  expect(all()[1]).toBe(settled);
  drawing.draw(page, editing);
  expect(heading()).toBe('Asked');
  drawing.settle();
  expect(heading()).toBe('Asked');
});

test('a section whose typed words are what would be drawn stays the same element, and no other does', () => {
  const { drawing, all } = make();
  const typed = { ...faq, data: { ...faq.data, heading: 'Answered' } };
  const [, before] = all();
  const field = before?.querySelector('h2 [data-field]');
  field?.setAttribute('contenteditable', 'plaintext-only');
  field?.setAttribute('tabindex', '0');
  const type = (words: string) => {
    if (field) field.textContent = words;
    drawing.typing(faq.id, () => drawing.draw(pageOf([hero, typed, empty, footer]), editing));
    drawing.draw(pageOf([hero, typed, empty, footer]), { ...editing, selectedId: faq.id });
    drawing.settle();
  };
  type('Answered');
  expect(all()[1]).toBe(before);
  type('Answered, and more that was cut');
  drawing.typing(faq.id, () => drawing.draw(pageOf([hero, { ...typed }, empty, footer]), editing));
  drawing.settle();
  expect(all()[1]).not.toBe(before);
  expect(all()[1]?.querySelector('h2')?.textContent).toBe('Answered');
});

test('the h1 goes to the first section that is shown', () => {
  const { drawing } = make();
  drawing.draw(pageOf([faq, hero, empty, footer]), editing);
  expect(document.querySelector('h1')).toBeNull();
  drawing.draw(page, editing);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('headings of a design that numbers them are counted on through all sections', () => {
  const { drawing } = make();
  const again = sectionOf('faq', 'r', { heading: 'More', items: [{ question: 'How?', answer: 'Thus.' }] });
  const numbers = () =>
    [...document.querySelectorAll('main h2')].map((one) => one.getAttribute('data-number'));
  drawing.draw(pageOf([hero, again, faq, footer]), editing);
  expect(numbers()).toEqual(['1', '2']);
  drawing.draw(pageOf([hero, faq, again, footer]), editing);
  expect(numbers()).toEqual(['1', '2']);
  drawing.draw(pageOf([hero, again, footer]), editing);
  expect(numbers()).toEqual(['1']);
  drawing.draw(pageOf([hero, again, footer], { design: 'calm' }), editing);
  expect(numbers()).toEqual([null]);
});

test('after any commands the canvas is what a fresh drawing would be', () => {
  const pick = fc.nat({ max: 5 });
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom('remove', 'moveUp', 'moveDown', 'duplicate'), at: pick }),
    fc.record({ type: fc.constant('moveTo'), at: pick, to: pick }),
    fc.record({ type: fc.constant('undo'), at: pick }),
    fc.record({ type: fc.constantFrom('add', 'update'), at: pick }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      document.body.innerHTML = '';
      const { drawing } = make();
      let seed = 0;
      let history = startHistory(page);
      for (const one of steps) {
        const id = history.present.sections[one.at]?.id ?? 'section-none';
        const context = still(id, () => (seed++ % 97) / 97);
        if (one.type === 'undo') history = undo(history);
        else if (one.type === 'add')
          history = perform(history, { type: 'add', section: { kind: 'faq' } }, context);
        else if (one.type === 'update')
          history = perform(history, { type: 'update', changes: { data: { heading: `H${seed}` } } }, context);
        else if (one.type === 'moveTo' && 'to' in one)
          history = perform(history, { type: 'moveTo', at: one.to }, context);
        else history = perform(history, { type: one.type as 'remove' }, context);
        drawing.draw(history.present, editing);
      }
      const patched = document.body.innerHTML.replace(/^.*?(?=<main)/s, '');
      createPageDrawing({ document, isHeard: true, setStyle: () => undefined }).draw(
        history.present,
        editing,
      );
      expect(patched).toBe(document.body.innerHTML.replace(/^.*?(?=<main)/s, ''));
    }),
    { numRuns: 25 },
  );
});

test('any order is reached from any other, and one far move is one move', () => {
  const parent = document.createElement('div');
  const items = Array.from({ length: 8 }, () => document.createElement('p'));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(items, { minLength: 8 }),
      fc.shuffledSubarray(items, { minLength: 8 }),
      fc.boolean(),
      (a, b, isKnown) => {
        parent.replaceChildren(...a);
        placeInOrder(parent, b, isKnown ? a : []);
        expect([...parent.children]).toEqual(b);
        expect([...parent.children].every((element, at) => element === b[at])).toBe(true);
      },
    ),
  );
  parent.replaceChildren(...items);
  const insert = vi.spyOn(parent, 'insertBefore');
  const [first, ...rest] = items;
  if (first) placeInOrder(parent, [...rest, first]);
  expect(insert.mock.calls.length).toBeLessThanOrEqual(1);
});
