import { openingOf, type Verb } from './clauses.ts';
import { isMaking, third } from './doing-words.ts';
import type { ParsedText } from './party-features.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

const mostWords = 12;
/** Where no phrase ends before that. */
const longestWords = 16;
const leastWords = 3;
/** A row of short clauses is told from its start: the first alone says too little. */
const wholeWords = 5;

/** A sentence as a title: without "we" and "the idea is", up to the end of a phrase. Null where too little is left. */
export function sayStated(text: string, parsed: ParsedText, sentence: Sentence): string | null {
  const { tokens, clauses } = parsed;
  const lead = skipLead(parsed, sentence);
  const own = clauses.verbs.filter(({ at }) => at >= lead && at <= sentence.last);
  // "I'm a physio and I want to open a group": what is wanted goes before who wants it.
  const main = own.find((verb) => isWish(verb, tokens)) ?? own[0];
  const start = main === undefined ? lead : startOf(main, lead, parsed, sentence);
  const aside = findAsides(parsed);
  const slice = (from: number, to: number): string => joinTokens(text, tokens, from, to, aside);
  if (main !== undefined && start === main.at && start > lead) {
    const last = endOf(tokens, start, sentence.last, true, aside);
    const isTorn = last !== null && last < sentence.last && last - start + 1 < wholeWords;
    if (last !== null && !isTorn) return `${third(main.lemma)} ${slice(start + 1, last)}`;
  }
  const from = start === main?.at ? lead : start;
  const last =
    endOf(tokens, from, sentence.last, false, aside) ??
    endOf(tokens, from, sentence.last, false, aside, longestWords);
  if (last === null) return null;
  return slice(from, last).replace(/^(?:A|An|The|Our|My|We|You|With)\b/u, (word) => word.toLowerCase());
}

/** Tokens of a price behind a comma, "at" or "for": "a care plan, 480 euro a year, with one visit" is named without it. */
function findAsides({ tokens, prices }: ParsedText): ReadonlySet<number> {
  const aside = new Set<number>();
  for (const { first, to } of prices) {
    if (!/^(?:,|at|for)$/u.test(tokens[first - 1]?.lower ?? '')) continue;
    let last = first;
    while ((tokens[last + 1]?.from ?? Number.POSITIVE_INFINITY) < to) last++;
    if (tokens[last + 1]?.text === ',' && tokens[last + 2]?.pos === 'ADP') last++;
    for (let at = first - 1; at <= last; at++) aside.add(at);
  }
  return aside;
}

/** The text of the tokens that are left, spaced as they were. */
function joinTokens(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  aside: ReadonlySet<number>,
): string {
  let said = '';
  for (let at = from; at <= to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (token === undefined || aside.has(at)) continue;
    const gap =
      before === undefined || at === from
        ? ''
        : aside.has(at - 1)
          ? /^[,;:]$/u.test(token.text)
            ? ''
            : ' '
          : text.slice(before.to, token.from);
    said += `${gap}${token.text}`;
  }
  return said.replace(/\s+/gu, ' ').trim();
}

/** Behind "The idea: …", "So, …", and behind a clause on what the founder cannot do: "I only do five a day, …". */
function skipLead({ tokens, clauses }: ParsedText, { first, last }: Sentence): number {
  let at = first;
  const colon = tokens.findIndex(
    ({ text }, place) => place > first && place < last - 1 && /^[:–—]$/u.test(text),
  );
  if (
    colon > 0 &&
    /^(?:so|idea|plan|pitch|concept|product|thing|this)$/u.test(tokens[colon - 1]?.lower ?? '')
  )
    at = colon + 1;
  const main = clauses.verbs.find((verb) => verb.at >= at && verb.at <= last);
  if (main !== undefined && isOwnLimit(main, tokens)) {
    const comma = tokens.findIndex(({ text }, place) => place > main.at && place < last - 1 && text === ',');
    if (comma >= 0) at = comma + 1;
  }
  while (at < last && /^(?:so|and|but|well|ok|then|basically|also|,)$/u.test(tokens[at]?.lower ?? '')) at++;
  return skipAsking(tokens, at, last);
}

/** "Is there a market for …": asked of what stands behind it. */
function skipAsking(tokens: readonly Token[], at: number, last: number): number {
  if (!/^(?:is|are)$/u.test(tokens[at]?.lower ?? '') || tokens[at + 1]?.lower !== 'there') return at;
  const of = tokens.findIndex(({ lower }, place) => place > at + 1 && /^(?:for|in)$/u.test(lower));
  return of > 0 && of <= at + farthestOf && of < last - 1 ? of + 1 : at;
}
const farthestOf = 6;

/** "I can only do five visits", "we do not deliver", "I made 12 by hand": a limit or a count of the founder's. */
export function isOwnLimit({ at, pronoun, isNegated }: Verb, tokens: readonly Token[]): boolean {
  if (pronoun !== 'i' && pronoun !== 'we') return false;
  const around = [at - 2, at - 1, at + 1].map((place) => tokens[place]?.lower ?? '');
  // A number that counts nothing named here: the thing stands in another sentence.
  const isCount = tokens[at + 1]?.pos === 'NUM' && !/^(?:NOUN|PROPN|ADJ)$/u.test(tokens[at + 2]?.pos ?? '');
  return isNegated || isCount || around.some((word) => /^(?:only|hardly|barely)$/u.test(word));
}

/** From the verb where "we" or "it" does it now, from the thing where it is only said to be made or to be, else from the start. */
function startOf(verb: Verb, lead: number, parsed: ParsedText, { last }: Sentence): number {
  const { tokens, phrases, clauses } = parsed;
  const { at, lemma, pronoun } = verb;
  const isMaker = pronoun === 'we' || pronoun === 'i';
  // "I want to make", "the idea is to sell": what is wanted.
  const wanted = tokens[at + 1]?.lower === 'to' && tokens[at + 2]?.pos === 'VERB' ? at + 2 : at;
  const act = tokens[wanted]?.lemma ?? lemma;
  const isNow = tokens[at]?.lower === lemma || (tokens[at]?.lower ?? '').endsWith('s');
  const named = clauses.verbs.find((one) => isNaming(one, lead, tokens));
  if (named !== undefined) {
    const thing = findObject(named.at, parsed);
    if (thing >= 0) return openingOf(thing, phrases);
    if (tokens[named.at + 1]?.lower === 'to') return named.at + 2;
  }
  // "What I'm building keeps …": the clause before the verb is its subject.
  if (tokens[lead]?.lower === 'what') return lead;
  const object = findObject(wanted, parsed);
  const isMade = isMaking(act) || wishes.test(act) || /^(?:have|do)$/u.test(act) || !isNow;
  if (isMaker && isMade && object >= 0) return Math.max(lead, openingOf(object, phrases));
  if (wanted !== at && wanted < last && (isMaker || lemma === 'be')) return wanted;
  if (isMaker && wishes.test(lemma) && tokens[at + 1]?.lower === 'that') return at + 2;
  const isIt = pronoun === 'it' || /^(?:ours|mine)$/u.test(tokens[at - 1]?.lower ?? '');
  const isAct = isNow && at - lead <= 3 && tokens[at]?.pos === 'VERB' && tokens[at + 1]?.text !== ',';
  return (isMaker || isIt) && isAct ? at : lead;
}

/** "we want to make". */
const isWish = ({ at, lemma, pronoun }: Verb, tokens: readonly Token[]): boolean =>
  (pronoun === 'i' || pronoun === 'we') && wishes.test(lemma) && tokens[at + 1]?.lower === 'to';

const wishes = /^(?:want|like|love|hope|wish|dream|think)$/u;

const findObject = (verb: number, { clauses, phrases }: ParsedText): number =>
  clauses.links.findIndex(
    ({ isVerb, governor, preposition }, phrase) =>
      isVerb && governor === verb && preposition === '' && phrases[phrase]?.isModifier === false,
  );

/** "Ours is a lamp", "my idea is a site", "what I've got is a bot". */
function isNaming({ at, lemma }: Verb, lead: number, tokens: readonly Token[]): boolean {
  if (lemma !== 'be' || at <= lead || at - lead > 6) return false;
  const opening = tokens[lead]?.lower ?? '';
  return /^(?:ours|mine|it|this|what|my|our|the)$/u.test(opening) || tokens[at - 1]?.pos === 'PROPN';
}

const opensClause =
  /^(?:that|which|who|whose|whoever|where|when|while|so|because|if|until|unless|what|how|whether|as)$/u;
const opensPhrase =
  /^(?:with|without|by|from|in|on|at|for|after|before|between|through|under|over|into|within|during|instead)$/u;
const joins = /^(?:and|or|but|plus)$/u;

/** The last token of the longest whole phrase that fits; null where there is none. */
function endOf(
  tokens: readonly Token[],
  start: number,
  last: number,
  isAct: boolean,
  aside: ReadonlySet<number>,
  most = mostWords,
): number | null {
  let best: number | null = null;
  let count = 0;
  for (let at = start; at <= last; at++) {
    const token = tokens[at];
    if (aside.has(at)) continue;
    if (token === undefined || /^[.!?;–—("“”]$/u.test(token.text)) break;
    if (token.text === ':' && count >= leastWords) break;
    // The verb was turned round; one that is joined to it was not.
    if (isAct && at > start && joins.test(token.lower) && opensNew(tokens, at + 1)) break;
    if (/[\p{L}\d]/u.test(token.text)) count++;
    if (count > most) break;
    let after = at + 1;
    while (aside.has(after)) after++;
    const next = after > last ? undefined : tokens[after];
    const isWhole = next === undefined || /^[.!?;]$/u.test(next.text);
    if (count < leastWords || !(isWhole || isEnd(tokens, start, at, next))) continue;
    best = at;
    if (next?.text === ',' && (isAct || count >= wholeWords)) break;
  }
  return best;
}

function isEnd(tokens: readonly Token[], start: number, at: number, next: Token | undefined): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const word = next?.lower ?? '';
  const isStop = next === undefined || /^[.,!?;:–—("“”]$/u.test(next.text);
  if (!/^(?:NOUN|PROPN|ADV|ADJ|NUM|VERB|PRON|ADP)$/u.test(token.pos)) return false;
  // "show where …": what is shown is still to come, whatever the tagger takes the word for.
  if (shows.test(token.lower) && asks.test(word)) return false;
  if (!isStop && !opensClause.test(word) && !opensPhrase.test(word) && !joins.test(word)) return false;
  // A verb or a preposition that still waits for its object.
  if (/^(?:VERB|ADP|PRON)$/u.test(token.pos) && !isStop) return false;
  if (/^(?:i|we|you|they|he|she|not|only|very|no|one|each|every|more)$/u.test(token.lower)) return false;
  if (joins.test(word) && !opensNew(tokens, at + 2) && !isJoined(tokens, start, at)) return false;
  return !waitsForAct(tokens, start, at) && isClosed(tokens, start, at);
}

const asks = /^(?:where|what|how|which|who|whether)$/u;
const shows = /^(?:show|tell|say|see|know|learn|check|explain|predict)s?$/u;

const causes = /^(?:let|help|make|allow|enable)$/u;

/** "lets parents in a school share the driving": what they are let do is still to come. */
function waitsForAct(tokens: readonly Token[], start: number, at: number): boolean {
  const verb = tokens.findLastIndex(({ pos }, place) => place <= at && place >= start && pos === 'VERB');
  if (verb < 0 || !causes.test(tokens[verb]?.lemma ?? '')) return false;
  return (
    opensPhrase.test(tokens[at + 1]?.lower ?? '') &&
    tokens.slice(verb + 1, at + 1).every(({ pos }) => /^(?:NOUN|PROPN|ADJ|DET|NUM|PRON)$/u.test(pos))
  );
}

/** Behind "and" a clause begins, not another of the same row. */
const opensNew = (tokens: readonly Token[], at: number): boolean =>
  /^(?:VERB|AUX|PRON)$/u.test(tokens[at]?.pos ?? '') ||
  // "and rebook the broker": a noun does not stand before an article.
  (tokens[at]?.pos === 'NOUN' && tokens[at + 1]?.pos === 'DET');

/** What stands before "and" has its verb, and so has what stands behind it. */
function isJoined(tokens: readonly Token[], start: number, at: number): boolean {
  const isVerb = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';
  return tokens.slice(start, at + 1).some(isVerb) && tokens.slice(at + 2, at + 8).some(isVerb);
}

/** A clause that was opened has its verb, and something behind it. */
function isClosed(tokens: readonly Token[], start: number, at: number): boolean {
  for (let place = at; place > start; place--) {
    if (!opensClause.test(tokens[place]?.lower ?? '')) continue;
    const verb = tokens.findIndex(({ pos }, one) => one > place && one <= at && /^(?:VERB|AUX)$/u.test(pos));
    return verb >= 0 && verb < at;
  }
  return true;
}
