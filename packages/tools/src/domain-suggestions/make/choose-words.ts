import type { TradeRow, WordKind } from '@slipway/naming';
import type { Library } from '../../around.ts';
import { type Meaning, makeMeaning } from './meaning.ts';
import type { Topic } from './topic.ts';

type Naming = ReturnType<Library['naming']>;

/** A word of the trade that a name can be made of. */
export interface TradeWord {
  readonly word: string;
  /** "windchest" is "wind" and "chest". */
  readonly parts: readonly string[];
  readonly kind: WordKind;
  readonly industry: string;
  /** The plain words it was found by. */
  readonly about: string;
  /** How near it is to the business, 0 to 1. */
  readonly near: number;
  /** Words of one row go together. */
  readonly row: number;
}

export interface ChosenWords {
  /** Nearest first. */
  readonly words: readonly TradeWord[];
}

const wordsMost = 110;
const [nearFrom, nearFromUnread] = [0.24, 0.5];
/** Of a field we know so little of, names are made of the founder's own words too. */
const fewWords = 40;
/** What a row is about says more than the word itself: "bourdon" is rare, "organ" is not. */
const rowShare = 0.75;
const [commonMost, commonShare] = [3000, 0.6];
/** One row of a far field may be near by chance; the field as a whole is not. */
const fieldShare = 0.35;
const fieldRows = 4;
const readBonus = 0.25;
/** The file of things that any trade may be about: a bicycle, a knife, a choir. */
const things = 'things';
/** The words of a field that is surely meant come before those of its things. */
const sureShare = 0.12;
const [generalShare, generalSaid] = [0.6, 0.8];
const aboutMost = 2;
/** What the founder wrote counts for more than what is like it. */
const [subjectNear, besideNear] = [1.5, 1.1];
/** A word that was said beside what the business is about. */
const sideShare = 0.6;
const [farShare, nearShare, headNear] = [0.5, 0.85, 0.5];
/** Said, and not what it is about. */
const besideShare = 0.8;
/** A bus is near to a bicycle and is another business: what the text does not say comes last where enough is said. */
const [siblingShare, enoughWords] = [0.6, 30];
const understoodFrom = 0.8;
/** An industry that the idea is surely read as is its field, however few of its words the text says. */
const readFrom = 0.6;
/** Where the text names too few of its words, the next nearest of a field that the idea is read as follow. */
const [wordsLeast, nextFrom, nextRead] = [110, 0.02, 0.15];
const bestRow = 0.95;
/** Of a row that is farther than this, no word is near enough. */
const wholeFrom = 0.1;
/** A word of another field that is near by itself, and what it is worth beside one of its own. */
const [nearestFrom, ownShare] = [0.1, 0.8];

/** Words of the fields nearest to this business, nearest first. `read`: how likely each industry is its own. */
export function chooseWords(
  topic: Topic,
  { stock, data, meaning }: Naming,
  read: ReadonlyMap<string, number>,
): ChosenWords {
  /** Of a row that is said twice, no word is only said beside the business. */
  const aboutNear = (word: string, isSaidTwice: boolean): number =>
    topic.says(word)
      ? (isSaidTwice || topic.isSubject(word) ? subjectNear : besideNear) *
        (sideShare + (1 - sideShare) * topic.near(word))
      : topic.near(word);
  /** A row is about its first word: a wedding has guests, and is no hotel. */
  const headShare = (head: string, isSaidTwice: boolean): number => {
    if (isSaidTwice || topic.isSubject(head)) return 1;
    if (topic.says(head)) return besideShare;
    return farShare + (nearShare - farShare) * Math.min(1, topic.near(head) / headNear);
  };
  const nearOf = (about: readonly string[]): number => {
    const isSaidTwice = about.filter(topic.says).length > 1;
    const nears = about.map((word) => aboutNear(word, isSaidTwice));
    return headShare(about[0] ?? '', isSaidTwice) * mean(highest(nears, aboutMost));
  };
  const rows = stock.trades.map((row, at) => ({
    ...row,
    at,
    near: nearOf(row.about),
  }));
  const fields = new Map(
    [...Map.groupBy(rows, ({ industry }) => industry)].map(([industry, own]) => {
      return [
        industry,
        mean(
          highest(
            own.map(({ near }) => near),
            fieldRows,
          ),
        ),
      ] as const;
    }),
  );
  const ofFields = rows.map(({ industry, near, about }) =>
    industry === 'general' || industry === things
      ? near * (about.slice(0, 1).some(topic.says) ? generalSaid : generalShare)
      : (1 - fieldShare) * near +
        fieldShare * (fields.get(industry) ?? 0) +
        readBonus * (read.get(industry) ?? 0),
  );
  const best = Math.max(...ofFields);
  const meant = rows.filter(({ about }) => isMeant(about, topic));
  if (meant.reduce((sum, { words }) => sum + words.length, 0) >= enoughWords)
    for (const [at, { about }] of rows.entries())
      if (!about.some(topic.says)) ofFields[at] = (ofFields[at] ?? 0) * siblingShare;
  // A thing the text names suits it as well as the best row of its field, where the field is not sure; one it does not name is
  // left out.
  const ofThing = best * (1 - sureShare * Math.max(0, ...read.values()));
  const wholes = rows.map(({ industry, about }, at) =>
    industry !== things ? (ofFields[at] ?? 0) : isMeant(about, topic) ? ofThing : 0,
  );
  // Where one field is clearly meant, its best row is the measure of all others.
  const isUnderstood = best >= understoodFrom || Math.max(0, ...read.values()) >= readFrom;
  const scale = isUnderstood ? bestRow / best : 1;
  const from = isUnderstood ? nearFrom : nearFromUnread;
  const found = new Map<string, TradeWord>();
  const next = new Map<string, TradeWord>();
  const isOfAnother = makeIsOfAnother(topic, { stock, data, meaning });
  for (const { industry, kind, about, words, at } of rows) {
    const whole = (wholes[at] ?? 0) * scale;
    const isRead = (read.get(industry) ?? 0) >= nextRead;
    if (whole < wholeFrom && !isRead) continue;
    const isAnother = isOfAnother(industry, about);
    for (const written of words) {
      const word = written.replace('-', '');
      const own = industry !== things && data.words.has(word) ? topic.near(word) : whole;
      // A common word is first what it means anywhere: "window" is no kitchen.
      const share = data.words.rank(word) < commonMost ? commonShare : rowShare;
      const near = Math.min(1, share * whole + (1 - share) * own);
      const isNext = near < from && near >= nextFrom && isRead;
      const kept = isNext ? next : found;
      if ((near < from && !isNext) || near <= (kept.get(word)?.near ?? 0) || isAnother(word)) continue;
      const parts = written.split('-');
      kept.set(word, {
        word,
        parts,
        kind,
        // Words about one thing go together, as those of one field do.
        industry: industry === things ? about.join(' ') : industry,
        about: about.slice(0, 2).join(' and '),
        near,
        row: at,
      });
    }
  }
  const near = found.size + (isUnderstood ? next.size : 0) < wordsLeast ? nearWords(rows, topic) : [];
  const own = [...topic.must, ...(found.size + near.length < fewWords ? topic.cores : [])];
  for (const word of own)
    found.set(word, {
      word,
      parts: [word],
      kind: 'part',
      industry: '',
      about: 'your text',
      near: 1,
      row: -1,
    });
  const byNear = (a: TradeWord, b: TradeWord): number => b.near - a.near || (a.word < b.word ? -1 : 1);
  const words = [...found.values()].sort(byNear);
  if (isUnderstood)
    words.push(
      ...[...next.values()]
        .filter(({ word }) => !found.has(word))
        .sort(byNear)
        .slice(0, Math.max(0, wordsLeast - words.length)),
    );
  const has = new Set(words.map(({ word }) => word));
  words.push(...near.filter(({ word }) => !has.has(word)).sort(byNear));
  return { words: words.slice(0, wordsMost) };
}

/** Of a field that no row is about: words of any row that are themselves near to what is said. */
function nearWords(rows: readonly (TradeRow & { readonly at: number })[], topic: Topic): TradeWord[] {
  const found = new Map<string, TradeWord>();
  for (const { industry, kind, about, words, at } of rows)
    for (const written of words) {
      const parts = written.split('-');
      const word = parts.join('');
      const near = mean(parts.map(topic.near));
      if (near < nearestFrom || topic.isDark(word)) continue;
      found.set(word, {
        word,
        parts,
        kind,
        industry: industry === things ? about.join(' ') : industry,
        about: about.slice(0, 2).join(' and '),
        near: near * ownShare,
        row: at,
      });
    }
  return [...found.values()];
}

/** Turbines have blades too, and are no knives: the thing itself is named, or two words of it. */
function isMeant(about: readonly string[], { says, near }: Topic): boolean {
  const said = about.filter(says);
  return said.length > 1 || (said.length === 1 && (said[0] === about[0] || near(about[0] ?? '') >= headNear));
}

const anotherBy = 0.25;

/** A row is about several things: of "wedding camera", the lens is the camera's, where only the wedding is said. */
function makeIsOfAnother({ says, near }: Topic, naming: Naming) {
  const nearTo = new Map<string, Meaning>();
  const like = (thing: string, word: string): number => {
    const near = nearTo.get(thing) ?? makeMeaning(naming, [[thing, 1]]);
    nearTo.set(thing, near);
    return near(word);
  };
  return (industry: string, about: readonly string[]): ((word: string) => boolean) => {
    const { said = [], other = [] } = Object.groupBy(about, (one) => (says(one) ? 'said' : 'other'));
    // Two of its words said: the row is meant as a whole.
    if (said.length !== 1) return () => false;
    // A thing has many names: what goes with a bride goes with a wedding.
    const others = other.filter((one) => industry !== things || near(one) < headNear);
    return (word) => {
      const own = Math.max(...said.map((one) => like(one, word)));
      return others.some((one) => like(one, word) - own >= anotherBy);
    };
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const highest = (values: readonly number[], most: number): readonly number[] =>
  values.toSorted((a, b) => b - a).slice(0, most);
