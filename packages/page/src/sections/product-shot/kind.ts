import { image, list, text } from '../../fields/shape.ts';
import { html, nothing } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** A real picture, or the screen's own words in a frame. Words that are not the product's carry "Example". */
export const kind = defineKind({
  label: 'Product',
  variants: ['frame', 'phone', 'side by side'],
  needs: ['image', 'rows'],
  shape: {
    heading: text('Heading', 120),
    caption: text('Caption', 300),
    image: image('Screenshot'),
    frameTitle: text('Title in the frame', 60),
    rows: list(
      'Lines in the frame',
      { label: text('Label', 60), value: text('Value', 60), pin: text('Note', 140) },
      8,
    ),
  },
  start: () => ({
    heading: 'What you see',
    caption: 'Example',
    rows: [
      { label: '[Label]', value: '[Value]' },
      { label: '[Label]', value: '[Value]' },
    ],
  }),
  render(data, paper) {
    // A note has the number of its line, whatever lines have none.
    const lines = data.rows.map((row, at) => ({ ...row, number: at + 1 }));
    const pins = lines.filter(({ pin }) => pin !== '');
    const frame = html`<div class="frame">
        ${paper.line(data.frameTitle, 'frame-title')}
        <dl>${lines.map(({ label, value, number }) => html`<div><dt data-pin="${number}">${label}</dt><dd>${value}</dd></div>`)}</dl>
      </div>`;
    return html`
      <div class="head">${paper.heading(data.heading)}</div>
      <figure>${data.image.src === '' ? frame : paper.image(data.image)}
        ${data.caption === '' ? nothing : html`<figcaption>${data.caption}</figcaption>`}</figure>
      ${pins.length > 0 && html`<ol class="pins">${pins.map(({ label, pin, number }) => html`<li data-pin="${number}"><b>${label}</b> ${pin}</li>`)}</ol>`}`;
  },
});
