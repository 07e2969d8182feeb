import type { Verb } from './clauses.ts';
import type { ParsedText } from './party-features.ts';
import type { Doing, Span } from './reading.ts';
import type { Token } from './tokens.ts';

export interface Clause {
  readonly verb: Verb;
  /** Place in the phrases; null when there is none, or a pronoun. */
  readonly object: number | null;
}

export interface Said {
  readonly value: Doing;
  readonly span: Span;
}

/** What founders do to the product, not what it does. */
export const making =
  /^(?:plan|build|develop|found|create|design|invent|launch|raise|make|add|expand|hope|aim)$/u;

export const isMaking = (lemma: string): boolean =>
  making.test(lemma) || /^(?:sell|offer|print|bake|cast)$/u.test(lemma);

const most = 8;
const breaks =
  /^(?:[.,;:!?()–—"“”]|and|or|so|but|because|when|while|if|then|since|before|after|instead|without)$/u;
const trailing = /^(?:ADP|DET|AUX|PRON|CCONJ|SCONJ|PUNCT|PART|ADV|NUM|SYM)$/u;

/** The verb as it follows "It", its object, and at most one more modifier, in the founder's own words. */
export function sayClause({ verb, object }: Clause, { tokens, phrases }: ParsedText): Said | null {
  const first = tokens[verb.at];
  if (first === undefined) return null;
  const head = phrases[object ?? -1]?.head ?? verb.at;
  let to = Math.max(head, verb.at);
  let modifiers = 0;
  for (let at = to + 1; at <= verb.at + most - 1; at++) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== first.sentence || breaks.test(token.lower)) break;
    if (token.pos === 'ADP' && ++modifiers > (object === null ? 2 : 1)) break;
    if (/^(?:VERB|AUX)$/u.test(token.pos) && (object !== null || /s$/u.test(token.lower))) break;
    to = at;
  }
  to = trim(tokens, to, Math.max(head, verb.at));
  const rest = sliceText(tokens, verb.at + 1, to);
  if (!/\p{L}{2}/u.test(rest) || rest.split(' ').length >= most + 3) return null;
  const thing = phrases[object ?? -1]?.words.join(' ') ?? rest;
  const last = tokens[to];
  if (last === undefined) return null;
  return {
    value: { act: verb.lemma, thing, phrase: `${third(verb.lemma)} ${rest}` },
    span: { from: first.from, to: last.to },
  };
}

/** Two clauses without their modifiers: "plans the day's stops and files the manifest"; null when that is too long. */
export function sayBoth(one: Clause, other: Clause, { tokens, phrases }: ParsedText): Said | null {
  const [from, last] = [tokens[one.verb.at], tokens[phrases[other.object ?? -1]?.head ?? -1]];
  const [short, second] = [bare(one), bare(other)];
  if (short === null || second === null || from === undefined || last === undefined) return null;
  const phrase = `${short} and ${second}`;
  if (phrase.split(' ').length > most) return null;
  const thing = phrases[one.object ?? -1]?.words.join(' ') ?? '';
  return { value: { act: one.verb.lemma, thing, phrase }, span: { from: from.from, to: last.to } };

  function bare({ verb, object }: Clause): string | null {
    const head = phrases[object ?? -1]?.head;
    return head === undefined ? null : `${third(verb.lemma)} ${sliceText(tokens, verb.at + 1, head)}`;
  }
}

/** A thing with what describes it, the first from `start` on: "batch records" of "batch records for compounding pharmacies". */
export function sayThing({ tokens, phrases, mentions, clauses }: ParsedText, start: number): Said | null {
  const at = phrases.findIndex(({ isModifier }, phrase) => !isModifier && phrase >= start);
  const phrase = phrases[at];
  if (phrase === undefined) return null;
  // A text that opens with a clause opens with no thing.
  const isTold =
    start === 0 && tokens.slice(0, phrase.from).some(({ pos }) => pos === 'PRON' || pos === 'AUX');
  if (isTold) return null;
  const isParty = mentions.some((mention) => mention.phrase === at && mention.party.share >= 0.5);
  const acts = clauses.verbs.some(({ subjects }) => subjects.includes(at));
  if (isParty && (acts || /^[:,]$/u.test(tokens[phrase.head + 1]?.text ?? ''))) return null;
  // "Routing and manifests": the tagger takes the first for a verb.
  const from = phrase.from <= 2 && tokens[0]?.lower.endsWith('ing') ? 0 : phrase.from;
  let to = phrase.head;
  for (let place = to + 1; place < from + most; place++) {
    const token = tokens[place];
    if (token === undefined || token.sentence !== tokens[from]?.sentence) break;
    if (
      /^(?:for|in|at|across|that|which|who|where|so)$/u.test(token.lower) ||
      /^[:;,.!?(–—]$/u.test(token.text)
    )
      break;
    if (token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ing|ed)$/u.test(token.lower))) break;
    to = place;
  }
  to = trim(tokens, to, phrase.head);
  const [first, last] = [tokens[from], tokens[to]];
  if (first === undefined || last === undefined) return null;
  const words = sliceText(tokens, from, to);
  if (!/\p{L}/u.test(words)) return null;
  return {
    value: {
      act: null,
      thing: phrase.words.join(' '),
      phrase: first.pos === 'PROPN' ? words : lowerFirst(words),
    },
    span: { from: first.from, to: last.to },
  };
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function trim(tokens: readonly Token[], to: number, least: number): number {
  let last = to;
  while (last > least && trailing.test(tokens[last]?.pos ?? 'PUNCT')) last--;
  return last;
}

/** Words with the spaces the founder set. */
function sliceText(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at <= to; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const gap = at > from && (tokens[at - 1]?.to ?? token.from) < token.from ? ' ' : '';
    text += `${gap}${token.text}`;
  }
  return text;
}

/** "plan" is "plans". */
export function third(lemma: string): string {
  if (lemma === 'have') return 'has';
  if (lemma === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/u.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/u.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}
