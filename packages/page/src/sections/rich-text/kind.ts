import { rich, text } from '../../fields/shape.ts';
import { withoutMarks } from '../../html/edit-marks.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Fewer letters than this are a line, and no text to begin with a tall letter. */
const paragraphLeast = 120;

export const kind = defineKind({
  label: 'Text',
  variants: ['one column', 'two columns', 'side by side'],
  needs: ['body'],
  shape: { heading: text('Heading', 120), aside: text('Note beside it', 300), body: rich('Text') },
  start: () => ({ heading: '[Heading]', body: '[Your text]' }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}</div>
    <div class="body${withoutMarks(data.body).length < paragraphLeast ? ' brief' : ''}">${paper.rich(data.body)}</div>
    ${data.aside !== '' && html`<aside role="note"><p>${data.aside}</p></aside>`}`,
});
