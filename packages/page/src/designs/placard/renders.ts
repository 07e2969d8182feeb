import { withoutMarks } from '../../html/edit-marks.ts';
import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

/** More letters than these, and the capitals become smaller: the button stays on the first screen. */
const cryMost = 48;
const isLong = (text: string): boolean => withoutMarks(text).length > cryMost;

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <p class="name${isLong(data.heading) ? ' long' : ''}">${paper.title}</p>
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    <div class="foot">${paper.line(data.lead)}${paper.link(data.action, 'button')}</div>`,
  problem: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.rich(data.body)}</div>
    ${data.items.length > 0 && html`<ol class="work">${data.items.map(({ title, body, value }) => html`<li>${paper.sub(title)}${paper.line(body)}${paper.line(value, 'value')}</li>`)}</ol>`}`,
  // Each way to help is a flyer with a tear-off edge.
  features: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <ul class="flyers">${data.items.map(({ title, body }) => html`<li>${paper.sub(title)}${paper.line(body)}</li>`)}</ul>`,
  facts: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <dl class="ledger">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
};
