import { withoutMarks } from '../../html/edit-marks.ts';
import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    ${paper.line(data.kicker, 'kicker')}
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    ${paper.line(data.lead, 'lead')}
    ${data.points.length > 0 && html`<dl class="concerns">${data.points.slice(0, 6).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}`,
  'price-list': (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.note)}
    <div class="fees">${data.groups.map(({ title, rows }) => html`<div>${paper.sub(title)}<dl>${rows.map(({ name, price, note }) => html`<div><dt>${name}${note !== '' && html`<span>${note}</span>`}</dt><dd>${price}</dd></div>`)}</dl></div>`)}</div>`,
  // No portrait is pretended: the initial stands where one would be.
  team: (data, paper) => html`
    ${paper.heading(data.heading)}
    <ul class="carers">${data.people.map(
      (one) =>
        html`<li>${
          one.image.src === ''
            ? html`<span class="initial" aria-hidden="true">${withoutMarks(one.name)
                .replace(/^(?:(?:the|dr|prof|mr|mrs|ms)\b\.? ?)+/i, '')
                .slice(0, 1)
                .toUpperCase()}</span>`
            : paper.image(one.image)
        }<div>${paper.sub(one.name)}${paper.line(one.role, 'role')}${paper.line(one.body)}${paper.link(one.link)}</div></li>`,
    )}</ul>`,
  faq: (data, paper) => html`
    ${paper.heading(data.heading)}
    <div class="worries">${data.items.map(({ question, answer }) => html`<details><summary>${question}</summary>${paper.rich(answer)}</details>`)}</div>`,
};
