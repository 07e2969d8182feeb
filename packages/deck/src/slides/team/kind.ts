import { html, list, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, paragraph, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Team',
  shape: {
    title,
    people: list('People', { name: text('Who', 240), did: text('Did what that matters here', 240) }, 8),
    body,
  },
  wordsMost: 45,
  defaults: {},
  matter: ({ people }) =>
    html`<dl class="people">${people.map(({ name, did }) => html`<div><dt>${name}</dt><dd>${did}</dd></div>`)}</dl>`,
  margin: ({ body: words }) => paragraph(words),
});
