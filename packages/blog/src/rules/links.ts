import type { Element, ElementContent, Root } from 'hast';
import type { LinkRules } from '../links/link-rules.ts';
import { resolveLink } from '../links/resolve-link.ts';
import type { Found } from './found.ts';
import { textOf } from './text-of.ts';
import { element, replaceElements, text } from './walk.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** BL6 to BL13. */
export function linkPlaces(rules: LinkRules, { unknownLinks }: Found) {
  return (root: Root): void =>
    replaceElements(root, (node) => {
      if (node.tagName !== 'a') return node;
      const link = resolveLink(String(node.properties.href ?? ''), rules);
      if (link.kind === 'broken') return brokenLink(node, link.why);
      const { title } = node.properties;
      const kept = title === undefined ? {} : { title };
      if (link.kind !== 'outer') return element('a', { ...kept, href: link.href }, node.children);
      if (!link.isKnown) unknownLinks.push(link.href);
      return element('a', { ...kept, href: link.href, ...newTab }, node.children);
    });
}

/** BL13: the words stay, and a search for them is offered. */
function brokenLink(node: Element, why: string): ElementContent {
  const search = `https://duckduckgo.com/?q=${encodeURIComponent(textOf(node))}`;
  return element('span', { className: ['broken-link'], title: why }, [
    ...node.children,
    text(' (link may be broken; '),
    element('a', { href: search, ...newTab }, [text('search instead')]),
    text(')'),
  ]);
}
