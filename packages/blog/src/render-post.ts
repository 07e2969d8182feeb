import type { Root, RootContent } from 'hast';
import { splitFrontMatter } from './front-matter.ts';
import type { LinkRules } from './links/link-rules.ts';
import { parseMarkdown, toHtml, writeHtml } from './markdown.ts';
import { type Calculator, takeCalculators } from './rules/calculators.ts';
import { type Heading, nameHeadings } from './rules/headings.ts';
import { frameImages, type SizeOf } from './rules/images.ts';
import { takeJsonLd } from './rules/json-ld.ts';
import { linkPlaces } from './rules/links.ts';
import { boxTables } from './rules/tables.ts';
import { textOf } from './rules/text-of.ts';

export type { Calculator };

export type PostPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'calculator'; readonly calculator: Calculator };

export interface RenderedPost {
  readonly parts: readonly PostPart[];
  /** Second headings, in order. */
  readonly contents: readonly Pick<Heading, 'id' | 'text'>[];
  /** What an embedded block says, for the head. */
  readonly jsonLd: unknown;
  readonly words: number;
  /** Addresses whose host is not in the list of known ones. */
  readonly unknownLinks: readonly string[];
}

/** A post as HTML that can be set into a page as it is. Its places for calculators are apart, in order. */
export function renderPost(source: string, rules: LinkRules, sizeOf: SizeOf = () => null): RenderedPost {
  const tree = parseMarkdown(splitFrontMatter(source).body);
  const jsonLd = takeJsonLd(tree);
  const calculators = takeCalculators(tree);
  const html = toHtml(tree);
  const headings = nameHeadings(html);
  const unknownLinks = linkPlaces(html, rules);
  frameImages(html, sizeOf);
  boxTables(html);
  return {
    parts: cut(html, calculators),
    contents: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    jsonLd,
    words: textOf(html).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0,
    unknownLinks,
  };
}

function cut(html: Root, calculators: readonly Calculator[]): readonly PostPart[] {
  const parts: PostPart[] = [];
  let run: RootContent[] = [];
  const close = () => {
    const written = writeHtml({ type: 'root', children: run }).trim();
    if (written !== '') parts.push({ kind: 'html', html: written });
    run = [];
  };
  for (const node of html.children) {
    const place = node.type === 'element' ? node.properties.dataCalculator : undefined;
    const calculator = place === undefined ? undefined : calculators[Number(place)];
    if (calculator === undefined) {
      run.push(node);
      continue;
    }
    close();
    parts.push({ kind: 'calculator', calculator });
  }
  close();
  return parts;
}
