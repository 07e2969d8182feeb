import { link, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Place and hours',
  variants: ['columns', 'stacked'],
  needs: ['address', 'hours', 'phone', 'area'],
  shape: {
    heading: text('Heading', 120),
    address: text('Address', 300),
    area: text('Area served', 300),
    phone: link('Phone'),
    email: link('Email'),
    hours: list('Hours', { days: text('Days', 60), time: text('Time', 60) }, 10),
  },
  start: ({ phone }) => ({
    heading: 'Where and when',
    address: '[Address]',
    phone,
    hours: [{ days: 'Monday to Friday', time: '[Hours]' }],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}</div>
    <div class="contact">
      ${data.address !== '' && html`<address>${data.address}</address>`}
      ${paper.line(data.area, 'area')}${paper.link(data.phone, 'phone')}${paper.link(data.email)}
    </div>
    ${data.hours.length > 0 && html`<dl class="hours">${data.hours.map(({ days, time }) => html`<div><dt>${days}</dt><dd>${time}</dd></div>`)}</dl>`}`,
});
