import { withoutMarks } from '../../html/edit-marks.ts';
import { html, type Markup } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { lengthClass } from '../length-class.ts';

/** A date such as 14.09 breaks after its point on a phone, so that day and month each fill the line. */
function digits(mark: string): Markup {
  const [, day, month] = /^(\d\d?\.)(\d\d?)$/.exec(withoutMarks(mark)) ?? [];
  return day === undefined || month === undefined
    ? html`${mark}`
    : html`<span>${day}</span><span>${month}</span>`;
}

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <div class="top">${paper.heading(data.heading === '' ? paper.title : data.heading)}${paper.line(data.kicker)}</div>
    <p class="date ${lengthClass(data.mark === '' ? paper.title : data.mark)}">${digits(data.mark === '' ? paper.title : data.mark)}</p>
    <div class="bottom">${paper.line(data.lead)}${paper.link(data.action, 'button')}</div>`,
  schedule: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <ol class="timetable">${data.rows.map(({ when, title, body, where }) => html`<li>${paper.line(when, 'when')}${paper.sub(title)}${paper.line(body)}${paper.line(where, 'where')}</li>`)}</ol>`,
  // Tickets with a stub.
  pricing: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="tickets">${data.plans.map(({ name, price, per, lines, action }) => html`<div class="ticket"><div>${paper.sub(name)}<p class="price">${price}</p>${paper.line(per)}</div><div class="stub">${lines.map(({ line }) => html`<p>${line}</p>`)}${paper.link(action)}</div></div>`)}</div>`,
  team: (data, paper) => html`
    ${paper.heading(data.heading)}
    <ul class="bill">${data.people.map((one) => html`<li>${paper.image(one.image)}${paper.sub(one.name)}<div>${paper.line(one.role)}${paper.line(one.body)}${paper.link(one.link)}</div></li>`)}</ul>`,
};
