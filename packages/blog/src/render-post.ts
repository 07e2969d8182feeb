import type { Root, RootContent } from 'hast';
import { splitFrontMatter } from './front-matter.ts';
import type { LinkRules } from './links/link-rules.ts';
import { markdown, safeHtml, writeHtml } from './markdown.ts';
import { type Calculator, calculatorPlaces } from './rules/calculators.ts';
import type { Found } from './rules/found.ts';
import { type Heading, headingIds } from './rules/headings.ts';
import { imageFrames, type SizeOf } from './rules/images.ts';
import { jsonLdBlocks } from './rules/json-ld.ts';
import { linkPlaces } from './rules/links.ts';
import { tableBoxes } from './rules/tables.ts';
import { textOf } from './rules/text-of.ts';

export type { Calculator };

export type PostPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'calculator'; readonly calculator: Calculator };

export interface RenderedPost {
  readonly parts: readonly PostPart[];
  /** Second headings, in order. */
  readonly contents: readonly Pick<Heading, 'id' | 'text'>[];
  /** What an embedded block says, for the head; a list where there are several, null where there is none. */
  readonly jsonLd: unknown;
  readonly words: number;
  /** Addresses whose host is not in the list of known ones. */
  readonly unknownLinks: readonly string[];
}

/** A post as HTML that can be set into a page as it is. Its places for calculators are apart, in order. */
export function renderPost(source: string, rules: LinkRules, sizeOf: SizeOf = () => null): RenderedPost {
  const found: Found = { jsonLd: [], calculators: [], headings: [], unknownLinks: [] };
  const pipeline = markdown()
    .use(jsonLdBlocks, found)
    .use(calculatorPlaces, found)
    .use(safeHtml)
    .use(headingIds, found)
    .use(linkPlaces, rules, found)
    .use(imageFrames, sizeOf)
    .use(tableBoxes);
  const { body } = splitFrontMatter(source);
  const html = pipeline.runSync(pipeline.parse(body), body) as Root;
  const [first = null, ...others] = found.jsonLd;
  return {
    parts: cut(html, found.calculators),
    contents: found.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    jsonLd: others.length === 0 ? first : found.jsonLd,
    words: textOf(html).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0,
    unknownLinks: found.unknownLinks,
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
