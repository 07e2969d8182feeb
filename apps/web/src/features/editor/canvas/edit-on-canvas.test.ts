// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { createEditorStore } from '../state/editor-store.ts';
import { createPageDrawing } from './draw-page.ts';
import { editOnCanvas, offerFields } from './edit-on-canvas.ts';

const hero = sectionOf('hero', 'h', {
  heading: 'Seals',
  action: { label: 'Write', href: 'mailto:a@b.example' },
});
const faq = sectionOf('faq', 'q', { items: [{ question: 'Why?', answer: 'So.' }] });
let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => stop());

function make() {
  const store = createEditorStore(pageOf([hero, faq]), { isEditing: true });
  const drawing = createPageDrawing({ document, isHeard: true, setStyle: () => undefined });
  const draw = () => {
    const { history, editor } = store.get();
    drawing.draw(history.present, { isEditing: editor.isEditing, selectedId: editor.selectedElement });
  };
  draw();
  store.subscribe(draw);
  stop = editOnCanvas(document, store, drawing);
  const at = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    return found;
  };
  const fire = (element: Element, name: string, more: object = {}) => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), more);
    element.dispatchEvent(event);
    return event;
  };
  return { store, at, fire };
}

test('a press selects the section, offers its fields and opens the one that was pressed', () => {
  const { store, at, fire } = make();
  fire(at('#section-q [data-field]'), 'mousedown');
  expect(store.get().editor.selectedElement).toBe(faq.id);
  expect(at('#section-q [data-field]').getAttribute('contenteditable')).toBe('plaintext-only');
  expect(at('#section-q [data-rich]').getAttribute('aria-label')).toBe('Answer');
  fire(at('#section-h h1 [data-field]'), 'mousedown');
  expect(document.querySelectorAll('#section-q [contenteditable],#section-q [tabindex]')).toHaveLength(0);
});

test('what a design makes reachable itself stays so', () => {
  const { store, at } = make();
  at('#section-q').insertAdjacentHTML(
    'beforeend',
    '<div tabindex="0" role="region" aria-label="Prices"></div>',
  );
  offerFields(document, store, faq.id);
  offerFields(document, store, hero.id);
  expect(at('#section-q [role=region]').getAttribute('tabindex')).toBe('0');
});

test('a field that Tab reaches opens, with the caret behind its words', () => {
  const { store, at } = make();
  store.select(faq.id);
  offerFields(document, store, faq.id);
  const rich = at('#section-q [data-rich]');
  expect(document.querySelectorAll('[contenteditable]')).toHaveLength(0);
  rich.focus();
  expect(rich.getAttribute('contenteditable')).toBe('true');
  expect(rich.contains(document.getSelection()?.anchorNode ?? null)).toBe(true);
});

test('typed words become the field, rich text in its own writing, and the elements stay under the caret', () => {
  const { store, at, fire } = make();
  const field = at('#section-h h1 [data-field]');
  fire(field, 'mousedown');
  field.textContent = 'Seals by noon';
  fire(field, 'input');
  expect(store.get().editor.sections[0]?.data.heading).toBe('Seals by noon');
  expect(field.isConnected).toBe(true);
  const label = at('#section-h [data-field="action.label"]');
  label.textContent = 'Write to us';
  fire(label, 'input');
  expect(store.get().editor.sections[0]?.data.action).toEqual({
    label: 'Write to us',
    href: 'mailto:a@b.example',
  });
  const rich = at('#section-q [data-rich]');
  rich.innerHTML = '<p>So <b>it</b> is.</p><script>x</script>';
  fire(rich, 'input');
  expect(store.get().editor.sections[1]?.data.items).toEqual([
    { question: 'Why?', answer: 'So **it** is.\n\nx' },
  ]);
  fire(rich, 'focusout', { relatedTarget: null });
  expect(document.body.querySelector('script')).toBeNull();
  expect(at('#section-q strong').textContent).toBe('it');
});

test('going to the next field of the section keeps its element; Enter and Escape end a line', () => {
  const { at, fire } = make();
  const field = at('#section-h h1 [data-field]');
  const next = at('#section-h [data-field="action.label"]');
  fire(field, 'mousedown');
  field.textContent = 'New';
  fire(field, 'input');
  fire(field, 'focusout', { relatedTarget: next });
  expect(next.isConnected).toBe(true);
  expect(fire(field, 'keydown', { key: 'Enter' }).defaultPrevented).toBe(true);
  expect(fire(at('#section-q [data-rich]'), 'keydown', { key: 'Enter' }).defaultPrevented).toBe(false);
});

test('a field takes no more than it may, and in the preview nothing opens', () => {
  const { store, at, fire } = make();
  const field = at('#section-h h1 [data-field]');
  field.textContent = 'x'.repeat(140);
  expect(fire(field, 'beforeinput', { inputType: 'insertText' }).defaultPrevented).toBe(true);
  expect(fire(field, 'beforeinput', { inputType: 'deleteContentBackward' }).defaultPrevented).toBe(false);
  store.show((editor) => ({ ...editor, isEditing: false }));
  fire(at('#section-h h1'), 'mousedown');
  expect(store.get().editor.selectedElement).toBeNull();
  offerFields(document, store, null);
  expect(document.querySelector('[contenteditable]')).toBeNull();
});
