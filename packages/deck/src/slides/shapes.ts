import { html, type ListField, list, type Markup, nothing, type TextField, text } from '@slipway/page/parts';

export const title: TextField = text('The point, in one sentence', 160);
export const body: TextField = text('Text', 600);
export const points: ListField<{ readonly text: TextField }> = list(
  'Points',
  { text: text('Point', 240) },
  6,
);

export const paragraph = (words: string, className = ''): Markup =>
  words === '' ? nothing : html`<p class="${className}">${words}</p>`;

export const bullets = (items: readonly { readonly text: string }[]): Markup =>
  items.length === 0
    ? nothing
    : html`<ol class="points">${items.map((item) => html`<li>${item.text}</li>`)}</ol>`;

/** Once the founder writes the number, it is no longer the result's. */
export const isNumberPart = (name: string): boolean => name === 'number' || name === 'amount';
