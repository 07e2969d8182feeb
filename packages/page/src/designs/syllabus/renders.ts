import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <div class="goal">
      ${paper.line(data.kicker, 'kicker')}
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      ${paper.line(data.lead, 'lead')}
      ${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}
    </div>
    ${data.points.length > 0 && html`<div class="index"><dl>${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></div>`}`,
  schedule: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <ol class="weeks">${data.rows.map(({ when, title, body, where }) => html`<li>${paper.line(when, 'when')}<div>${paper.sub(title)}${paper.line(body)}</div>${paper.line(where, 'where')}</li>`)}</ol>`,
  // Two lists and no verdict: the reader finds their own side.
  comparison: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="sides">
      <div class="yes">${paper.sub(data.ours === '' ? paper.title : data.ours)}<ul>${data.rows.map(({ need, ours }) => html`<li>${need}: ${ours}</li>`)}</ul></div>
      <div class="no">${paper.sub(data.today === '' ? 'Today' : data.today)}<ul>${data.rows.map(({ need, today }) => html`<li>${need}: ${today}</li>`)}</ul></div>
    </div>`,
  'rich-text': (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="exercise">${paper.rich(data.body)}
      ${data.aside !== '' && html`<details><summary>Look at the note</summary><p>${data.aside}</p></details>`}</div>`,
  pricing: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="slips">${data.plans.map(({ name, price, per, lines, action }) => html`<div class="slip">${paper.sub(name)}<p class="price"><strong>${price}</strong> ${per}</p>${lines.length > 0 && html`<ul>${lines.map(({ line }) => html`<li>${line}</li>`)}</ul>`}${paper.link(action, 'button')}</div>`)}</div>`,
};
