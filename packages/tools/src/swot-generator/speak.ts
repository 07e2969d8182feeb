import { type Evidence, findGeneric, listPlaceholders, type Statement, stemsOf } from '@slipway/report';
import { canonicalJson, flatText, lowerFirst, pickPhrase, sentencesOf } from '../wording/index.ts';
import type { Case } from './case.ts';
import type { Phrases } from './factor.ts';
import { shortName } from './rivals.ts';

/** One of several phrasings, chosen by the founder's texts alone: changing an assumption rewords nothing. */
export function say(
  one: Case,
  id: string,
  phrases: Phrases,
  evidence: readonly Evidence[] = [],
  /** Statements that share it take the same of their phrasings: a task and what counts as passed. */
  turn: string = id,
): Statement {
  const seed = canonicalJson([one.input.idea, one.input.customer]);
  const picked = pickPhrase(seed, turn, phrases);
  const text = shortened(isTelling(one, picked, evidence) ? picked : withMatter(one, picked), one);
  const named = listPlaceholders(text).map((figure): Evidence => ({ kind: 'figure', id: figure }));
  // Whom the sentence speaks of stands on the founder's words, or on who usually buys in the field.
  const who = text.includes(one.who) || text.includes(one.one) ? [one.whoSaid] : [];
  return { id, text, evidence: unique([...evidence, ...who, ...named]) };
}

/** Whether it would not fit any company: the linter's own question, asked while there is still something to add. */
function isTelling(one: Case, text: string, evidence: readonly Evidence[]): boolean {
  if (one.isWhoTelling && text.includes(one.who)) return true;
  if (/\{\{f:/u.test(text)) return true;
  const context = {
    ownWords: one.texts.map((own) => own.text),
    properNouns: (one.basis.field?.companies ?? []).map(({ name }) => shortName(name)),
    figures: one.figures.all,
    sources: one.sources.all,
  };
  return findGeneric({ text, evidence: [...evidence, one.whoSaid] }, context) === null;
}

/** "Accounting firms" alone fit any report: the place goes with them, or the founder's word for the matter. */
function withMatter({ who, one, basis: { place }, reading }: Case, text: string): string {
  const matter = reading.phrases
    .map(flatText)
    .find((phrase) => stemsOf(phrase).size > 0 && !/[“”"\p{Nd}]/u.test(phrase));
  const isPlaced = place !== null && place.code !== 'global' && !text.includes(place.inName);
  const added = isPlaced ? ` in ${place.inName}` : matter === undefined ? '' : ` (“${lowerFirst(matter)}”)`;
  const name = [who, one].find((word) => text.toLowerCase().includes(word.toLowerCase()));
  const at = name === undefined ? -1 : text.toLowerCase().indexOf(name.toLowerCase()) + name.length;
  return at < 0 ? text : text.slice(0, at) + added + text.slice(at);
}

/** Above this many words a long name is said in full once only. */
const wordsMost = 26;

/** "buyers of the cosy farming game" are "buyers" the second time a long sentence names them. */
function shortened(text: string, { who, one }: Case): string {
  if (!isLong(text)) return text;
  let isNamed = false;
  const full = [who, one].map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  const named = text.replace(new RegExp(full, 'gu'), (name) => {
    if (isNamed) return name.split(/\s(?:of|in|with)\s/u)[0] ?? name;
    isNamed = true;
    return name;
  });
  // What stands in brackets is a help and no part of the sentence; the founder's own words stay.
  return isLong(named) ? named.replace(/ \((?!“)[^()]*\)/gu, '') : named;
}

function isLong(text: string): boolean {
  return sentencesOf(text).some((sentence) => sentence.split(/\s+/u).length > wordsMost);
}

function unique(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
}
