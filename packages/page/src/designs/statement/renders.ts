import { withoutMarks } from '../../html/edit-marks.ts';
import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    <div class="sheet">
      <div class="left">${paper.line(data.kicker, 'kicker')}${paper.line(data.lead)}</div>
      ${data.points.length > 0 && html`<dl class="sum">${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
    </div>
    ${paper.line(data.note, 'note')}`,
  'price-list': (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.note)}</div>
    <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Prices' : data.heading}"><table class="ruled"><caption class="unseen">${data.heading === '' ? 'Prices' : withoutMarks(data.heading)}</caption>
      ${data.groups.map(({ title, rows }) => html`<tbody>${title !== '' && html`<tr class="group"><th scope="rowgroup" colspan="3">${title}</th></tr>`}${rows.map(({ name, note, price }) => html`<tr><th scope="row">${name}</th><td>${note}</td><td class="amount">${price}</td></tr>`)}</tbody>`)}
    </table></div>`,
  problem: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.rich(data.body)}</div>
    ${data.items.length > 0 && html`<ul class="risks">${data.items.map(({ title, body, value }) => html`<li>${paper.line(value, 'amount')}${paper.sub(title)}${paper.line(body)}</li>`)}</ul>`}`,
  // Amounts stand under each other, as in a ledger.
  comparison: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Comparison' : data.heading}"><table class="ruled"><caption class="unseen">${data.heading === '' ? 'Comparison' : withoutMarks(data.heading)}</caption>
      <thead><tr><td></td><th scope="col" class="amount">${data.today === '' ? 'Today' : data.today}</th><th scope="col" class="amount">${data.ours === '' ? paper.title : data.ours}</th></tr></thead>
      <tbody>${data.rows.map(({ need, today, ours }) => html`<tr><th scope="row">${need}</th><td class="amount">${today}</td><td class="amount">${ours}</td></tr>`)}</tbody>
    </table></div>`,
  'how-it-works': (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <ol class="entries">${data.items.map(({ title, body, side }) => html`<li>${side === '' ? paper.sub(title) : html`<div>${paper.sub(title)}${paper.line(side)}</div>`}<span class="dots"></span>${paper.line(body)}</li>`)}</ol>`,
};
