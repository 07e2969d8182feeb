import { list, rich, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Questions',
  variants: ['open', 'folded', 'two columns'],
  needs: ['items'],
  shape: {
    heading: text('Heading', 120),
    items: list('Questions', { question: text('Question', 160), answer: rich('Answer', 1500) }, 20),
  },
  start: ({ price }) => ({
    heading: 'Questions',
    items: [
      { question: 'What does it cost?', answer: price === '' ? '[Price]' : `${price}.` },
      { question: '[What they ask you most]', answer: '[Your answer]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}</div>
    <div class="questions">${data.items.map(({ question, answer }) =>
      paper.variant === 'folded'
        ? html`<details><summary>${question}</summary>${paper.rich(answer)}</details>`
        : html`<div class="question">${paper.sub(question)}${paper.rich(answer)}</div>`,
    )}</div>`,
});
