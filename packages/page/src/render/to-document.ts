import type { Page } from '../document/page.ts';
import { html } from '../html/markup.ts';
import { type RenderOptions, renderPage } from './render-page.ts';

/** One self-contained file. Its policy lets nothing run and nothing load but its own style and pictures. */
export function toDocument(page: Page, options: RenderOptions): string {
  const { body, css } = renderPage(page, options);
  // Nothing runs that could connect; who checks a page from inside it reads the robots.txt beside it.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action ${formsTo(options.formAction)}; base-uri 'none'`;
  return write(page, { policy, style: `<style>${css}</style>`, body });
}

/** The same page as two files side by side: `style.css` is fetched. Opened from a disk nothing is `'self'`, so only what runs is refused. */
export function toFolder(
  page: Page,
  options: RenderOptions,
): { readonly html: string; readonly css: string } {
  const { body, css } = renderPage(page, options);
  const policy = `script-src 'none'; object-src 'none'; frame-src 'none'; form-action ${formsTo(options.formAction)}; base-uri 'none'`;
  return { html: write(page, { policy, style: '<link rel="stylesheet" href="style.css">', body }), css };
}

function formsTo(action: string | null): string {
  if (action === null) return "'none'";
  return /^https?:\/\/[^/?#;,\s]+/.exec(action)?.[0] ?? "'self'";
}

function write(
  page: Page,
  { policy, style, body }: { readonly policy: string; readonly style: string; readonly body: string },
): string {
  const title = page.title === '' ? 'Page' : page.title;
  const direction = /^(?:ar|fa|he|ur)\b/.test(page.language) ? 'rtl' : 'ltr';
  const head = html`<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>${title}</title>
    ${page.description !== '' && html`<meta name="description" content="${page.description}">`}
    <link rel="icon" href="data:,">`;
  const opening = html`<html lang="${page.language}" dir="${direction}">`.markup;
  return `<!doctype html>\n${opening}<head>${head.markup}${style}</head><body class="d-${page.design}">${body}</body></html>\n`;
}
