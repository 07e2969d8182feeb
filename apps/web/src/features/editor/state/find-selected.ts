import type { Section } from '@slipway/page';
import type { Snapshot } from './editor-store.ts';

export function findSelected({ editor: { sections, selectedElement } }: Snapshot): Section | null {
  return selectedElement === null ? null : (sections.find(({ id }) => id === selectedElement) ?? null);
}
