import { link, text } from '../../fields/shape.ts';
import { html, nothing } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Where nobody receives sign-ups (an exported file), the link stands in its place. */
export const kind = defineKind({
  label: 'Waitlist form',
  variants: ['line', 'card', 'side by side'],
  needs: ['heading'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    button: text('Button', 40),
    note: text('What happens then', 200),
    instead: link('Link where there is no form'),
  },
  start: ({ title }) => ({ heading: `Join the list for ${title}`, button: 'Join the list' }),
  render(data, paper) {
    const field = paper.idOf('email');
    // Nobody sees it: what fills it in is a program.
    const trap = paper.idOf('website');
    const form = html`<form class="waitlist" method="post" action="${paper.formAction ?? ''}">
        <label for="${field}">Email</label>
        <input id="${field}" name="email" type="email" autocomplete="email" required maxlength="254">
        <div hidden><label for="${trap}">Leave this empty</label><input id="${trap}" name="website" tabindex="-1" autocomplete="off"></div>
        <button class="button" type="submit">${data.button === '' ? 'Join the list' : data.button}</button>
      </form>`;
    return html`
      <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
      <div class="act">${paper.formAction === null ? paper.link(data.instead, 'button') : form}
        ${data.note === '' ? nothing : html`<p class="note">${data.note}</p>`}</div>`;
  },
});
