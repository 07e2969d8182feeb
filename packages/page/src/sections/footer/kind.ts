import { link, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Footer',
  variants: ['line', 'columns'],
  needs: ['name', 'line', 'links'],
  shape: {
    name: text('Name', 80),
    line: text('Line', 200),
    links: list('Links', { link: link('Link') }, 12),
  },
  start: ({ title, phone }) => ({ name: title, links: phone.href === '' ? [] : [{ link: phone }] }),
  render: (data, paper) => html`
    ${paper.line(data.name, 'name')}${paper.line(data.line)}
    ${data.links.length > 0 && html`<ul>${data.links.map((one) => html`<li>${paper.link(one.link)}</li>`)}</ul>`}`,
});
