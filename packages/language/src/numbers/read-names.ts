import type { SaidNumber } from './read-number.ts';
import { uncounted } from './uncounted.ts';

const word = /[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu;
const startsAsNumber =
  /^\d[\d.,]*(?:st|nd|rd|th|s|k|mm?|mn|bn?|tn?|cr|x|pp|pct|bps|mins?|hrs?|wks?|mos?|yrs?)$/iu;

/** Words of letters and digits (GPT-4, 1Password, K12): names, which only a report that holds them may hand on. */
export function readNames(text: string): SaidNumber[] {
  return [
    ...mixedWords(text),
    ...[...text.matchAll(ideographs)].map((match) => asName(match.index, match[0])),
  ];
}

/** Chinese and Japanese numerals: read as they are written, since no figure of ours is written so. */
const ideographs = /[〇零一二三四五六七八九十百千万萬億亿兆两]{2,}|[〇零一二三四五六七八九十](?=[%割成])/gu;

function mixedWords(text: string): SaidNumber[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const [written] = match;
    const parts = written.split(/[-./]/u);
    const isMixed = parts.some(
      (part) => /\p{L}/u.test(part) && /\d/u.test(part) && !startsAsNumber.test(part),
    );
    const isNumbered = /^\p{L}+[-./]\d+$/u.test(written);
    const [top = '', bottom = '', ...more] = parts;
    // "GDPR 2016/679", "24/7": not a part of a whole, so it is compared as it is written.
    const isCode =
      written.includes('/') &&
      /^[\d/]+$/u.test(written) &&
      (more.length > 0 || Number(top) >= Number(bottom));
    if (!isMixed && !isNumbered && !isCode) return [];
    if (uncounted.has(written.toLowerCase())) return [];
    return [asName(match.index, written)];
  });
}

function asName(start: number, text: string): SaidNumber {
  return { start, end: start + text.length, text, value: Number.NaN, slack: 0, kind: 'plain', isName: true };
}
