import { designs } from '../designs/designs.gen.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import type { Page, Section } from '../document/page.ts';
import { getKind } from '../sections/get-kind.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';

/** What the design draws itself: the layout its plan names, else the kind's first. */
export function ownLayout(design: DesignId, kind: SectionKindId): string {
  const planned = designs[design].sections.find((one) => one.kind === kind);
  return planned?.variant ?? getKind(kind).variants[0];
}

/** A kind's first variant means the design's own layout, whatever its plan calls it. */
export function layoutOf(design: DesignId, { kind, variant }: Pick<Section, 'kind' | 'variant'>): string {
  return variant === getKind(kind).variants[0] ? ownLayout(design, kind) : variant;
}

/** The design's own layout, then those that `layout-css.ts` draws in every design. */
export function listLayouts(design: DesignId, kind: SectionKindId): readonly string[] {
  const own = ownLayout(design, kind);
  return [
    own,
    ...getKind(kind)
      .variants.slice(1)
      .filter((one) => one !== own),
  ];
}

/** The page in another design. What the old one laid out itself, the new one lays out; what the founder chose stays. */
export function changeDesign(page: Page, design: DesignId): Page {
  const sections = page.sections.map((section) =>
    layoutOf(page.design, section) === ownLayout(page.design, section.kind)
      ? { ...section, variant: getKind(section.kind).variants[0] }
      : section,
  );
  return { ...page, design, sections };
}
