import { createHash } from 'node:crypto';

const linkedData = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Tags React lifts out of the page stand in front of its markup; they belong into the head. */
export function splitLifted(markup: string): { head: string; body: string } {
  const lifted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? '';
  let head = lifted;
  // React leaves these where they are; its script does not draw them again (`lib/json-ld.tsx`).
  const body = markup.slice(lifted.length).replaceAll(linkedData, (block) => {
    head += block;
    return '';
  });
  return { head, body };
}

export interface PageParts {
  /** What Vite made of index.html. */
  readonly template: string;
  readonly loader: string;
  readonly css: string;
  readonly preloads: readonly string[];
  readonly themeColor: { readonly light: string; readonly dark: string };
}

export interface Page {
  readonly markup: string;
  /** `page`: to be hydrated. `app`: to be replaced. `missing`: hydrated, unless the app has a screen here. */
  readonly made: 'page' | 'app' | 'missing';
  readonly eager: boolean;
  readonly offline: boolean;
  /** Style sheets of its own, besides the inlined one. */
  readonly styles?: readonly string[];
}

export function assemblePage(parts: PageParts, page: Page): string {
  const { head, body } = splitLifted(page.markup);
  const marks = `${page.eager ? ' data-eager' : ''}${page.offline ? ' data-page="offline"' : ''}`;
  const preloads = parts.preloads.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const colors = (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${parts.themeColor[scheme]}">`,
  );
  const styles = (page.styles ?? []).map((file) => `<link rel="stylesheet" href="${file}">`);
  const noScript =
    page.made === 'app' ? '<noscript>This screen needs JavaScript to show your data.</noscript>' : '';
  // Functions as replacements: a `$` in the text must stay a `$`.
  return parts.template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="en">', () => `<html lang="en"${marks}>`)
    .replace('<!--loader-->', () => `<script>${parts.loader}</script>`)
    .replace('<!--style-->', () => `<style>${parts.css}</style>`)
    .replace('<!--head-->', () => [...preloads, ...colors, ...styles, head].join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `${noScript}<div id="root" data-made="${page.made}">${body}</div>`,
    );
}

export function hashOf(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}

/** Hashes of what really stands in the files, so that a stray inline block shows up in the list. */
export function listInlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map((block) => hashOf(block[1] ?? ''));
}

/** What would break without script or under the content policy. Empty when the page is sound. */
export function findFaults(html: string): readonly string[] {
  const faults: string[] = [];
  if (/hidden id="S:/.test(html)) faults.push('content hidden until script moves it');
  if (/\son(?:click|load|error|submit|input|change)=/i.test(html)) faults.push('an inline event handler');
  if (/<script(?! type="application\/ld\+json")[^>]+>/.test(html))
    faults.push('a script tag with attributes');
  if ((html.match(/<script>/g) ?? []).length !== 1) faults.push('not exactly one inline script');
  if ((html.match(/<style/g) ?? []).length !== 1) faults.push('not exactly one inline style');
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push('no title');
  return faults;
}
