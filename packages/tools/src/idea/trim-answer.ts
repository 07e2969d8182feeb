import { type AnswerBlock, listBlockStatements } from '@slipway/report';

const wordsMost = 112;
/** A figure reads as one to three words: "40", "€89 a month". */
const figureWords = 'a whole figure';

/** Whoever stops at the answer has read at most 120 words, labels included: the weakest reasons give way first. */
export function trimAnswer(answer: AnswerBlock): AnswerBlock {
  if (countWords(answer) <= wordsMost || answer.reasons.length < 2) return answer;
  return trimAnswer({ ...answer, reasons: answer.reasons.slice(0, -1) });
}

function countWords(answer: AnswerBlock): number {
  return listBlockStatements(answer)
    .map(({ text }) => text.replaceAll(/\{\{f:[^{}]+\}\}/gu, figureWords).split(/\s+/u).length)
    .reduce((sum, count) => sum + count, 0);
}
