import { listSentences, type Report } from '@slipway/report';
import { readingEase } from '../../wording/index.ts';

export interface Readability {
  /** Flesch reading ease; 50 to 70 is plain English. */
  readonly ease: number;
  readonly tooLong: readonly string[];
}

const mostWords = 29;

export function readability(report: Report): Readability {
  const sentences = listSentences(report);
  return {
    ease: readingEase(sentences.join('\n')).ease,
    tooLong: sentences.filter(
      (sentence) => sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > mostWords,
    ),
  };
}
