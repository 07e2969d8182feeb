import { readSection, type Section } from '@slipway/page';
import type { EditorStore } from './editor-store.ts';
import { sectionName } from './section-name.ts';

const prefix = '{"slipway":"section"';

const toText = (section: Section): string => JSON.stringify({ slipway: 'section', section });

/** Of a document of ours or of the canvas, whose elements are of other classes. */
function isTextBox(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  const { tagName, isContentEditable } = target as HTMLElement;
  return isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName);
}

/** Copy and paste of the selected section, wherever no text is being typed or marked. */
export function listenToClipboard(document: Document, store: EditorStore): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const copy = (event: ClipboardEvent) => {
    const { sections, selectedElement } = store.get().editor;
    const section = sections.find(({ id }) => id === selectedElement);
    const isMarked = document.getSelection()?.isCollapsed === false;
    if (section === undefined || isMarked || isTextBox(event.target)) return;
    event.clipboardData?.setData('text/plain', toText(section));
    event.preventDefault();
    store.say(`${sectionName(section)} copied. Paste it on any page.`);
  };
  const paste = (event: ClipboardEvent) => {
    if (isTextBox(event.target)) return;
    if (pasteSection(store, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('paste', paste, { signal });
  return () => ending.abort();
}

/** As text, so that it goes to other pages, tabs and browsers. */
export async function copySection(store: EditorStore, section: Section): Promise<void> {
  try {
    await navigator.clipboard.writeText(toText(section));
    store.say(`${sectionName(section)} copied. Paste it on any page.`);
  } catch {
    store.say('This browser does not let us copy.');
  }
}

/** For who has no keyboard: asks the browser for what was copied. */
export async function pasteCopied(store: EditorStore): Promise<void> {
  try {
    const isSection = pasteSection(store, await navigator.clipboard.readText());
    if (!isSection) store.say('What was copied last is not a section. Copy one first.');
  } catch {
    store.say('This browser does not let us paste. Press Ctrl or Cmd and V.');
  }
}

/** Gives whether the text was a section; what is not one is left to whoever else wants it. */
export function pasteSection(store: EditorStore, text: string): boolean {
  if (!text.startsWith(prefix)) return false;
  const { section, problem } = parseSection(text);
  if (section === null) {
    store.say(problem);
    return true;
  }
  const { kind, variant, data } = section;
  if (store.run({ type: 'add', section: { kind, variant, data } })) {
    store.select(store.get().editor.sections.at(-1)?.id ?? null);
    store.say(`${sectionName(section)} pasted at the end.`);
  }
  return true;
}

function parseSection(text: string): { readonly section: Section | null; readonly problem: string } {
  let problem = 'This is not a section.';
  try {
    let isWrong = false;
    const section = readSection(Object(JSON.parse(text)).section, 0, (sentence) => {
      isWrong = true;
      problem = sentence;
    });
    return { section: isWrong ? null : section, problem };
  } catch {
    return { section: null, problem };
  }
}
