import type { Root } from 'mdast';

const script = /^\s*<script\s+type=(["']?)application\/ld\+json\1\s*>([\s\S]*)<\/script>\s*$/i;

/** BL3: the block leaves the text; what it says goes into the head. Null where it is no JSON. */
export function takeJsonLd(root: Root): unknown {
  let found: unknown = null;
  root.children = root.children.filter((node) => {
    const written =
      node.type === 'code' && node.lang === 'json-ld'
        ? node.value
        : node.type === 'html'
          ? script.exec(node.value)?.[2]
          : undefined;
    if (written === undefined) return true;
    found ??= parse(written);
    return false;
  });
  return found;
}

function parse(written: string): unknown {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
