import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero(data, paper) {
    const sides = data.sides.length > 0 ? data.sides : [{ ...data, label: data.kicker }];
    return html`<div class="seam">${paper.heading(paper.title)}</div>
      <div class="doors">${sides.map(({ label, heading, lead, action }) => html`<div class="door">${paper.line(label, 'kicker')}<div class="say">${paper.sub(heading)}${paper.line(lead)}${paper.link(action, 'button')}</div></div>`)}</div>`;
  },
  // Left is one side's turn, right the other's, along one spine.
  'how-it-works': (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <ol class="spine">${data.items.map(({ title, body, side }) => html`<li><div class="turn">${paper.line(side, 'kicker')}${paper.sub(title)}${paper.line(body)}</div></li>`)}</ol>`,
  pricing: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="halves">${data.plans.map(({ name, price, per, lines, action }) => html`<div class="half">${paper.sub(name)}<p class="price"><strong>${price}</strong> ${per}</p>${lines.length > 0 && html`<ul>${lines.map(({ line }) => html`<li>${line}</li>`)}</ul>`}${paper.link(action, 'button')}</div>`)}</div>`,
  'call-to-action': (data, paper) => html`
    <div class="half">${paper.heading(data.heading)}</div>
    <div class="half">${paper.line(data.lead)}${paper.link(data.action, 'button')}${paper.line(data.note)}</div>`,
};
