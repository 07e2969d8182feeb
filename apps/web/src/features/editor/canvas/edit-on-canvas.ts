import { changeField, fieldAt } from '../state/change-field.ts';
import type { EditorStore } from '../state/editor-store.ts';
import type { PageDrawing } from './draw-page.ts';
import { closeField } from './field-attributes.ts';
import { plainSource, richSource } from './rich-source.ts';

const fields = '[data-field],[data-rich]';

/** The frame's elements are of its own window's classes, so `instanceof Element` would not know them. */
const elementOf = (event: Event): HTMLElement | null =>
  event.target !== null && 'closest' in event.target ? (event.target as HTMLElement) : null;
const fieldOf = (event: Event) => elementOf(event)?.closest<HTMLElement>(fields) ?? null;
const sectionOf = (element: Element | null) => element?.closest('.s')?.id ?? null;
const pathOf = (field: HTMLElement) => field.dataset.field ?? field.dataset.rich ?? '';

/** Typing right on the page. The listeners run in our window; the frame itself runs nothing. */
export function editOnCanvas(document: Document, store: EditorStore, drawing: PageDrawing): () => void {
  const ending = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, work: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, work, { signal: ending.signal });
  const isEditing = () => store.get().editor.isEditing;

  /** Before the browser puts the caret: the fields of the section under the pointer open for it. */
  on('mousedown', (event) => {
    const id = sectionOf(elementOf(event));
    if (!isEditing() || id === null) return;
    // Selected first: closing the fields of the section before takes the focus out of it, which offers those of the selected one.
    store.select(id);
    offerFields(document, store, id);
    openField(fieldOf(event));
  });
  on('focusin', (event) => {
    const id = sectionOf(elementOf(event));
    if (!isEditing() || id === null) return;
    const field = fieldOf(event);
    // A link of another section that Tab passes on its way to the form selects nothing.
    if (field === null) return;
    if (field.hasAttribute('tabindex') && openField(field)) putCaret(field);
    store.select(id);
  });
  // A folded question opens by its sign, and its words can be typed.
  on('click', (event) => {
    if (isEditing() && fieldOf(event) !== null) event.preventDefault();
  });
  on('beforeinput', (event) => {
    const field = fieldOf(event);
    if (field === null || !event.inputType.startsWith('insert')) return;
    const room = roomIn(store, field);
    if (room <= 0 && !hasSelection(document)) event.preventDefault();
  });
  on('input', (event) => {
    const field = fieldOf(event);
    const id = sectionOf(field);
    if (field === null || id === null) return;
    const text = field.dataset.rich === undefined ? plainSource(field) : richSource(field);
    drawing.typing(id, () => changeField(store, id, pathOf(field), text));
  });
  on('focusout', (event) => {
    // From field to field of one section the elements have to stay: the next one is about to get the focus.
    const { relatedTarget: next } = event;
    const isNear =
      next !== null && 'closest' in next && sectionOf(next as Element) === sectionOf(elementOf(event));
    if (isNear) return;
    drawing.settle();
    offerFields(document, store, store.get().editor.selectedElement);
  });
  on('keydown', (event) => {
    const field = fieldOf(event);
    if (field === null) return;
    const type = fieldType(store, field);
    if (event.key === 'Escape' || (event.key === 'Enter' && (type === 'text' || type === 'link'))) {
      event.preventDefault();
      field.blur();
    }
  });
  // Only words come in: formats of other pages are not ours, and pictures have a field.
  on('paste', (event) => {
    const field = fieldOf(event);
    if (field === null) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const room = roomIn(store, field);
    const words = fieldType(store, field) === 'text' ? text.replace(/\s*\n\s*/g, ' ') : text;
    document.execCommand('insertText', false, words.slice(0, Math.max(0, room)));
  });
  on('drop', (event) => event.preventDefault());
  return () => ending.abort();
}

/** The section whose fields Tab reaches, in each frame. */
const offered = new WeakMap<Document, Element>();

/** What may be typed into is the selected section only: Tab goes from field to field of it. */
export function offerFields(document: Document, store: EditorStore, id: string | null): void {
  const before = offered.get(document);
  const section = store.get().editor.sections.find((one) => one.id === id);
  const element = section === undefined ? null : document.getElementById(section.id);
  if (before !== undefined && before !== element) {
    offered.delete(document);
    for (const field of before.querySelectorAll<HTMLElement>(fields)) closeField(field);
  }
  if (section === undefined || element === null) return;
  offered.set(document, element);
  for (const field of element.querySelectorAll<HTMLElement>(fields)) {
    if (field.hasAttribute('tabindex')) continue;
    field.setAttribute('tabindex', '0');
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-label', fieldAt(section, pathOf(field))?.label ?? 'Text');
    if (field.dataset.rich !== undefined) field.setAttribute('aria-multiline', 'true');
  }
}

/** One at a time, when it is entered: the browser works out the style of the page anew for each. Gives whether it was closed. */
function openField(field: HTMLElement | null): boolean {
  if (field === null || field.hasAttribute('contenteditable')) return false;
  field.setAttribute('contenteditable', field.dataset.rich === undefined ? 'plaintext-only' : 'true');
  return true;
}

/** Behind the last letter, unless the browser has put it somewhere in the field. */
function putCaret(field: HTMLElement): void {
  const selection = field.ownerDocument.getSelection();
  if (selection === null || field.contains(selection.anchorNode)) return;
  selection.selectAllChildren(field);
  selection.collapseToEnd();
}

function fieldOfStore(store: EditorStore, field: HTMLElement) {
  const section = store.get().editor.sections.find(({ id }) => id === sectionOf(field));
  return section === undefined ? null : fieldAt(section, pathOf(field));
}

function fieldType(store: EditorStore, field: HTMLElement): string {
  return fieldOfStore(store, field)?.type ?? 'text';
}

function roomIn(store: EditorStore, field: HTMLElement): number {
  const known = fieldOfStore(store, field);
  const longest = known !== null && 'maxLength' in known ? known.maxLength : 200;
  return longest - (field.textContent?.length ?? 0);
}

function hasSelection(document: Document): boolean {
  return document.getSelection()?.isCollapsed === false;
}
