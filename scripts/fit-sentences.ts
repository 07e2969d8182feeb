import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLists, loadNicheTables, loadVectors } from '@slipway/analyst/load';
import { parseStories } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { createParts } from '../packages/analyst/src/read/create-reader.ts';
import { learnRoles, learnRungs, storyExamples } from './reading/sentence-examples.ts';

/**
 * Writes content/language/sentence-weights.json from the stories that may be read : what a sentence is about and how far customers
 * went by it. Run after a change of stories or features, before `scripts/fit-reading.ts`.
 */
const root = join(import.meta.dirname, '..');
const vectors = loadVectors();
const { language } = createParts({
  ...loadLists(),
  vectors,
  sentences: null,
  numbers: null,
  niches: loadNicheTables(loadKnowledge().niches),
});
const stories = parseStories(
  readFileSync(join(root, 'packages/evals/corpora/stories-tuned.jsonl'), 'utf8'),
).map((story) => storyExamples(story, language));
const weights = {
  roles: learnRoles(stories),
  rungs: learnRungs(stories),
};
writeFileSync(join(root, 'content/language/sentence-weights.json'), `${JSON.stringify(weights)}\n`);
console.log(`Learnt from ${stories.length} stories: run npm run format and npm run eval.`);
