import { image, link, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'People',
  variants: ['rows', 'columns', 'side by side'],
  needs: ['people'],
  shape: {
    heading: text('Heading', 120),
    people: list(
      'People',
      {
        name: text('Name', 80),
        role: text('Role', 80),
        body: text('What they did before', 400),
        image: image('Portrait'),
        link: link('Link'),
      },
      20,
    ),
  },
  start: () => ({
    heading: 'Who we are',
    people: [{ name: '[Name]', role: '[Role]', body: '[What they did before]' }],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}</div>
    <ul class="people">${data.people.map((one) => html`<li>${paper.image(one.image)}${paper.sub(one.name)}${paper.line(one.role, 'role')}${paper.line(one.body)}${paper.link(one.link)}</li>`)}</ul>`,
});
