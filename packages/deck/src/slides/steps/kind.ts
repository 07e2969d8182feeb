import { html, list, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, paragraph, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Steps',
  shape: { title, steps: list('Steps', { when: text('When', 40), what: text('What', 200) }, 5), body },
  wordsMost: 40,
  defaults: {},
  matter: ({ steps }) =>
    html`<ol class="steps">${steps.map(({ when, what }) => html`<li><b>${when}</b><span>${what}</span></li>`)}</ol>`,
  margin: ({ body: words }) => paragraph(words),
});
