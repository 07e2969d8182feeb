import type { Element, ElementContent, Root } from 'hast';

/** Each element below, inner ones first; what `change` answers stands in its place. */
export function replaceElements(root: Root | Element, change: (element: Element) => ElementContent): void {
  root.children = root.children.map((node) => {
    if (node.type !== 'element') return node;
    replaceElements(node, change);
    return change(node);
  }) as typeof root.children;
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}
