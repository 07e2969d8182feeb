import { image, link, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Opening',
  variants: ['plain', 'with points', 'centred'],
  needs: ['heading', 'mark', 'sides'],
  shape: {
    kicker: text('Line above the headline', 80),
    heading: text('Headline', 140),
    lead: text('Lead', 400),
    action: link('Main action'),
    note: text('What happens after the action', 140),
    mark: text('Large line: a phone number, a date or a code', 24),
    markLink: link('Where the large line leads'),
    points: list('Points', { label: text('Label', 60), value: text('Value', 140) }, 8),
    sides: list(
      'Sides',
      {
        label: text('Who', 60),
        heading: text('Headline', 120),
        lead: text('Lead', 300),
        action: link('Action'),
      },
      2,
    ),
    image: image('Picture'),
  },
  start: ({ action }) => ({
    heading: '[What you do, and for which customers]',
    lead: '[What changes for them, with one figure]',
    action,
  }),
  render(data, paper) {
    // Before the sides, whose headings are one level below it.
    const heading = paper.heading(data.heading === '' ? paper.title : data.heading);
    const points =
      data.points.length > 0 &&
      html`<dl class="points">${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
    const sides = data.sides.map(
      (side) =>
        html`<div class="side">${paper.line(side.label, 'kicker')}${paper.sub(side.heading)}${paper.line(side.lead)}${paper.link(side.action, 'button')}</div>`,
    );
    const image = paper.image(data.image);
    return html`<div class="words">
        ${paper.line(data.kicker, 'kicker')}
        ${heading}
        ${paper.line(data.lead, 'lead')}
        ${paper.line(data.mark, 'mark')}
        ${paper.link(data.action, 'button')}
        ${paper.line(data.note, 'note')}
      </div>
      ${(points !== false || sides.length > 0 || image.markup !== '') && html`<div class="more">${points}${sides}${image}</div>`}`;
  },
});
