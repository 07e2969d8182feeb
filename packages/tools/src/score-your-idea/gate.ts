import type { Gate } from '../gate/index.ts';
import { shortQuote } from '../wording/index.ts';
import type { Case } from './case.ts';
import { firstReadMinWords } from './first-read.ts';
import { listStops } from './stops.ts';
import { countAllWords, countAnswers, listTexts } from './texts.ts';

/** Beyond what no tool answers: too short to be scored, or nothing said that a dimension could be judged by. */
export function findRefusal(one: Case): Gate | null {
  const { input, basis, judgements, standing } = one;
  // A reason to stop is an answer, however little was written.
  if (listStops(one).length > 0) return null;
  const words = countAllWords(input);
  const answers = countAnswers(input);
  const quote = shortQuote(listTexts(input)[0]?.text ?? '', 8);
  if (words < firstReadMinWords && answers < 3)
    return {
      why: 'thin',
      question: 'Who has the problem, what does it cost them today, and what do you do about it?',
      quote,
    };
  const said = judgements.filter(({ level }) => level !== null).length;
  const isNamed = input.customer !== undefined || basis.reading.customer !== null;
  const isPlaced = basis.vertical !== null || basis.reading.problem !== null;
  if (said > 1 || answers > 0 || standing.said !== null || (isNamed && isPlaced)) return null;
  return {
    why: 'vague',
    question: isNamed
      ? 'What goes wrong for them today, and what would you do about it?'
      : 'Who would use this, and what do they do today without it?',
    quote,
  };
}
