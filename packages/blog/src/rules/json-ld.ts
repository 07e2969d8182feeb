import type { Html, Nodes, Root } from 'mdast';
import type { Found } from './found.ts';

const opening = /<script\b[^>]*\btype\s*=\s*(?:"|')?application\/ld\+json\b[^>]*>/i;
const block = new RegExp(`${opening.source}([\\s\\S]*?)</script\\s*>`, 'gi');
const closing = /^<\/script\s*>$/i;

/** BL3: every block leaves the text; what it says goes into the head. */
export function jsonLdBlocks(found: Found) {
  return (root: Root, file: { toString(): string }): void => {
    const source = String(file);
    const keep = (written: string) => found.jsonLd.push(...parse(written));
    takeFrom(root, source, keep);
  };
}

function takeFrom(parent: Nodes, source: string, keep: (written: string) => void): void {
  if (!('children' in parent)) return;
  const rest: Nodes[] = [];
  const nodes: readonly Nodes[] = parent.children;
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) continue;
    if (node.type === 'code' && node.lang === 'json-ld') keep(node.value);
    else if (node.type === 'html') {
      const end = findEnd(nodes, at);
      if (end === null) rest.push(...withoutBlocks(node, parent, keep));
      else {
        keep(source.slice(node.position?.end.offset, nodes[end]?.position?.start.offset));
        at = end;
      }
    } else {
      const before = 'children' in node ? node.children.length : 0;
      takeFrom(node, source, keep);
      const isEmptied = before > 0 && 'children' in node && node.children.length === 0;
      if (!isEmptied) rest.push(node);
    }
  }
  parent.children = rest as typeof parent.children;
}

/** In a paragraph the tags are nodes of their own, and what is between them was read as text. */
function findEnd(nodes: readonly Nodes[], at: number): number | null {
  const node = nodes[at];
  if (node?.type !== 'html' || opening.exec(node.value)?.[0] !== node.value) return null;
  const end = nodes.findIndex(
    (other, place) => place > at && other.type === 'html' && closing.test(other.value),
  );
  return end === -1 ? null : end;
}

/** What is behind a block on its line is a text like any other; more raw HTML is left to the rule for it. */
function withoutBlocks(node: Html, parent: Nodes, keep: (written: string) => void): readonly Nodes[] {
  let count = 0;
  const value = node.value
    .replaceAll(block, (_, written: string) => {
      keep(written);
      count += 1;
      return '';
    })
    .trim();
  if (count === 0) return [node];
  if (value === '') return [];
  if (value.includes('<')) return [{ ...node, value }];
  return parent.type === 'root'
    ? [{ type: 'paragraph', children: [{ type: 'text', value }] }]
    : [{ type: 'text', value }];
}

function parse(written: string): readonly object[] {
  try {
    const value: unknown = JSON.parse(written);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.every(isRecord) ? items : [];
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
