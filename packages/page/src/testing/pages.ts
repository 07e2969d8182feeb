import type { Context } from '../commands/command.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import type { Page, Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import type { Data } from '../fields/shape.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import type { Company } from '../templates/make-page.ts';
import { designTheme } from '../theme/theme.ts';

export const noon = Date.parse('2026-11-16T12:00:00.000Z');

/** A clock that stands still and chance that is not. */
export function still(selectedElement: string | null = null, random: () => number = () => 0.5): Context {
  return { nowMs: noon, random, selectedElement };
}

export function sectionOf(kind: SectionKindId, name: string, data: Data = {}): Section {
  const { variants, shape } = getKind(kind);
  return {
    id: `section-${name}`,
    kind,
    variant: variants[0],
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    data: readData(shape, data),
  };
}

export function pageOf(sections: readonly Section[], changes: Partial<Page> = {}): Page {
  return {
    version: 1,
    design: 'memo',
    title: 'Sealfinder',
    description: '',
    language: 'en',
    theme: designTheme,
    sections,
    ...changes,
  };
}

/** One section of each kind, whether or not the design plans it. */
export function everyKind(design: DesignId, { title, content }: Company): Page {
  const kinds = Object.keys(sectionKinds) as SectionKindId[];
  const inOrder = kinds.toSorted((a, z) => Number(z === 'hero') - Number(a === 'hero'));
  return pageOf(
    inOrder.map((kind) => sectionOf(kind, kind, content[kind] as Data | undefined)),
    { design, title },
  );
}
