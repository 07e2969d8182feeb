import { html, type Markup } from '../../html/markup.ts';
import type { Design } from '../design.ts';

const ornament = (words: string): Markup =>
  html`<p class="ornament" aria-hidden="true"><span>${words}</span></p>`;

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    ${paper.heading(paper.title)}
    ${paper.line(data.kicker, 'where')}
    ${ornament(paper.title.slice(0, 1))}
    ${paper.line(data.heading, 'lead')}
    ${paper.line(data.lead)}
    <div class="act">${paper.link(data.action, 'button')}</div>`,
  'price-list': (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="card">${data.groups.map(({ title, rows }) => html`<div class="course">${paper.sub(title)}<ul>${rows.map(({ name, price, note }) => html`<li><span class="row"><span>${name}</span><span class="dots"></span><span class="amount">${price}</span></span>${paper.line(note, 'note')}</li>`)}</ul></div>`)}</div>
    ${paper.line(data.note, 'note')}`,
  place: (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="thirds">
      <div>${data.address !== '' && html`<address>${data.address}</address>`}${paper.line(data.area)}</div>
      ${data.hours.length > 0 && html`<dl>${data.hours.map(({ days, time }) => html`<div><dt>${days}</dt><dd>${time}</dd></div>`)}</dl>`}
      <div>${paper.link(data.phone, 'phone')}${paper.link(data.email)}</div>
    </div>`,
  'call-to-action': (data, paper) => html`
    ${ornament('❦')}
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="act">${paper.link(data.action, 'button')}</div>${paper.line(data.note, 'note')}`,
};
