import { type Finding, withMove } from '@slipway/analyst';
import { type AnswerBlock, listBlockStatements } from '@slipway/report';

const wordsMost = 112;
/** A figure reads as one to three words: "40", "€89 a month". */
const figureWords = 'a whole figure';

/** Whoever stops at the answer has read at most 120 words, labels included: the weakest reasons give way first. */
export function trimAnswer(answer: AnswerBlock): AnswerBlock {
  if (countWords(answer) <= wordsMost || answer.reasons.length < 2) return answer;
  return trimAnswer({ ...answer, reasons: answer.reasons.slice(0, -1) });
}

/** The same, and behind each reason what to do about it, as long as there is room. */
export function fitAnswer(answer: AnswerBlock, reasons: readonly Finding[]): AnswerBlock {
  let fitted = trimAnswer(answer);
  for (const reason of reasons) {
    const statement = withMove(reason);
    const moved = fitted.reasons.map((one) =>
      one.statement.id === statement.id ? { ...one, statement } : one,
    );
    if (countWords({ ...fitted, reasons: moved }) <= wordsMost) fitted = { ...fitted, reasons: moved };
  }
  return fitted;
}

function countWords(answer: AnswerBlock): number {
  return listBlockStatements(answer)
    .map(({ text }) => text.replaceAll(/\{\{f:[^{}]+\}\}/gu, figureWords).split(/\s+/u).length)
    .reduce((sum, count) => sum + count, 0);
}
