import { image, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Names of real customers or integrations; without any the section is not on the page. */
export const kind = defineKind({
  label: 'Names and logos',
  variants: ['row', 'list', 'tiles'],
  needs: ['items'],
  shape: {
    heading: text('Heading', 80),
    items: list('Names', { name: text('Name', 60), image: image('Logo') }, 24),
  },
  start: () => ({
    heading: 'Works with',
    items: [{ name: '[Name]' }, { name: '[Name]' }, { name: '[Name]' }],
  }),
  render: (data, paper) => html`
    ${paper.heading(data.heading)}
    <ul class="names">${data.items.map(({ name, image }) => html`<li>${image.src === '' ? name : paper.image({ ...image, alt: image.alt || name })}</li>`)}</ul>`,
});
