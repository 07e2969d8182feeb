import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { lengthClass } from '../length-class.ts';

export const renders: Design['renders'] = {
  hero(data, paper) {
    const giant = data.mark === '' ? data.action : { label: data.mark, href: data.markLink.href };
    return html`
      <div class="top"><p class="name">${paper.title}</p>${paper.line(data.kicker)}</div>
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      ${paper.line(data.lead, 'lead')}
      <div class="giant ${lengthClass(giant.label)}">${paper.link(giant)}</div>`;
  },
  // The board outside a garage: few words, the amounts large.
  'price-list': (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.note)}</div>
    ${data.groups.map(({ title, rows }) => html`<div class="board">${paper.sub(title)}<dl>${rows.map(({ name, price, note }) => html`<div><dt>${name}${note !== '' && html`<span class="small">${note}</span>`}</dt><dd>${price}</dd></div>`)}</dl></div>`)}`,
  'how-it-works': (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <ol class="visit">${data.items.map(({ title, body, side }) => html`<li>${paper.sub(title)}${paper.line(side)}${paper.line(body)}</li>`)}</ol>`,
  'call-to-action': (data, paper) => html`
    <div>${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="giant ${lengthClass(data.action.label)}">${paper.link(data.action)}</div>${paper.line(data.note, 'small')}`,
};
