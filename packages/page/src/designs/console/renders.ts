import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';

export const renders: Design['renders'] = {
  hero: (data, paper) => html`
    <p class="name">${paper.title}</p>
    ${paper.heading(data.heading === '' ? paper.title : data.heading)}
    ${paper.line(data.lead, 'lead')}
    ${data.mark !== '' && html`<pre class="command" tabindex="0"><code>${data.mark}</code></pre>`}
    ${paper.link(data.action)}${paper.line(data.note, 'note')}`,
  'code-sample': (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
    ${data.samples.map(({ title, code, output }) => html`<figure><figcaption>${title}</figcaption><pre tabindex="0"><code>${code}</code></pre>${output !== '' && html`<pre class="output" tabindex="0"><samp>${output}</samp></pre>`}</figure>`)}`,
  // What goes and what comes, as a change is read in a terminal.
  comparison: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="diff"><p class="minus">${data.today === '' ? 'Today' : data.today}</p><p class="plus">${data.ours === '' ? paper.title : data.ours}</p>
    ${data.rows.map(({ need, today, ours }) => html`<div class="hunk">${paper.sub(need)}<p class="minus">${today}</p><p class="plus">${ours}</p></div>`)}</div>`,
  facts: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <dl class="manual">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
  pricing: (data, paper) => html`
    ${paper.heading(data.heading)}${paper.line(data.lead)}
    <div class="tiers">${data.plans.map(({ name, price, per, lines, action }) => html`<div class="tier"><div class="row">${paper.sub(name)}<span class="dots"></span><p><strong>${price}</strong> ${per}</p></div>${lines.length > 0 && html`<ul>${lines.map(({ line }) => html`<li>${line}</li>`)}</ul>`}${paper.link(action)}</div>`)}</div>`,
};
