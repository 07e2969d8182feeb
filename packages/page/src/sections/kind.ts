import type { Shape } from '../fields/field.ts';
import type { Data, DataOf, Image, Link } from '../fields/shape.ts';
import type { Markup } from '../html/markup.ts';

/** What the page needs to know of one kind of section. */
export interface SectionKind<S extends Shape = Shape> {
  /** How the editor calls it. */
  readonly label: string;
  readonly shape: S;
  /** Layouts of the same content; the first is the default. */
  readonly variants: readonly [string, ...string[]];
  /** At least one of these must hold something, or the section is left out of the page. */
  readonly needs: readonly string[];
  /** Where `needs` is not enough to say it. */
  isShown?(data: DataOf<S>): boolean;
  /** One step for each version of the data after the first. */
  readonly migrations: readonly ((
    stored: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>)[];
  /** What a new one begins with: what the page says already, and blanks in brackets, with which no page is published. */
  start(page: PageFacts): Data;
  /** What stands inside the `<section>`. */
  render(data: DataOf<S>, paper: Paper): Markup;
}

/** What other sections of the page say already; empty where they do not. */
export interface PageFacts {
  /** The company's name. */
  readonly title: string;
  /** What the page asks of its reader. */
  readonly action: Link;
  readonly phone: Link;
  /** "$79 a month". */
  readonly price: string;
}

/** What a section is written on. It gives the right heading level and keeps links and images safe. */
export interface Paper {
  readonly variant: string;
  /** The company's name. */
  readonly title: string;
  /** Where a sign-up is sent; `null` where nobody receives one. */
  readonly formAction: string | null;
  /** The section's heading: `h1` in the page's first hero, else `h2`; nothing for an empty text. */
  heading(text: string): Markup;
  /** A heading inside the section, one level below its own. */
  sub(text: string): Markup;
  /** A paragraph; nothing for an empty text. */
  line(text: string, className?: string): Markup;
  rich(text: string): Markup;
  /** Nothing without a label or with an address that is not safe. */
  link(link: Link, className?: string): Markup;
  image(image: Image): Markup;
  /** An id that no other section has. */
  idOf(name: string): string;
}

type Given<S extends Shape> = Omit<SectionKind<S>, 'migrations' | 'needs'> &
  Partial<Pick<SectionKind<S>, 'migrations'>> & { readonly needs: readonly (keyof S & string)[] };

export function defineKind<const S extends Shape>(kind: Given<S>): SectionKind<S> {
  return { migrations: [], ...kind };
}
