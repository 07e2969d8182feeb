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
  // A list of positions, as beside an assembly drawing.
  comparison: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Comparison' : data.heading}"><table class="positions">
      <thead><tr><th scope="col">Pos.</th><td></td><th scope="col">${data.ours === '' ? paper.title : data.ours}</th><th scope="col">${data.today === '' ? 'Today' : data.today}</th></tr></thead>
      <tbody>${data.rows.map(({ need, today, ours }, at) => html`<tr><td class="pos">${at + 1}</td><th scope="row">${need}</th><td>${ours}</td><td>${today}</td></tr>`)}</tbody>
    </table></div>`,
  facts: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <dl class="measures">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
};
