import { add } from '../commands/add.ts';
import type { Context } from '../commands/command.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import type { Page, Section } from '../document/page.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';
import { linkFigures } from './link-figures.ts';
import { type Company, makePage } from './make-page.ts';
import { placeRest } from './place-rest.ts';

/** What a record has words for, whatever the design plans. A price is said once. */
const wanted: readonly SectionKindId[] = ['problem', 'solution', 'rich-text', 'pricing', 'waitlist-form'];

/** `makePage`, and after it what is known of the company and the design has no place for: a short record still makes a page. */
export function fillPage(design: DesignId, company: Company, context: Context): Page {
  const page = makePage(design, company, context);
  const planned = new Set(page.sections.map(({ kind }) => kind));
  const kinds = wanted.filter(
    (kind) =>
      company.content[kind] !== undefined &&
      !planned.has(kind) &&
      !(kind === 'pricing' && planned.has('price-list')),
  );
  const all = kinds.reduce<readonly Section[]>(
    (before, kind) => add(before, { kind, data: { ...company.content[kind] } }, context),
    page.sections,
  );
  const sections = placeRest(page.sections, all.slice(page.sections.length));
  return linkFigures({ ...page, sections }, company.took);
}
