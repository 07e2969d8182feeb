import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwnLines } from '@slipway/evals';
import type { Knowledge } from '@slipway/knowledge';
import { judgeLine, lineKinds } from '../../packages/analyst/src/read/own-lines/read-own-lines.ts';
import type { Language } from '../../packages/analyst/src/read/parse-text.ts';
import { lineExamples } from '../reading/line-examples.ts';
import { loadLanguage } from '../reading/load-language.ts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');

/** Clauses that speak for or against the company, among texts that were not learnt from: how many are put where they belong. */
export function linesSection(knowledge: Knowledge): string {
  const { language } = loadLanguage(knowledge);
  return ['own-lines-held', 'own-lines-held-plain']
    .map((name) => `${name}: ${score(readFileSync(join(corpora, `${name}.txt`), 'utf8'), language)}`)
    .join('\n');
}

function score(labelled: string, language: Language): string {
  const judged = parseOwnLines(labelled)
    .flatMap((told) => lineExamples(told, language))
    .map(({ kind, ...features }) => ({ is: lineKinds[kind], put: judgeLine(language.lines(features)).kind }));
  return lineKinds
    .map((name) => {
      if (name === 'none') return `${judged.length} clauses`;
      const put = judged.filter((one) => one.put === name);
      const own = judged.filter(({ is }) => is === name);
      const right = put.filter(({ is }) => is === name).length;
      return `${name}: ${put.length} put, ${percent(right, put.length)} rightly; ${percent(right, own.length)} of ${own.length} found`;
    })
    .join('\n');
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;
