import type { AnswerBlock, Evidence } from '@slipway/report';
import { findTextGap } from '../study/text.ts';
import { type Book, said } from './book.ts';

type Question = NonNullable<AnswerBlock['question']>;

/** What would tell most: the text, then the colours. */
export function questionOf(book: Book): Question | null {
  const { input, basis, text, palette } = book;
  const gap = findTextGap(input, basis);
  const ask = (field: string, words: string, ...evidence: readonly Evidence[]): Question => ({
    question: book.say('question', words, ...evidence),
    field,
    options: [],
  });
  if (gap === 'short' && input.copy !== undefined)
    return ask('copy', 'Can you paste forty words or more? So few give no grade.', said('copy', input.copy));
  if (gap === 'not English' && input.copy !== undefined)
    return ask(
      'copy',
      'Is there an English text? The reading formulas are for English alone.',
      said('copy', input.copy),
    );
  if (text === null) return ask('copy', 'What does your page say? Paste forty words or more.');
  return palette === null
    ? ask('colours', 'Which colours do you use? One a line, the main one first.')
    : null;
}
