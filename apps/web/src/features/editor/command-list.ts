import { changeDesign, designIds, designs, getKind, type Section, setZoom } from '@slipway/page';
import { kindIds } from './panels/library.tsx';
import { tabs } from './panels/sidebar.tsx';
import { addSection, duplicateSection, moveSection, removeSection, swapSections } from './state/actions.ts';
import { copySection, pasteCopied } from './state/clipboard.ts';
import type { EditorStore } from './state/editor-store.ts';
import { openForm, openSettings, openSidebar } from './state/panels.ts';
import { sectionName } from './state/section-name.ts';
import { redoStep, toggleEditing, undoStep } from './state/shortcuts.ts';

interface EditorCommand {
  /** Where two can have the same name. */
  readonly id?: string;
  readonly name: string;
  readonly keys?: string;
  /** To the form of a section. */
  readonly leads?: true;
  readonly run: () => void;
}

/** Everything the editor can do, by name. */
export function listCommands(store: EditorStore, saveNow: () => void): readonly EditorCommand[] {
  const { editor } = store.get();
  const selected = editor.sections.find(({ id }) => id === editor.selectedElement);
  const show = store.show;
  const ofSelected = selected === undefined ? [] : commandsOf(store, selected);
  return [
    ...ofSelected,
    { name: 'Paste a copied section', keys: 'Ctrl V', run: () => void pasteCopied(store) },
    { name: 'Undo', keys: 'Ctrl Z', run: () => undoStep(store) },
    { name: 'Redo', keys: 'Ctrl Shift Z', run: () => redoStep(store) },
    { name: 'Save now', keys: 'Ctrl S', run: saveNow },
    { name: editor.isEditing ? 'Preview' : 'Edit', keys: 'Ctrl E', run: () => toggleEditing(store) },
    ...tabs.map(({ id, label }) => ({
      name: `Open ${label.toLowerCase()}`,
      run: () => openSidebar(store, id),
    })),
    {
      name: 'Settings of the page',
      keys: 'Ctrl ,',
      run: () => openForm(store, null),
    },
    ...(['desktop', 'tablet', 'phone'] as const).map((viewport) => ({
      name: `Show at ${viewport} width`,
      run: () => show((now) => ({ ...now, viewport })),
    })),
    ...[50, 100, 150].map((level) => ({
      name: `Zoom ${level} %`,
      run: () => show((now) => setZoom(now, level)),
    })),
    ...kindIds.map((kind) => ({
      name: `Add: ${getKind(kind).label}`,
      leads: true as const,
      run: () => {
        addSection(store, kind);
        openSettings(store);
      },
    })),
    ...editor.sections.map((section) => ({
      id: section.id,
      name: `Go to ${sectionName(section)}`,
      leads: true as const,
      run: () => openForm(store, section.id),
    })),
    ...designIds.map((design) => ({
      name: `Design: ${designs[design].name}`,
      run: () => {
        store.run({ type: 'replacePage', page: changeDesign(store.get().history.present, design) });
      },
    })),
  ];
}

function commandsOf(store: EditorStore, section: Section): readonly EditorCommand[] {
  const { id } = section;
  const name = sectionName(section);
  const others = store.get().editor.sections.filter((other) => other.id !== id);
  return [
    { name: `Move up: ${name}`, run: () => moveSection(store, id, -1) },
    { name: `Move down: ${name}`, run: () => moveSection(store, id, 1) },
    { name: `Duplicate: ${name}`, run: () => duplicateSection(store, id) },
    { name: `Copy: ${name}`, keys: 'Ctrl C', run: () => void copySection(store, section) },
    { name: `Remove: ${name}`, run: () => removeSection(store, id) },
    ...others.map((other) => ({
      id: `swap ${other.id}`,
      name: `Swap with ${sectionName(other)}`,
      run: () => swapSections(store, id, other.id),
    })),
  ];
}

/** Every word that was typed has to begin a word of the name. */
export function findCommands(commands: readonly EditorCommand[], typed: string): readonly EditorCommand[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ name }) => {
    const parts = name.toLowerCase().split(/[^\p{L}\p{N}%]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
