import type { Context } from '../commands/command.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import type { Page } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import { getKind } from '../sections/get-kind.ts';
import { makePage } from './make-page.ts';
import { startSection } from './start-section.ts';

/** A design for a company of which nothing but the name is known: each section with the blanks that a new one has. */
export function blankPage(design: DesignId, title: string, context: Context): Page {
  const empty = makePage(design, { title, description: '', language: 'en', content: {} }, context);
  const sections = [...empty.sections];
  // One by one: what is asked for at the top is asked for again at the end.
  for (const [at, section] of empty.sections.entries()) {
    const { shape } = getKind(section.kind);
    sections[at] = { ...section, data: readData(shape, startSection({ ...empty, sections }, section.kind)) };
  }
  return { ...empty, sections };
}
