import { isSafeHref } from '../fields/safe-href.ts';
import type { Link } from '../fields/shape.ts';
import { html, type Markup } from './markup.ts';

/** Paragraphs, `- ` lists, **bold**, *italic* and [links](https://…). Everything else is text. */
export function richText(source: string): Markup {
  const blocks = source
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return html`${blocks.map(writeBlock)}`;
}

function writeBlock(lines: readonly string[]): Markup {
  if (lines.every((line) => line.startsWith('- ')))
    return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
  const parts = lines.map((line, index) => (index === 0 ? inline(line) : html`<br>${inline(line)}`));
  return html`<p>${parts}</p>`;
}

const mark = /\*\*([^*]{1,2000})\*\*|\*([^*]{1,2000})\*|\[([^\]]{1,300})\]\(([^()\s]{1,2000})\)/g;

/** Links of a text, as they are written. */
export function listRichLinks(source: string): readonly Link[] {
  return [...source.matchAll(mark)]
    .map(([, , , label = '', href = '']) => ({ label, href }))
    .filter(({ href }) => href !== '');
}

function inline(line: string): Markup {
  const parts: Markup[] = [];
  let at = 0;
  for (const found of line.matchAll(mark)) {
    const [whole, bold, italic, label = '', href = ''] = found;
    parts.push(html`${line.slice(at, found.index)}`);
    if (bold !== undefined) parts.push(html`<strong>${bold}</strong>`);
    else if (italic !== undefined) parts.push(html`<em>${italic}</em>`);
    else parts.push(isSafeHref(href) ? html`<a href="${href}">${label}</a>` : html`${label}`);
    at = found.index + whole.length;
  }
  parts.push(html`${line.slice(at)}`);
  return html`${parts}`;
}
