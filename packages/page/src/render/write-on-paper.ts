import { isSafeHref } from '../fields/safe-href.ts';
import { isSafeImage } from '../fields/safe-image.ts';
import { html, nothing } from '../html/markup.ts';
import { richText } from '../html/rich-text.ts';
import type { Paper } from '../sections/kind.ts';
import { unmark } from './edit-marks.ts';

interface PaperOptions {
  readonly id: string;
  readonly variant: string;
  readonly title: string;
  readonly formAction: string | null;
  readonly isFirst: boolean;
  readonly isEditable?: boolean;
}

export function makePaper({ id, variant, title, formAction, isFirst, isEditable }: PaperOptions): Paper {
  const top = isFirst ? 1 : 2;
  // A section without a heading gives its level to the headings inside.
  let hasHeading = false;
  const write = (level: number, text: string) => {
    if (level === 1) return html`<h1>${text}</h1>`;
    return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
  };
  return {
    variant,
    title,
    formAction,
    heading(text) {
      if (text.trim() === '') return nothing;
      hasHeading = true;
      return write(top, text);
    },
    sub: (text) => (text.trim() === '' ? nothing : write(hasHeading ? top + 1 : 2, text)),
    line: (text, className) => {
      if (text.trim() === '') return nothing;
      return className === undefined ? html`<p>${text}</p>` : html`<p class="${className}">${text}</p>`;
    },
    rich: (text) => {
      const marked = isEditable ? unmark(text) : null;
      return marked === null
        ? richText(text)
        : html`<div data-rich="${marked.at}">${richText(marked.text)}</div>`;
    },
    link: ({ label, href }, className = 'link') =>
      label.trim() === '' || !isSafeHref(href)
        ? nothing
        : html`<a class="${className}" href="${href}">${label}</a>`,
    image: ({ src, alt, width, height }) =>
      src === '' || !isSafeImage(src)
        ? nothing
        : html`<img src="${src}" alt="${alt}"${width > 0 && height > 0 && html` width="${width}" height="${height}"`} decoding="async">`,
    idOf: (name) => `${id}-${name}`,
  };
}
