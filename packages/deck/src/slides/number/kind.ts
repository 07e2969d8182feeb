import { html, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, bullets, paragraph, points, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Number',
  shape: { title, number: text('Number', 80), means: text('What it counts', 240), points, body },
  wordsMost: 40,
  defaults: {},
  matter: ({ number, means, points: all }) =>
    html`<p class="number">${number}</p>${paragraph(means, 'means')}${bullets(all)}`,
  margin: ({ body: words }) => paragraph(words),
});
