import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { drawing, sideView } from './drawing.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <p class="sheet"><span>${paper.title}</span><span>${data.kicker}</span></p>
    ${data.image.src === '' ? drawing(data.points.length) : paper.image(data.image)}
    ${data.points.length > 0 && html`<ol class="labels">${data.points.slice(0, 6).map(({ label, value }) => html`<li><b>${label}</b> ${value}</li>`)}</ol>`}
    <div class="title">${paper.heading(data.heading === '' ? paper.title : data.heading)}${paper.line(data.lead)}</div>
    <div class="order">${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}</div>`,
  // Notes to the left and right of a view, as on a drawing.
  features: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="callouts">${sideView}<ol>${data.items.map(({ title, body }) => html`<li>${paper.sub(title)}${paper.line(body)}</li>`)}</ol></div>`,
  facts: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <dl class="measures">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
};
