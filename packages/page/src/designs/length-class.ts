import { withoutMarks } from '../html/edit-marks.ts';

/** Lets a style sheet size one line by its number of letters. */
export const lengthClass = (text: string): string =>
  `n${Math.min(24, Math.max(1, [...withoutMarks(text)].length))}`;

export const lengthCss = Array.from({ length: 24 }, (_, at) => `.n${at + 1}{--n:${at + 1}}`).join('');
