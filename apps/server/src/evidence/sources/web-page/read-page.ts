import type { EvidenceSources } from '@slipway/tools';
import { listTags, plainText, type Tag, withoutHidden } from './read-tags.ts';

type Page = Omit<EvidenceSources['web-page']['value'], 'fonts' | 'colours'>;

const textMost = 6000;
const lineMost = 600;
const headMost = 300;

/** What a page says of itself in its head, and what people read on it. */
export function readPage(html: string): Page {
  const seen = withoutHidden(html);
  const metas = listTags(seen, 'meta');
  const titleText = /<title\b[^<>]*>([^<]{0,2000})<\/title/iu.exec(seen)?.[1] ?? '';
  const links = listTags(seen, 'link');
  const images = listTags(seen, 'img');
  return {
    title: orNull(plainText(titleText)),
    description: contentOf(metas, 'description'),
    language: orNull(listTags(html.slice(0, 20_000), 'html')[0]?.attributes.lang ?? '')?.slice(0, 20) ?? null,
    shared: { title: contentOf(metas, 'og:title'), hasPicture: contentOf(metas, 'og:image') !== null },
    icons: links.filter(({ attributes }) => /\bicon\b/iu.test(attributes.rel ?? '')).length,
    images: {
      all: images.length,
      // An empty text says that the picture is only decoration.
      described: images.filter(({ attributes }) => attributes.alt !== undefined).length,
    },
    text: textOf(seen),
  };
}

/** Addresses of the style sheets, in their order. */
export function listSheets(html: string, base: string): readonly string[] {
  return listTags(withoutHidden(html), 'link').flatMap(({ attributes }) => {
    const isSheet = /\bstylesheet\b/iu.test(attributes.rel ?? '') && attributes.href !== undefined;
    const address = isSheet ? URL.parse(attributes.href ?? '', base) : null;
    return address === null ? [] : [address.href];
  });
}

/** Style sheets inside the page, and styles on single tags. */
export function inlineStyles(html: string): string {
  const sheets = [...html.matchAll(/<style\b[^<>]*>([\s\S]*?)(?:<\/style|$)/giu)].map(([, css = '']) => css);
  const single = [...html.matchAll(/\sstyle\s*=\s*(?:"([^"<>]{1,500})"|'([^'<>]{1,500})')/giu)].map(
    ([, double, quoted]) => `x{${double ?? quoted ?? ''};}`,
  );
  return [...sheets, ...single].join('\n');
}

function contentOf(metas: readonly Tag[], wanted: string): string | null {
  const found = metas.find(
    ({ attributes }) => (attributes.name ?? attributes.property ?? '').toLowerCase() === wanted,
  );
  return orNull(found?.attributes.content ?? '');
}

const orNull = (text: string): string | null => (text === '' ? null : text.slice(0, headMost).toWellFormed());

/** A heading or an item of a list is a line, and so a sentence of its own. */
function textOf(html: string): string {
  const body = html
    .replace(/^[\s\S]*?<body\b[^<>]*>/iu, '')
    .replaceAll(/<style\b[\s\S]*?(?:<\/style\s*>|$)/giu, ' ');
  const lines = [
    ...body.matchAll(
      /<(h[1-3]|p|li|blockquote)\b[^<>]*>([\s\S]*?)(?=<\/?(?:h[1-6]|p|li|ul|ol|blockquote|div|section)\b|$)/giu,
    ),
  ]
    .map(([, , inside = '']) => plainText(inside.slice(0, 4 * lineMost)).slice(0, lineMost))
    .filter((line) => line.includes(' '));
  return [...new Set(lines)].join('\n').slice(0, textMost).toWellFormed();
}
