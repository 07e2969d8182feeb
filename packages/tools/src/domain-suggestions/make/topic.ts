import { singular } from '@slipway/analyst';
import type { Library } from '../../around.ts';
import type { IdeaBasis } from '../../idea/gather.ts';
import type { Input } from '../fields.ts';
import { type Meaning, makeMeaning } from './meaning.ts';
import type { Spread } from './spread.ts';

type Naming = ReturnType<Library['naming']>;

/** What the names should be about. */
export interface Topic {
  /** Words of this business that a name can be made of, the most telling first. */
  readonly cores: readonly string[];
  /** Words the founder wants in the name. */
  readonly must: readonly string[];
  /** What it does, and to what: "fill", "the gap". */
  readonly acts: readonly { readonly act: string; readonly what: readonly string[] }[];
  /** How near a word is to the business, 0 to 1. */
  readonly near: (word: string) => number;
  /** Whether the text has it, in any form: "cancel" in "cancelled". */
  readonly says: (word: string) => boolean;
  /** Whether it is what the business is about, and not only said beside it, as the guests of a wedding are. */
  readonly isSubject: (word: string) => boolean;
  /** Nothing to be named after, whatever it is made of: "warfare" for those who take a fare. */
  readonly isDark: (word: string) => boolean;
}

const darkWords = ['murder', 'war', 'disease', 'failure', 'prison', 'weapon', 'theft'] as const;
const darkFrom = 0.15;

const coresMost = 12;
const actsMost = 4;
const wordLeast = 3;
const wordMost = 8;
/** Words so common say nothing about one business. */
const rankLeast = 300;
const rareFrom = 1200;
/** A word of the text that is less near than this to what the business is about is about something else. */
const coreFrom = 0.25;
const empty = new Set(
  `business company customer service product app tool software platform online website people year month week hour price
  money startup owner use thing assistant system list inside itself already small local sell offer need want already without across
  cheap simple easy fast office user craft maker shop store town plan planning team request marketplace subscription small
  independent tomorrow today one two three four five six seven eight nine ten twelve twenty hundred few fewer
  every each collect show keep send teach kit test line club stay`.split(/\s+/u),
);

const smallWords = new Set(
  'and for with that from into who when they them over are was has have all our this onto than but not off out per via use used'.split(
    ' ',
  ),
);

export function readTopic(
  input: Input,
  { profile, notes }: IdeaBasis,
  naming: Naming,
  spread: Spread,
): Topic {
  const { data } = naming;
  const must = (input.mustWords ?? []).flatMap(wordsIn);
  const niche = notes.niches.slice(0, 1).filter(({ likely }) => likely > 0.4);
  const label = niche.flatMap(({ short }) => wordsIn(short));
  const about = [profile.pays.value ?? '', profile.thing ?? ''].flatMap(wordsIn);
  const isTelling = (word: string): boolean =>
    word.length >= wordLeast &&
    data.words.rank(word) > rankLeast &&
    !empty.has(word) &&
    (data.words.has(word) || naming.meaning(word) !== null);
  const seeds = [...new Set([...must, ...about, ...label])].filter(isTelling);
  const text = [...new Set(wordsIn(`${profile.does.value ?? ''} ${input.idea ?? ''}`))].filter(isTelling);
  const rare = text.filter((word) => data.words.rank(word) >= rareFrom);
  const more = rare.filter((word) => !seeds.includes(word));
  const weightOf = (word: string): number =>
    must.includes(word) ? 3 : (about.includes(word) || text.includes(word) ? 3 : 1.5) * spread(word);
  const said = saysIn([...wordsIn(input.idea ?? ''), ...about]);
  const isSubject = saysIn([...must, ...about, ...label.filter(said)]);
  const dark = makeMeaning(
    naming,
    darkWords.map((word) => [word, 1] as const),
  );
  const near: Meaning = makeMeaning(naming, [
    ...seeds.map((word) => [word, weightOf(word)] as const),
    ...more.map((word) => [word, 1.5 * spread(word)] as const),
  ]);
  const words = [...new Set([...seeds, ...text])].filter(
    (word) => must.includes(word) || (said(word) && !isBent(word, data.words.has) && near(word) >= coreFrom),
  );
  return {
    cores: words
      .filter((word) => word.length <= wordMost && data.words.has(word))
      .map((word, at) => ({ word, weight: (must.includes(word) ? 2 : near(word)) - at * 0.01 }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, coresMost)
      .map(({ word }) => word),
    must,
    acts: actsIn([profile.does.value ?? '', input.idea ?? ''].join('. '), data.words.has),
    near,
    says: saysIn([...wordsIn(input.idea ?? ''), ...about, ...label]),
    isSubject,
    isDark: (word) => dark(word) >= darkFrom,
  };
}

/** "healed" and "starting" are said of what is done; no name is made of them. */
const isBent = (word: string, has: (word: string) => boolean): boolean =>
  /(?:ed|ing)$/u.test(word) && [word.slice(0, -2), word.slice(0, -3), `${word.slice(0, -3)}e`].some(has);

/** "cancelled" and "cancel", "scheduling" and "schedule". */
const stemOf = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|er|ist|e)$/u, '')
    .replace(/([^aeiou])\1$/u, '$1');
/** Said of any business. */
const vague = new Set(
  'book check text find share home order fill deliver call pay care sale day line work old year new local'
    .split(' ')
    .map(stemOf),
);

function saysIn(words: readonly string[]): Topic['says'] {
  const stems = new Set(words.filter((word) => !empty.has(word) && !smallWords.has(word)).map(stemOf));
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const stem = stemOf(word);
    const isSaid = stems.has(stem) && !vague.has(stem);
    known.set(word, isSaid);
    return isSaid;
  };
}

const objects = /\b([a-z]{3,7})s? (the|my|your|a) ([a-z]{3,8})\b/gu;

/** "fills the gap" is an act and what it is done to. */
function actsIn(text: string, has: (word: string) => boolean): Topic['acts'] {
  return [...text.toLowerCase().matchAll(objects)]
    .map(([, act = '', article = '', what = '']) => ({
      act: singular(act),
      what: [article === 'your' ? 'my' : article, singular(what)],
    }))
    .filter(
      ({ act, what }) => has(act) && !smallWords.has(act) && has(what[1] ?? '') && !empty.has(what[1] ?? ''),
    )
    .slice(0, actsMost);
}

function wordsIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/gu) ?? []).map((word) => singular(word));
}
