import { html, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { paragraph, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Cover',
  shape: {
    title,
    name: text('Name', 60),
    stage: text('How far it is', 120),
    contact: text('Who and how to reach you', 240),
  },
  wordsMost: 25,
  defaults: {},
  matter: ({ name }) => html`<p class="name">${name}</p>`,
  margin: ({ stage, contact }) => html`${paragraph(stage)}${paragraph(contact)}`,
});
