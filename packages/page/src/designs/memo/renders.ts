import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    ${paper.line(data.kicker, 'kicker')}
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    ${paper.line(data.lead, 'lead')}
    ${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}
    ${data.points.length > 0 && html`<dl class="margin">${data.points.slice(0, 3).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}`,
  // A cost table: what is done, and what it takes.
  problem: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.rich(data.body)}</div>
    ${data.items.length > 0 && html`<table class="costs"><tbody>${data.items.map(({ title, body, value }) => html`<tr><th scope="row">${title}</th><td>${body}</td><td class="value">${value}</td></tr>`)}</tbody></table>`}`,
  proof: (data, paper) => html`
    ${paper.heading(data.heading)}
    ${data.figures.filter(({ value }) => value.trim() !== '').map((one) => html`<p class="finding"><strong>${one.value}</strong> ${one.label} ${paper.link(one.source, 'source')}</p>`)}
    ${data.quotes.filter(({ words, name }) => words.trim() !== '' && name.trim() !== '').map((one) => html`<figure class="quote"><blockquote><p>${one.words}</p></blockquote><figcaption>${one.name}${one.role !== '' && html`, ${one.role}`} ${paper.link(one.source, 'source')}</figcaption></figure>`)}`,
  pricing: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Plans' : data.heading}"><table class="terms">
      ${data.plans.some(({ name }) => name.trim() !== '') && html`<thead><tr>${data.plans.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>`}
      <tbody>
        <tr>${data.plans.map(({ price, per }) => html`<td><strong>${price}</strong> ${per}</td>`)}</tr>
        ${data.plans.some(({ lines }) => lines.length > 0) && html`<tr>${data.plans.map(({ lines }) => html`<td>${lines.map(({ line }) => html`<p>${line}</p>`)}</td>`)}</tr>`}
        ${data.plans.some(({ action }) => paper.link(action).markup !== '') && html`<tr>${data.plans.map(({ action }) => html`<td>${paper.link(action)}</td>`)}</tr>`}
      </tbody></table></div>`,
  faq: (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="qa">${data.items.map(({ question, answer }) => html`<div>${paper.sub(question)}<div class="answer">${paper.rich(answer)}</div></div>`)}</div>`,
};
