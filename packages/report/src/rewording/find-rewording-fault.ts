import type { Figure } from '@slipway/core';
import { openings } from './plain-words.ts';
import {
  isContent,
  isName,
  isPlainCase,
  isWord,
  type ReadText,
  readTokens,
  type Token,
} from './read-tokens.ts';
import { otherRoles } from './roles.ts';

type Figures = Readonly<Record<string, Figure>>;

/** A model that says much more has added something. */
const longerAtMost = 1.4;
const extraLength = 40;
/** What must be left of a statement's own words, though one may always go. */
const keptShare = 0.75;

/**
 * Why a model's rewording of a statement may not be shown, or null. It is refused unless it is plainly the same claim: the
 * statement's own words and some little ones, and everything a claim turns on (figures, quotations, names, numbers, negations,
 * comparisons, periods, conditions) as it was and in the order it was.
 */
export function findRewordingFault(text: string, said: string, figures: Figures): string | null {
  if (text.length > said.length * longerAtMost + extraLength) return 'too long';
  if (/[^\S ]| {2}|^ | $/u.test(text)) return 'blanks that are not plain';
  const bare = text.replace(openings, '');
  const before = readTokens(said);
  const after = readTokens(bare);
  const own = ownStems(before, figures);
  return (
    otherMarks(after, before) ??
    otherAnchors(after, before) ??
    otherJoints(bare, said) ??
    strangeWord(after, before, own) ??
    otherNames(after, before) ??
    movedWord(after, before) ??
    otherRoles(after, before) ??
    strandedVerb(bare, said) ??
    turnedVerb(bare, before) ??
    otherWords(after, before, own)
  );
}

/** The statement's words in small letters, and those its figures are called by. */
function ownStems(before: ReadText, figures: Figures): ReadonlySet<string> {
  const named = before.tokens.flatMap(({ key, kind }) => {
    const id = kind === 'figure' ? key.slice('{{f:'.length, -'}}'.length) : '';
    const figure = Object.hasOwn(figures, id) ? figures[id] : undefined;
    return figure === undefined ? [] : [figure.label, figure.noun ?? ''];
  });
  const tokens = [before, ...named.map(readTokens)].flatMap((read) => read.tokens);
  return new Set(tokens.filter((token) => isWord(token) && !isName(token)).map(({ key }) => key));
}

/** A question stays one, and brackets or exclamation marks are not added. */
function otherMarks(after: ReadText, before: ReadText): string | null {
  const count = ({ marks }: ReadText, mark: string) => marks.split(mark).length;
  if (count(after, '?') !== count(before, '?')) return 'a question for a claim, or a claim for a question';
  const more = [...'()!'].find((mark) => count(after, mark) > count(before, mark));
  return more === undefined ? null : `more ${more} than the statement has`;
}

/** "It could, but could not": a doubt is one doubt, however often it is said. */
const isNews = (key: string, index: number, keys: readonly string[]) =>
  key !== 'may' || keys.indexOf(key) === index;

/** With several figures a period or a count belongs to one of them: then all of it keeps one order, else each kind its own. */
function otherAnchors(after: ReadText, before: ReadText): string | null {
  const anchors = ({ tokens }: ReadText) => tokens.filter((token) => !isWord(token));
  const figures = before.tokens.filter(({ kind }) => kind === 'figure');
  const kinds: readonly ((one: Token) => boolean)[] =
    figures.length > 1 ? [() => true] : [({ isDividing }) => isDividing, ({ isDividing }) => !isDividing];
  for (const isOfKind of kinds) {
    const [now, then] = [after, before].map((read) =>
      anchors(read)
        .filter(isOfKind)
        .map(({ key }) => key)
        .filter(isNews)
        .join(' | '),
    );
    if (now !== then) return `turns on [${now}], not on [${then}]`;
  }
  const atoms = (read: ReadText) => anchors(read).filter(({ kind }) => kind !== 'kept');
  const touched = atoms(after).find(
    ({ touching }, index) => touching !== ' ' && touching !== atoms(before)[index]?.touching,
  );
  return touched === undefined ? null : `${touched.text} is touched`;
}

/** "a of b", "a to b": between two figures of one clause the little words are the claim. */
function otherJoints(text: string, said: string): string | null {
  const joints = (from: string) => from.split(/\{\{f:[^{}]*\}\}/u).slice(1, -1);
  const now = joints(text);
  const other = joints(said).find((then, index) => {
    const joint = now[index] ?? '';
    if (/[;:.?]/u.test(then)) return !/[,;:.?]/u.test(joint);
    const isBare = (gap: string) => !readTokens(gap).tokens.some(isContent);
    return isBare(then) ? spell(then) !== spell(joint) : isBare(joint);
  });
  return other === undefined ? null : `figures are joined otherwise than by “${other}”`;
}

/** With an "and" or a comma more, or fewer, it is the same list. */
function spell(joint: string): string {
  const keys = readTokens(joint).tokens.map(({ key }) => key);
  return keys.filter((key) => key !== 'and').join(' ');
}

/** Latin letters only, save in a word that the statement has to the letter; no name, no single letter, no unknown word. */
function strangeWord(after: ReadText, before: ReadText, own: ReadonlySet<string>): string | null {
  const exact = new Set(before.tokens.map(({ text }) => text));
  const isKnown = ({ text, kind, key, isFirst }: Token) =>
    exact.has(text) ||
    (/^[A-Za-z]+$/u.test(text) && isPlainCase(text, isFirst) && (kind !== 'own' || own.has(key)));
  const strange = after.tokens.find((token) => isWord(token) && !isKnown(token));
  return strange === undefined ? null : `${strange.text} is not a word of the statement`;
}

/** A word that has its capital inside a sentence, in either text, is a name: kept, and in its order. */
function otherNames(after: ReadText, before: ReadText): string | null {
  const names = new Set([...before.tokens, ...after.tokens].filter(isName).map(({ text }) => text));
  const list = ({ tokens }: ReadText) =>
    tokens.flatMap(({ text }) => (names.has(text) ? [text] : [])).join(' ');
  return list(after) === list(before) ? null : `names [${list(after)}], not [${list(before)}]`;
}

/** Where a claim turns on more than one thing, its words stay on their side of each: "more than" is not turned round. */
function movedWord(after: ReadText, before: ReadText): string | null {
  const dividing = before.tokens.filter(({ isDividing }) => isDividing);
  // Round a single figure a sentence may be turned, and round its "not" as long as it is one clause.
  const isOneClause = [after, before].every(
    ({ tokens }) => tokens.filter(({ endsClause }) => endsClause).length < 2,
  );
  if (
    dividing.length < 2 &&
    dividing.every(({ kind, key }) => kind !== 'kept' || (key === 'no' && isOneClause))
  )
    return null;
  const sides = Map.groupBy(before.tokens.filter(isContent), ({ key }) => key);
  const moved = after.tokens.find(({ key, segment }) => {
    const then = sides.get(key);
    return then !== undefined && !then.some((token) => token.segment === segment);
  });
  return moved === undefined ? null : `${moved.text} has changed sides`;
}

/** A clause that ends on one of these says again, as a fact, what was said before it: "would pay, and they do". */
const stranded =
  /\b(?:is|are|was|were|be|been|being|do|does|did|doing|done|has|have|had|having|can|would|could|may|might)(?=[.,;:?!)]|$)/giu;

function strandedVerb(text: string, said: string): string | null {
  const count = (from: string) => [...from.matchAll(stranded)].length;
  return count(text) > count(said) ? 'a clause that only says it again' : null;
}

/** "Offices pay" and "offices are paid": without who does it, a passive makes the one who does it the one it is done to. */
const passive =
  /\b(?:is|are|was|were|be|been|being|gets?|got) (?:[a-z]+ly )?([a-z]+ed|paid|spent|sold|bought|sent|built|given|taken|left|kept|held|made|met|heard|shown|chosen|written|brought)\b(?![^.,;:?!]* (?:by|among) )/giu;

function turnedVerb(text: string, before: ReadText): string | null {
  const active = before.tokens.filter(({ kind, isDividing }) => kind !== 'kept' || isDividing);
  // "Nobody has paid" holds the word, but not the passive.
  const then = new Set(
    active
      .filter((_, at) => !/^(?:has|have|had)$/iu.test(active[at - 1]?.text ?? ''))
      .map((token) => token.text.toLowerCase()),
  );
  const turned = [...text.matchAll(passive)].find(([, verb = '']) => !then.has(verb.toLowerCase()));
  return turned === undefined ? null : `${turned[0]} is a passive of its own`;
}

/** Most of the statement's words are left, those beside a figure all of them, and hardly any come in. */
function otherWords(after: ReadText, before: ReadText, own: ReadonlySet<string>): string | null {
  const stems = ({ tokens }: ReadText) => new Set(tokens.filter(isContent).map(({ key }) => key));
  const then = stems(before);
  const now = stems(after);
  const gone = new Set([...then].filter((stem) => !now.has(stem)));
  if (gone.size > Math.max(1, then.size * (1 - keptShare)))
    return 'too few of the statement’s words are left';
  const missing = besideFigures(before).find((key) => gone.has(key));
  if (missing !== undefined) return `${missing} is missing beside its figure`;
  const added = [...now].filter((stem) => !then.has(stem) && !own.has(stem)).length;
  return added > gone.size + 1 ? 'too many new words' : null;
}

/** The words nearest to each figure on both sides, within its clause. */
function besideFigures({ tokens }: ReadText): string[] {
  return tokens.flatMap(({ kind, endsClause }, at) => {
    if (kind !== 'figure') return [];
    const before = tokens.slice(0, at);
    const lastBreak = before.findLastIndex((token) => token.endsClause || token.kind === 'figure');
    const left = before.slice(lastBreak + 1).findLast(isContent);
    const rest = endsClause ? [] : tokens.slice(at + 1);
    const end = rest.findIndex((token) => token.endsClause || token.kind === 'figure');
    const right = rest.slice(0, end === -1 ? rest.length : end + 1).find(isContent);
    return [left, right].flatMap((token) => (token === undefined ? [] : [token.key]));
  });
}
