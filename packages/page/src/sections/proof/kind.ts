import { link, list, text } from '../../fields/shape.ts';
import { withoutMarks } from '../../html/edit-marks.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

const isCounted = ({ value }: { readonly value: string }): boolean => value.trim() !== '';
/** Words that nobody signs are not proof. */
const isNamed = ({ words, name }: { readonly words: string; readonly name: string }): boolean =>
  words.trim() !== '' && name.trim() !== '';

/** Only what the founder entered: a figure with its source, or words with the name of who said them. */
export const kind = defineKind({
  label: 'Proof',
  variants: ['figures', 'words'],
  needs: ['figures', 'quotes'],
  isShown: ({ figures, quotes }) => figures.some(isCounted) || quotes.some(isNamed),
  shape: {
    heading: text('Heading', 120),
    figures: list(
      'Figures',
      {
        value: text('Figure', 30),
        label: text('What it counts', 140),
        source: link('Where it was measured'),
      },
      6,
    ),
    quotes: list(
      'Words of customers',
      {
        words: text('Words', 500),
        name: text('Name', 80),
        role: text('Role', 80),
        source: link('Where they said it'),
      },
      6,
    ),
  },
  start: () => ({
    heading: 'What we measured',
    figures: [{ value: '[Figure]', label: '[What it counts, and when]' }],
  }),
  render(data, paper) {
    const figures =
      data.figures.length > 0 &&
      html`<ul class="figures">${data.figures.filter(isCounted).map((one) => html`<li>${paper.line(one.value, 'value')}${paper.line(one.label)}${paper.link(one.source, 'source')}</li>`)}</ul>`;
    const quotes = data.quotes
      .filter(isNamed)
      .map(
        (one) =>
          html`<figure class="${/^["“„«‘']/u.test(withoutMarks(one.words)) ? 'quote' : 'quote said'}"><blockquote><p>${one.words}</p></blockquote><figcaption>${one.name}${one.role !== '' && html`, ${one.role}`} ${paper.link(one.source, 'source')}</figcaption></figure>`,
      );
    const head = html`<div class="head">${paper.heading(data.heading)}</div>`;
    return paper.variant === 'words' ? html`${head}${quotes}${figures}` : html`${head}${figures}${quotes}`;
  },
});
