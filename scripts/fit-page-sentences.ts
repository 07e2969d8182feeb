import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStories, parseTold } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { sentencesOf } from '@slipway/language';
import { parseText } from '../packages/analyst/src/read/parse-text.ts';
import { sayRoles } from '../packages/analyst/src/read/sentences.ts';
import { weighRoles } from '../packages/tools/src/landing/weigh-roles.ts';
import { listSigns, uses } from '../packages/tools/src/landing/weigh-uses.ts';
import { learnClasses } from './classes/learn-classes.ts';
import { loadLanguage } from './reading/load-language.ts';
import { rolesOfOthers, storyExamples, toldExamples } from './reading/sentence-examples.ts';

/**
 * Writes packages/tools/src/landing/uses.json from the stories and briefs that may be read: what a page can do with each sentence of a
 * founder's text. Run after `scripts/fit-sentences.ts`, or after a change of `listSigns`.
 */
const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, 'packages/evals/corpora', name), 'utf8');
const useOf: Readonly<Record<string, (typeof uses)[number]>> = {
  product: 'offer',
  problem: 'today',
  today: 'today',
  price: 'price',
};
const knowledge = loadKnowledge();
const { language } = loadLanguage(knowledge, { without: ['sentences', 'numbers', 'lines'] });
const { language: learnt } = loadLanguage(knowledge);
/** Stories are mostly about the founder; what a page is written from is mostly about the offer, and there are few of them. */
const briefShare = 8;
const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const stories = [
  ...parseStories(read('stories-tuned.jsonl')).map((story) => ({
    text: story.paragraph,
    labelled: story.sentences,
    examples: storyExamples(story, language),
  })),
  ...parseTold(read('sentences-tuned.txt')).map((told) => ({
    text: told.map(({ s }) => s).join(' '),
    labelled: told,
    examples: toldExamples(told, language),
  })),
];
/** Each by what the others taught: else the roles would look surer than they are for a text that was not learnt from. */
const judges = rolesOfOthers(stories.map(({ examples }) => examples));

function signsOf(
  text: string,
  said: Parameters<typeof weighRoles>[1],
  labelled: readonly { readonly s: string; readonly role: string }[],
  share: number,
) {
  const weighed = sentencesOf(text).map((raw) => ({
    sentence: flat(raw),
    weights: weighRoles(raw.trim(), said),
  }));
  const signs = listSigns(weighed);
  return weighed.flatMap(({ sentence }, place) => {
    const label = labelled.find(({ s }) => sentence.startsWith(flat(s)) || flat(s).startsWith(sentence));
    const dense = signs[place];
    if (label === undefined || dense === undefined) return [];
    return [
      {
        keys: [],
        dense: Float64Array.from(dense),
        kind: uses.indexOf(useOf[label.role] ?? 'leftOff'),
        share,
      },
    ];
  });
}

const told = stories.flatMap(({ text, labelled, examples: { roles } }, at) => {
  const judge = judges[at];
  const read = parseText(text, language).sentences.map((sentence, place) => {
    const example = roles[place];
    return { ...sentence, roles: example === undefined ? [] : (judge?.(example) ?? []) };
  });
  return signsOf(text, sayRoles(text, read), labelled, 1);
});
/** The roles were not learnt from these. */
const briefs = parseTold(read('briefs-tuned.txt')).flatMap((labelled) => {
  const text = labelled.map(({ s }) => s).join(' ');
  return signsOf(text, sayRoles(text, parseText(text, learnt).sentences), labelled, briefShare);
});
const examples = [...told, ...briefs];
const { dense } = learnClasses(examples, uses.length);
const file = join(root, 'packages/tools/src/landing/uses.json');
writeFileSync(file, `${JSON.stringify({ weights: dense })}\n`);
console.log(`Learnt from ${examples.length} sentences: run npm run format.`);
