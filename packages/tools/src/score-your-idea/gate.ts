import { shortQuote } from '../wording/index.ts';
import type { Case } from './case.ts';
import { firstReadMinWords } from './first-read.ts';
import { countAllWords, countAnswers, listTexts } from './texts.ts';

/** Why an idea is not scored: it is too short, or it says nothing that could be judged. Null when it can be. */
export interface Refusal {
  readonly why: 'too-short' | 'vague';
  readonly question: string;
  readonly quote: string | null;
}

export function findRefusal({ input, basis, judgements, standing }: Case): Refusal | null {
  const words = countAllWords(input);
  const answers = countAnswers(input);
  const quote = shortQuote(listTexts(input)[0]?.text ?? '', 8) || null;
  if (words < firstReadMinWords && answers < 3)
    return {
      why: 'too-short',
      question: 'Who has the problem, what does it cost them today, and what do you do about it?',
      quote,
    };
  const said = judgements.filter(({ level }) => level !== null).length;
  const isNamed = input.customer !== undefined || basis.reading.customer !== null;
  const isPlaced = basis.vertical !== null || basis.reading.problem !== null;
  if (said <= 1 && answers === 0 && standing.said === null && !(isNamed && isPlaced))
    return {
      why: 'vague',
      question: isNamed
        ? 'What goes wrong for them today, and what would you do about it?'
        : 'Who would use this, and what do they do today without it?',
      quote,
    };
  return null;
}
