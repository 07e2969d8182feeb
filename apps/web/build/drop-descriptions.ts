import type { Plugin } from 'vite';

/** Descriptions of screens are for the HTML made at build time; in the script of every page they would weigh 0.7 KB. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !/\/src\/app\/(?:paths|posts\.gen)\.ts$/.test(id)) return null;
      return {
        code: code.replaceAll(/(\bdescription:\s*)(?:'(?:[^'\\]|\\.)*'|"[^"]*")/g, "$1''"),
        map: null,
      };
    },
  };
}
