import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    <div class="stage">
      ${paper.line(data.lead, 'lead')}
      ${data.points.length > 0 && html`<div class="handset"><p class="clock">${paper.title}</p><dl>${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></div>`}
      <div class="act">${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}</div>
    </div>`,
  'product-shot': (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.caption)}</div>
    ${paper.image(data.image)}
    <ol class="film" tabindex="0" aria-label="${data.heading === '' ? 'Screens' : data.heading}">${data.rows.map(({ label, value, pin }) => html`<li><p class="screen"><span>${label}</span><b>${value}</b></p>${paper.line(pin)}</li>`)}</ol>`,
  // One moment of use, told as the messages it makes.
  solution: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.rich(data.body)}</div>
    ${data.items.length > 0 && html`<ul class="chat">${data.items.map(({ title, body, value }) => html`<li>${paper.sub(title)}${paper.line(body)}${paper.line(value)}</li>`)}</ul>`}`,
  facts: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <dl class="widgets">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
};
