import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('faq', {
  variants: ['open', 'folded', 'two columns'],
  shape: 'heading 120, items 20 (question 160, answer 1500)',
  needs: ['items'],
  start: 'Questions | What does it cost? | $9 a month. | [What they ask you most] | [Your answer]',
  stored: {
    heading: 'Questions',
    items: [
      {
        question: 'What if the number is wrong?',
        answer: 'You pay nothing for the answer, and we pay the return.',
      },
    ],
  },
  written:
    '<div class="head"><h2>Questions</h2></div><div class="questions"><div class="question"><h3>What if the number is wrong?</h3><p>You pay nothing for the answer, and we pay the return.</p></div></div>',
});

test('folded: each question opens its answer', () => {
  const items = [{ question: 'Why?', answer: 'So **it** is.' }];
  expect(writeKind('faq', { items }, { variant: 'folded' })).toContain(
    '<details><summary>Why?</summary><p>So <strong>it</strong> is.</p></details>',
  );
});
