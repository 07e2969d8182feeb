import type { LabelledLine } from '@slipway/evals';
import { readNumbers } from '../../packages/analyst/src/read/numbers-said.ts';
import { partFeatures } from '../../packages/analyst/src/read/own-lines/read-own-lines.ts';
import { splitParts } from '../../packages/analyst/src/read/own-lines/split-parts.ts';
import { type Language, parseText } from '../../packages/analyst/src/read/parse-text.ts';
import type { Example } from '../classes/learn-classes.ts';

const marks = '-SWOT';

/** Each part of a text with the mark of the labelled part that holds its middle. */
export function lineExamples(told: readonly LabelledLine[], language: Language): readonly Example[] {
  const text = told.map(({ s }) => (/[.?!]$/u.test(s) ? s : `${s},`)).join(' ');
  const parsed = parseText(text, language);
  const numbers = readNumbers(parsed, language);
  let at = 0;
  const ends = told.map(({ s }) => {
    at = text.indexOf(s, at) + s.length;
    return at;
  });
  return splitParts(parsed).map((part) => {
    const place = ends.findIndex((end) => end > (part.from + part.to) / 2);
    const { keys, dense } = partFeatures(text, part, parsed, numbers, language.sentences.vectors);
    return { keys, dense, kind: Math.max(0, marks.indexOf(told[place]?.mark ?? '-')), share: 1 };
  });
}
