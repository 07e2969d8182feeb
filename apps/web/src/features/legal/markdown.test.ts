import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../../app/paths.ts';
import { getLegalText } from './legal-text.ts';
import { type Block, type Inline, parseInlines, parseMarkdown } from './markdown.ts';

const folder = new URL('../../../../../content/legal/', import.meta.url);
const texts = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'paragraph') return block.inlines;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? block.rows.flat(2) : [];
}

describe('the small Markdown', () => {
  it('reads headings, lists, tables and paragraphs', () => {
    expect(
      parseMarkdown('## Who & why?\n\n- a\n- b\n\n1. c\n\n| h | i |\n|---|---|\n| j | k |\n\nl\nm'),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Who & why?', id: 'who-why' },
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'c' }]] },
      {
        kind: 'table',
        rows: [
          [[{ kind: 'text', text: 'h' }], [{ kind: 'text', text: 'i' }]],
          [[{ kind: 'text', text: 'j' }], [{ kind: 'text', text: 'k' }]],
        ],
      },
      { kind: 'paragraph', inlines: [{ kind: 'text', text: 'l m' }] },
    ]);
  });

  it('reads marks inside a line', () => {
    expect(parseInlines('see **this** and `that` or [here](/contact).')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'that' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'here', href: '/contact' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example'])(
    'leaves a link to %s as text',
    (href) => {
      expect(parseInlines(`[x](${href})`).every(({ kind }) => kind === 'text')).toBe(true);
    },
  );
});

describe.each(texts)('%s', (_file, source) => {
  const text = getLegalText(source);

  it('has a title, a date, a summary and sections with names of their own', () => {
    expect(text.dated).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(text.inShort.length).toBeGreaterThanOrEqual(3);
    const ids = text.sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to pages that are there', () => {
    const routes = new Set<string>(pages.map(({ path }) => path));
    const links = text.body.flatMap(inlinesOf).filter((inline) => inline.kind === 'link');
    for (const { href } of links) expect(routes).toContain(href);
  });

  it('leaves no mark unread', () => {
    const plain = text.body.flatMap(inlinesOf).map(({ text: words }) => words);
    expect(plain.filter((words) => /\*\*|\]\(|^#|\|/.test(words))).toEqual([]);
  });
});
