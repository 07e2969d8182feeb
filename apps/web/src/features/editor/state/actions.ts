import { getKind, type SectionKindId, startSection } from '@slipway/page';
import type { EditorStore } from './editor-store.ts';
import { sectionName } from './section-name.ts';

const sectionsOf = (store: EditorStore) => store.get().editor.sections;
const placeOf = (store: EditorStore, id: string | null) =>
  sectionsOf(store).findIndex((section) => section.id === id);

/** The new one stands at the end, as the specification has it, and is selected. */
export function addSection(store: EditorStore, kind: SectionKindId): void {
  const data = startSection(store.get().history.present, kind);
  store.together(() => {
    const isAdded = store.run({ type: 'add', section: { kind, data } });
    if (isAdded) store.select(sectionsOf(store).at(-1)?.id ?? null);
    store.say(isAdded ? `${getKind(kind).label} added at the end.` : 'A page takes 1,000 sections at most.');
  });
}

export function duplicateSection(store: EditorStore, id: string): void {
  store.together(() => {
    if (!store.run({ type: 'duplicate', id })) return;
    store.select(sectionsOf(store).at(-1)?.id ?? null);
    store.say('Copy added at the end.');
  });
}

/** The section that takes its place is selected, so that a second press does not lose the way. */
export function removeSection(store: EditorStore, id: string): void {
  const at = placeOf(store, id);
  const section = sectionsOf(store)[at];
  if (section === undefined) return;
  store.together(() => {
    if (!store.run({ type: 'remove', id })) return;
    const left = sectionsOf(store);
    store.select((left[at] ?? left.at(-1))?.id ?? null);
    store.say(`${sectionName(section)} removed. Undo brings it back.`);
  });
}

/** Two sections change places; the selected one stays selected. */
export function swapSections(store: EditorStore, id: string, other: string): void {
  store.together(() => sayPlace(store, id, store.run({ type: 'swap', ids: [id, other] })));
}

export function moveSection(store: EditorStore, id: string, by: -1 | 1): void {
  store.together(() => sayPlace(store, id, store.run({ type: by < 0 ? 'moveUp' : 'moveDown', id })));
}

export function moveSectionTo(store: EditorStore, id: string, at: number): void {
  store.together(() => sayPlace(store, id, store.run({ type: 'moveTo', id, at })));
}

function sayPlace(store: EditorStore, id: string, hasMoved: boolean): void {
  const at = placeOf(store, id);
  const section = sectionsOf(store)[at];
  if (section === undefined) return;
  const place = `place ${at + 1} of ${sectionsOf(store).length}`;
  store.say(hasMoved ? `${sectionName(section)}, ${place}.` : `${sectionName(section)} stays at ${place}.`);
}
