import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwnLines } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { lineKinds } from '../packages/analyst/src/read/own-lines/read-own-lines.ts';
import { learnClasses } from './classes/learn-classes.ts';
import { lineExamples } from './reading/line-examples.ts';
import { loadLanguage } from './reading/load-language.ts';

/**
 * Writes content/language/line-weights.json: which clauses of a founder speak for the company and which against it. Run after
 * `scripts/fit-sentences.ts` and `scripts/fit-numbers.ts`, on which it rests.
 */
const root = join(import.meta.dirname, '..');
const { language } = loadLanguage(loadKnowledge(), { without: ['lines'] });
const told = parseOwnLines(readFileSync(join(root, 'packages/evals/corpora/own-lines-tuned.txt'), 'utf8'));
const weights = learnClasses(
  told.flatMap((text) => lineExamples(text, language)),
  lineKinds.length,
);
writeFileSync(join(root, 'content/language/line-weights.json'), `${JSON.stringify(weights)}\n`);
console.log(`Learnt from ${told.length} texts: run npm run eval -- --only lines.`);
