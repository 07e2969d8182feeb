import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Weeks of a course, a timetable, an archive or a list of changes. */
export const kind = defineKind({
  label: 'Schedule',
  variants: ['ladder', 'grid', 'side by side'],
  needs: ['rows'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    rows: list(
      'Rows',
      {
        when: text('When', 40),
        title: text('Title', 120),
        body: text('Text', 300),
        where: text('Where or how long', 60),
      },
      40,
    ),
  },
  start: () => ({
    heading: 'Dates',
    rows: [
      { when: '[Date]', title: '[What happens]' },
      { when: '[Date]', title: '[What happens]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <ol class="ladder">${data.rows.map(({ when, title, body, where }) => html`<li>${paper.line(when, 'when')}<div class="what">${paper.sub(title)}${paper.line(body)}</div>${paper.line(where, 'where')}</li>`)}</ol>`,
});
