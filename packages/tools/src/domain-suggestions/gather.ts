import type { Around } from '../around.ts';
import { gatherIdea } from '../idea/gather.ts';
import type { Basis } from './basis.ts';
import { type Input, usualEndings } from './fields.ts';
import { chooseWords } from './make/choose-words.ts';
import { knownNames } from './make/known-names.ts';
import { makeCandidates } from './make/make-candidates.ts';
import { spreadOf } from './make/spread.ts';
import { readTopic } from './make/topic.ts';

const rivalsMost = 12;
const wordsShown = 8;

/** Names are made and measured here: the dictionary stays on the server. */
export function gather(input: Input, { library }: Pick<Around, 'library'>): Basis {
  const idea = gatherIdea(input, library);
  const wished = [...new Set((input.endings ?? []).map(plainEnding))].filter((one) => isEnding.test(one));
  const asked = wished.length === 0 ? usualEndings : wished;
  const nothing = { ...idea, candidates: [], endings: [], unpriced: [], words: [], awayFrom: [] };
  if (idea.scope.kind === 'ask') return nothing;
  const naming = library.naming();
  const topic = readTopic(input, idea, naming, spreadOf(library));
  const chosen = chooseWords(
    topic,
    naming,
    new Map(idea.notes.niches.map(({ industry, likely }) => [industry, likely] as const).reverse()),
  );
  const awayFrom = [
    ...new Set([
      ...(input.rivals ?? []),
      ...idea.profile.rivals,
      ...idea.notes.rivals.map(({ name }) => name.replace(/\s*\(.*\)$/u, '')),
    ]),
  ].slice(0, rivalsMost);
  return {
    ...idea,
    candidates: makeCandidates(
      input,
      { topic, ...chosen, ...naming, asked: input.nameStyle },
      awayFrom,
      knownNames(library),
    ),
    endings: naming.stock.endings
      .filter(({ ending }) => asked.includes(ending))
      .sort((a, b) => asked.indexOf(a.ending) - asked.indexOf(b.ending)),
    unpriced: asked.filter((one) => !naming.stock.endings.some(({ ending }) => ending === one)),
    words: topic.cores.slice(0, wordsShown),
    awayFrom,
  };
}

/** Labels of letters, as a registry has them: "com", "co.uk". */
const isEnding = /^[a-z]{2,12}(?:\.[a-z]{2,3})?$/u;
const plainEnding = (ending: string): string =>
  ending
    .toLowerCase()
    .replace(/^[.\s]+/u, '')
    .trim();
