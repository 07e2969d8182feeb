import { html, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, bullets, paragraph, points, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Ask',
  shape: { title, amount: text('Amount', 80), points, body },
  wordsMost: 40,
  defaults: {},
  matter: ({ amount, points: all }) => html`${paragraph(amount, 'number')}${bullets(all)}`,
  margin: ({ body: words }) => paragraph(words),
});
