import type { Plugin } from 'vite';

/**
 * Words for the HTML made at build time, which search engines and messengers read. In the script of every page descriptions, the
 * tools' one-liners and the posts' titles would weigh 2 KB.
 */
export function dropHeadTexts(): Plugin {
  return {
    name: 'drop-head-texts',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return null;
      if (/\/src\/app\/head-texts\.ts$/.test(id)) return { code: emptyTexts, map: null };
      if (!/\/src\/app\/(?:paths|project-pages)\.ts$/.test(id)) return null;
      return { code: code.replaceAll(descriptions, "$1''"), map: null };
    },
  };
}

const emptyTexts = `
export const describeTool = () => '';
export const headOfPost = () => ({});
`;
const descriptions = /(\bdescription:\s*)(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)/g;
