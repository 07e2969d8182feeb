import { join } from 'node:path';
import type { Knowledge } from '@slipway/knowledge';
import { readNumbers } from '../../packages/analyst/src/read/numbers-said.ts';
import { loadNumbers } from '../numbers/labelled-numbers.ts';
import { loadLanguage } from '../reading/load-language.ts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
/** As in `read/facts/find-facts.ts`. */
const sureFrom = 0.5;

const lists = [
  'numbers-held',
  'numbers-held-hard',
  'numbers-held-lists',
  'numbers-spoken',
  'numbers-told',
  'numbers-weighed',
  'numbers-planned',
];

/** What each number of a paragraph is, among those that were not learnt from: plain stories, ones written to be hard, and ones in which the noun is left out. */
export function numbersSection(knowledge: Knowledge): string {
  const { language } = loadLanguage(knowledge);
  return lists
    .map((name) => {
      const judged = loadNumbers(join(corpora, `${name}.txt`), language).flatMap(({ parsed, kinds }) =>
        readNumbers(parsed, language).flatMap(({ kind, chance }, at) =>
          kinds[at] == null ? [] : [{ isRight: kind === kinds[at], isSure: chance >= sureFrom }],
        ),
      );
      const sure = judged.filter(({ isSure }) => isSure);
      return `${name}: ${judged.length} numbers, ${shareRight(judged)} right; used without asking ${Math.round((100 * sure.length) / judged.length)} %, ${shareRight(sure)} of them right`;
    })
    .join('\n');
}

const shareRight = (all: readonly { readonly isRight: boolean }[]): string =>
  `${Math.round((100 * all.filter(({ isRight }) => isRight).length) / all.length)} %`;
