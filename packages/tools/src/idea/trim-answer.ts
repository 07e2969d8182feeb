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

/**
 * The same, and behind each reason what to do about it, as long as there is room: two reasons that say so come before three that
 * do not.
 */
export function fitAnswer(answer: AnswerBlock, reasons: readonly Finding[]): AnswerBlock {
  const trimmed = trimAnswer(answer);
  const shorter = { ...trimmed, reasons: trimmed.reasons.slice(0, movedLeast) };
  const [whole, short] = [trimmed, shorter].map((one) => addMoves(one, reasons));
  if (whole === undefined || short === undefined) return trimmed;
  return short.moved > whole.moved ? short.answer : whole.answer;
}

const movedLeast = 2;

function addMoves(answer: AnswerBlock, reasons: readonly Finding[]) {
  let fitted = answer;
  let moved = 0;
  for (const reason of reasons.filter(({ move }) => move !== undefined)) {
    const statement = withMove(reason);
    if (!fitted.reasons.some((one) => one.statement.id === statement.id)) continue;
    const next = fitted.reasons.map((one) =>
      one.statement.id === statement.id ? { ...one, statement } : one,
    );
    if (countWords({ ...fitted, reasons: next }) > wordsMost) continue;
    fitted = { ...fitted, reasons: next };
    moved += 1;
  }
  return { answer: fitted, moved };
}

function countWords(answer: AnswerBlock): number {
  return listBlockStatements(answer)
    .map(({ text }) => text.replaceAll(/\{\{f:[^{}]+\}\}/gu, figureWords).split(/\s+/u).length)
    .reduce((sum, count) => sum + count, 0);
}
