import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { partGlyph } from './part-glyph.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <div class="strip"><p class="name">${paper.title}</p>${paper.heading(data.heading === '' ? paper.title : data.heading)}${paper.link(data.action, 'button')}</div>
    <div class="filters">${paper.line(data.lead)}
      ${data.points.length > 0 && html`<dl>${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}</div>`,
  parts: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <ul class="parts">${data.items.map(({ number, name, values, when }) => html`<li>${partGlyph(number)}<div><p class="number">${number}</p>${paper.sub(name)}${values.length > 0 && html`<dl>${values.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}${paper.line(when, 'when')}</div></li>`)}</ul>`,
  'how-it-works': (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <ol class="chain">${data.items.map(({ title, body, side }) => html`<li>${paper.sub(title)}${paper.line(side)}${paper.line(body)}</li>`)}</ol>`,
  place: (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="counter">${data.address !== '' && html`<address>${data.address}</address>`}${paper.line(data.area)}
      ${data.hours.length > 0 && html`<dl>${data.hours.map(({ days, time }) => html`<div><dt>${days}</dt><dd>${time}</dd></div>`)}</dl>`}
      <div>${paper.link(data.phone, 'phone')}${paper.link(data.email)}</div></div>`,
};
