import type { Element, Root } from 'hast';
import { element, replaceElements, text } from './walk.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
export type SizeOf = (src: string) => Size | null;

/** BL14: each picture stands in a frame that is its placeholder, has its size where it is known, and is fetched when it is near. */
export function imageFrames(sizeOf: SizeOf) {
  return (root: Root): void =>
    replaceElements(root, (node) => {
      if (node.tagName === 'img') return frame(node, sizeOf);
      const [only, ...others] = node.children;
      const isFrame = only?.type === 'element' && only.properties.dataImage !== undefined;
      // A figure cannot stand in a paragraph.
      return node.tagName === 'p' && isFrame && others.length === 0 ? asFigure(only) : node;
    });
}

function frame({ properties }: Element, sizeOf: SizeOf): Element {
  const { src: written = '', alt = '', title } = properties;
  const src = /^(?:https:\/\/|\/(?![/\\]))/.test(String(written)) ? String(written) : '';
  const size = sizeOf(src);
  const image = element('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' });
  return element('span', { className: ['post-image'], dataImage: '', ...(title ? { title } : {}) }, [image]);
}

function asFigure({ properties: { title, ...rest }, children }: Element): Element {
  const caption = title ? [element('figcaption', {}, [text(String(title))])] : [];
  return element('figure', {}, [element('span', rest, children), ...caption]);
}
