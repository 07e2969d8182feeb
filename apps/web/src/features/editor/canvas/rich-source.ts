import { isSafeHref } from '@slipway/page';

const blocks = new Set(['P', 'DIV', 'UL', 'OL', 'H1', 'H2', 'H3', 'BLOCKQUOTE', 'SECTION']);
const marks: Readonly<Record<string, string>> = { STRONG: '**', B: '**', EM: '*', I: '*' };

/** Writes what stands in an element the way the rich-text field stores it: paragraphs, lists, bold, italic, safe links. */
export function richSource(root: Element): string {
  const parts: string[] = [];
  let line = '';
  const endBlock = () => {
    const text = line
      .replace(/[ \t]*\n[ \t]*/g, '\n')
      .replace(/\n{2,}/g, '\n')
      .trim();
    if (text !== '') parts.push(text);
    line = '';
  };
  for (const node of root.childNodes) {
    if (isElement(node) && (node.tagName === 'UL' || node.tagName === 'OL')) {
      endBlock();
      const items = [...node.children].map((item) => inline(item).replace(/\s+/g, ' ').trim());
      const list = items.filter((item) => item !== '').map((item) => `- ${item}`);
      if (list.length > 0) parts.push(list.join('\n'));
    } else if (isElement(node) && blocks.has(node.tagName)) {
      endBlock();
      if ([...node.children].some((child) => blocks.has(child.tagName))) {
        const inner = richSource(node);
        if (inner !== '') parts.push(inner);
      } else {
        line = inline(node);
        endBlock();
      }
    } else line += isElement(node) ? inlineOf(node) : textOf(node);
  }
  endBlock();
  return parts.join('\n\n');
}

/** The words of an element whose field is plain text. */
export function plainSource(root: Element): string {
  let text = '';
  for (const node of root.childNodes) {
    if (!isElement(node)) text += textOf(node);
    else text += node.tagName === 'BR' ? '\n' : plainSource(node);
  }
  return text;
}

function inline(element: Element): string {
  return [...element.childNodes].map((node) => (isElement(node) ? inlineOf(node) : textOf(node))).join('');
}

function inlineOf(element: Element): string {
  const { tagName } = element;
  if (tagName === 'BR') return '\n';
  const inner = inline(element);
  const mark = marks[tagName];
  if (mark !== undefined) return wrap(inner, mark);
  const href = tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  return href !== '' && isSafeHref(href) && !/[()[\]]/.test(href + inner) ? `[${inner}](${href})` : inner;
}

/** Spaces stay outside the stars, and one pair of stars does not go over a line. */
function wrap(inner: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  return words === '' || /[*\n]/.test(words) ? inner : `${before}${mark}${words}${mark}${after}`;
}

function textOf(node: Node): string {
  return node.nodeType === 3
    ? (node.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u200b', '')
    : '';
}

/** The frame's elements are of its own window's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
