import { spokenSeconds } from '@slipway/finance';
import type { AssumptionsBlock, ScriptBlock, Statement } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Line } from '../words/line.ts';
import { wordCount } from '../words/sentence.ts';

/** Words a minute, as a figure that can be changed. */
function paceFigure(of: Case): string {
  return of.figure({
    id: 'pace',
    label: 'Words a minute',
    value: of.pace,
    unit: 'count',
    noun: 'words a minute',
    provenance: {
      kind: 'assumed',
      why: 'People speak about 150 words a minute in a talk.',
      assumption: 'pace',
    },
  });
}

export function assumptionsBlock(of: Case): AssumptionsBlock {
  const figure = paceFigure(of);
  const row = {
    id: 'pace',
    label: 'Words a minute',
    figure,
    isOwn: of.input.assumptions?.pace !== undefined,
    control: { type: 'number', min: 100, max: 200, step: 5 } as const,
    why: of.say('why.pace', `At {{f:${figure}}} a talk is easy to follow.`),
  };
  return { id: 'assumptions', kind: 'assumptions', title: 'How fast you speak', folded: true, rows: [row] };
}

/** How many words a text has and how long it is spoken. */
export function spokenFigures(of: Case, id: string, lines: readonly Line[]) {
  const count = wordsIn(of, lines);
  const pace = paceFigure(of);
  const words = of.count(`${id}.words`, 'Words', count, 'words of the text, counted', pace, 'words');
  const seconds = of.derive({
    id: `${id}.seconds`,
    label: 'Spoken in',
    unit: 'count',
    noun: 'seconds',
    formula: spokenSeconds(words, pace),
  });
  return { words, seconds, count };
}

export const wordsIn = (of: Case, lines: readonly Line[]): number =>
  wordCount(lines.map(({ text }) => of.shown(text)).join(' '));

export function sayLines(of: Case, id: string, lines: readonly Line[]): readonly Statement[] {
  return lines.map(({ beat, text, evidence }, at) => of.say(`${id}.${at}.${beat}`, text, ...evidence));
}

/** Three sentences a paragraph: a breath, and the eye finds its place again. */
export function paragraphsOf(statements: readonly Statement[]): ScriptBlock['paragraphs'] {
  const perParagraph = 3;
  return statements.flatMap((first, at) => {
    if (at % perParagraph !== 0) return [];
    return [{ statements: [first, ...statements.slice(at + 1, at + perParagraph)] as const }];
  });
}
