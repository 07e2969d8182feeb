import { readSection, type Section } from '@slipway/page';
import type { EditorStore } from './editor-store.ts';
import { sectionName } from './section-name.ts';

const prefix = '{"slipway":"section"';

/** As text, so that it goes to other pages, tabs and browsers. */
export async function copySection(store: EditorStore, section: Section): Promise<void> {
  try {
    await navigator.clipboard.writeText(JSON.stringify({ slipway: 'section', section }));
    store.say(`${sectionName(section)} copied. Paste it on any page.`);
  } catch {
    store.say('This browser does not let us copy.');
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
