import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { lengthClass } from '../length-class.ts';

/** Fewer letters than this do not fill three columns. */
const columnsLeast = 400;

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <div class="masthead ${lengthClass(paper.title)}">${paper.line(data.kicker, 'dateline')}${paper.heading(paper.title)}</div>
    <div class="front">
      ${data.points.length > 0 && html`<dl class="inside">${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
      <div class="story">${paper.sub(data.heading)}${paper.line(data.lead)}</div>
      <div class="subscribe">${paper.link(data.action, 'button')}${paper.line(data.note)}</div>
    </div>`,
  'rich-text': (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="columns${data.body.length < columnsLeast ? ' brief' : ''}">${paper.rich(data.body)}</div>
    ${paper.line(data.aside, 'aside')}`,
  // Small advertisements, each in its box.
  pricing: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    <div class="notices">${data.plans.map(({ name, price, per, lines, action }) => html`<div class="notice">${paper.sub(name)}<p class="price">${price} ${per}</p>${lines.map(({ line }) => html`<p>${line}</p>`)}${paper.link(action)}</div>`)}</div>`,
  team: (data, paper) => html`
    ${paper.heading(data.heading)}
    ${data.people.map((one) => html`<div class="byline">${paper.image(one.image)}${paper.sub(one.name)}${paper.line(one.role, 'role')}${paper.line(one.body)}${paper.link(one.link)}</div>`)}`,
};
