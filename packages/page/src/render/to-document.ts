import type { Page } from '../document/page.ts';
import { html } from '../html/markup.ts';
import { type RenderOptions, renderPage } from './render-page.ts';

/** One self-contained file. Its policy lets nothing run and nothing load but its own style and pictures. */
export function toDocument(page: Page, options: RenderOptions): string {
  const { body, css } = renderPage(page, options);
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self' https:; base-uri 'none'";
  const title = page.title === '' ? 'Page' : page.title;
  const direction = /^(?:ar|fa|he|ur)\b/.test(page.language) ? 'rtl' : 'ltr';
  const head = html`<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>${title}</title>
    ${page.description !== '' && html`<meta name="description" content="${page.description}">`}`;
  const style = `<style>${css}</style>`;
  const opening = html`<html lang="${page.language}" dir="${direction}">`.markup;
  return `<!doctype html>\n${opening}<head>${head.markup}${style}</head><body class="d-${page.design}">${body}</body></html>\n`;
}
