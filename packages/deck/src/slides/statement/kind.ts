import { html } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, bullets, paragraph, points, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Statement',
  shape: { title, points, body },
  wordsMost: 45,
  defaults: {},
  matter: ({ points: all }) => html`${bullets(all)}`,
  margin: ({ body: words }) => paragraph(words),
});
