import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStories, parseTold } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { loadLanguage } from './reading/load-language.ts';
import { learnRoles, learnRungs, storyExamples, toldExamples } from './reading/sentence-examples.ts';

/**
 * Writes content/language/sentence-weights.json from the stories that may be read : what a sentence is about and how far customers
 * went by it. Run after a change of stories or features, before `scripts/fit-reading.ts`.
 */
const root = join(import.meta.dirname, '..');
const { language } = loadLanguage(loadKnowledge(), { without: ['sentences', 'numbers', 'lines'] });
const read = (name: string): string => readFileSync(join(root, 'packages/evals/corpora', name), 'utf8');
const stories = [
  ...parseStories(read('stories-tuned.jsonl')).map((story) => storyExamples(story, language)),
  ...parseTold(read('sentences-tuned.txt')).map((told) => toldExamples(told, language)),
];
const weights = {
  roles: learnRoles(stories),
  rungs: learnRungs(stories),
};
writeFileSync(join(root, 'content/language/sentence-weights.json'), `${JSON.stringify(weights)}\n`);
console.log(`Learnt from ${stories.length} stories: run npm run format and npm run eval.`);
