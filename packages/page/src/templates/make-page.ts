import { add } from '../commands/add.ts';
import type { Context, NewSection } from '../commands/command.ts';
import { designs } from '../designs/designs.gen.ts';
import type { DesignId } from '../designs/ids.gen.ts';
import { type Page, pageVersion, type Section } from '../document/page.ts';
import type { DataOf } from '../fields/shape.ts';
import type { SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { designTheme, type Theme } from '../theme/theme.ts';

/** What is known of a company, by the kind of section that shows it. What is not there is not on the page. */
type Content = {
  readonly [K in SectionKindId]?: Partial<DataOf<(typeof sectionKinds)[K]['shape']>>;
};

export interface Company {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly content: Content;
  readonly theme?: Theme;
  /** Numbers in the content, as they are printed there, and what each counts. */
  readonly took?: readonly { readonly label: string; readonly text: string }[];
}

/** A design's sections in the order of its argument, filled with what the company has; the rest are there and empty. */
export function makePage(design: DesignId, company: Company, context: Context): Page {
  const sections = designs[design].sections.reduce<readonly Section[]>((before, { kind, variant }) => {
    const section: NewSection = {
      kind,
      ...(variant === undefined ? {} : { variant }),
      data: { ...company.content[kind] },
    };
    return add(before, section, context);
  }, []);
  return {
    version: pageVersion,
    design,
    title: company.title,
    description: company.description,
    language: company.language,
    theme: company.theme ?? designTheme,
    sections,
  };
}
