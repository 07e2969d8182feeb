import type { Root } from 'hast';
import { element, replaceElements } from './walk.ts';

/** BL17: a wide table scrolls in its own box, by keyboard too. */
export function tableBoxes() {
  return (root: Root): void =>
    replaceElements(root, (node) =>
      node.tagName === 'table'
        ? element('div', { className: ['post-table'], role: 'group', ariaLabel: 'Table', tabIndex: 0 }, [
            node,
          ])
        : node,
    );
}
