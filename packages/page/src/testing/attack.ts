import type { Page } from '../document/page.ts';
import { listLayouts } from '../render/layouts.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { fill } from './fill.ts';
import { pageOf, sectionOf } from './pages.ts';

const allKinds = Object.keys(sectionKinds) as SectionKindId[];

/** Every field of every kind holds the text that `next` gives, past every check at the door. */
export function attack(design: Page['design'], next: () => string, attacked = allKinds, layout = 0): Page {
  const sections = attacked.map((kind) => ({
    ...sectionOf(kind, kind),
    variant: listLayouts(design, kind)[layout] ?? getKind(kind).variants[0],
    data: fill(getKind(kind).shape, next),
  }));
  return pageOf(sections, { design, title: next(), description: next() });
}
