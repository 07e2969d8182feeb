import type { Plugin } from 'vite';

/**
 * Sonner writes a <style> into the page when it is imported, which the content policy refuses. The same sheet is
 * imported as a file instead; here the call goes away. A new release without the call fails the build, on purpose.
 */
export function stripSonnerStyle(): Plugin {
  return {
    name: 'slipway:strip-sonner-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const stripped = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, '');
      if (stripped === code) this.error('sonner no longer inserts its style the way this step expects');
      return { code: stripped, map: null };
    },
  };
}
