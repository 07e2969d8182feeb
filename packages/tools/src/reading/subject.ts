import { functionWords } from './function-words.ts';
import type { Token } from './tokens.ts';

/** How sure the noun itself makes us that it can act: an unknown one needs a verb that only people can do. */
export type Actor = 'known' | 'unknown';

const longestName = 5;
/** Between the subject and its verb stand a place and a size at most. */
const longestGap = 10;

const introduces = /^(?:in|at|on|every|each|when|after|before|during|today|right|currently|while)$/u;
const quantity = /^(?:most|many|some|few|all|several)$/u;
/** Plurals that describe the plural after them: "sales managers", "sports clubs". */
const describesPlural =
  /^(?:maths|sales|sports|operations|kids|logistics|arts|news|ops|schools|careers|events|claims|goods|parts)$/u;
const manyPeople = /(?:people|women|men|children|folk|staff|diaspora)$/u;

const preposition =
  /^(?:in|at|on|of|with|without|from|across|near|around|outside|inside|between|under|over|for|along|behind|within|who)$/u;
const adverb =
  /^(?:still|often|always|usually|already|also|just|never|rarely|really|only|both|all|today|mostly|\p{L}+ly)$/u;
/** Said of things as well as of people: enough for a noun that is known to name people. */
const helping =
  /^(?:are|were|have|do|did|don't|dont|didn't|can|cannot|can't|cant|could|couldn't|must|should|will|would|won't|get|got|lose|lost|wait|need|hate|fear|miss|share|hold|keep|take|make|give|turn|rely|work|live|run|sit|end|fight|lack|worry|see|read|look|use|open|send|bill|post|meet|order|serve)$/u;
/** Only somebody does these. */
const willed =
  /^(?:spend|waste|struggle|juggle|plan|hire|buy|pay|overpay|sell|resell|chase|forget|want|know|decide|retype|copy|write|drive|fill|answer|photograph|scrap|guess|phone|email|mark|throw|bin|argue|scramble|beg|hunt|dread|quote|invoice|budget|schedule|recruit|negotiate|wrestle|find|learn|ask|trust|book|collect|rent|borrow|cook|bake|teach|manage|type|print|sign|film|update|call|text|search|travel|commute|improvise)$/u;
const opensObject =
  /^(?:the|an?|their|its|his|her|our|it|them|too|more|less|most|every|each|all|half|both|everything|nothing|no|so|up to|\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?)$/u;
const noVerb = /(?:s|ing|ed|en|ly|est)$/u;

/**
 * The head of the first sentence's subject, as a place among the tokens, when it is a plural that does something:
 * "University registrars spend …", "Cloud kitchens in Dubai juggle six …". Null for things and for "our …".
 */
export function findSubject(
  text: string,
  tokens: readonly Token[],
  actorOf: (token: Token) => Actor,
): number | null {
  for (const from of listStarts(text, tokens)) {
    const head = findActor(text, tokens, from, actorOf);
    const one = head === null ? undefined : tokens[head];
    if (head !== null && one !== undefined && hasVerb(text, tokens, head, actorOf(one))) return head;
  }
  return null;
}

/** The first word; the one after "Every spring, …", and the one after the heading in "Old saris: …". */
function listStarts(text: string, tokens: readonly Token[]): readonly number[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const stop = introduces.test(first.word) ? /[,:]/u : /:/u;
  const starts = quantity.test(first.word) ? [1] : introduces.test(first.word) ? [] : [0];
  for (let at = 1; at < Math.min(tokens.length, 12); at++) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    if (/[.!?;\n]/u.test(gap)) break;
    if (stop.test(gap)) return [...starts, at];
  }
  return starts;
}

/** "Newsletters of small shops all look the same": a thing's owner is the one with the trouble. */
function findActor(
  text: string,
  tokens: readonly Token[],
  from: number,
  actorOf: (token: Token) => Actor,
): number | null {
  const head = findHead(text, tokens, from);
  const thing = head === null ? undefined : tokens[head];
  if (head === null || thing === undefined || actorOf(thing) !== 'unknown') return head;
  return tokens[head + 1]?.word === 'of' ? findHead(text, tokens, head + 2) : head;
}

function findHead(text: string, tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + longestName; at++) {
    const token = tokens[at];
    if (token === undefined || (at > from && !isJoined(text, tokens, at))) return null;
    if (functionWords.has(token.word) && !/^(?:new|used|first|open|book|help)$/u.test(token.word))
      return null;
    if (!isMany(token.word)) continue;
    const next = tokens[at + 1];
    const describesNext = next !== undefined && describesPlural.test(token.word) && isMany(next.word);
    if (!describesNext) return at;
  }
  return null;
}

function hasVerb(text: string, tokens: readonly Token[], head: number, actor: Actor): boolean {
  let isInGap = false;
  for (let at = head + 1; at <= head + longestGap; at++) {
    const token = tokens[at];
    if (token === undefined || !isJoined(text, tokens, at)) return false;
    const { word } = token;
    if (preposition.test(word)) {
      isInGap = true;
      continue;
    }
    const follows = tokens[at - 1];
    const mayBeVerb = !isInGap || (follows !== undefined && endsPhrase(text, follows));
    if (!mayBeVerb) continue;
    if (adverb.test(word)) continue;
    if (willed.test(word)) return true;
    if (actor !== 'unknown' && (helping.test(word) || isVerbByPlace(text, tokens, at))) return true;
    if (!isInGap) return false;
  }
  return false;
}

/** "Dubai juggle", "flats have", "waste often": a place, a plural or an adverb ends the phrase before the verb. */
function endsPhrase(text: string, token: Token): boolean {
  return (
    /^\p{Lu}/u.test(text.slice(token.start, token.end)) ||
    isMany(token.word) ||
    adverb.test(token.word) ||
    (!functionWords.has(token.word) && token.word.length > 3)
  );
}

/** A plain word in front of "the", "six" or "their" where a verb is due. */
function isVerbByPlace(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || !isJoined(text, tokens, at + 1)) return false;
  const isPlain = /^\p{Ll}/u.test(text.slice(token.start, token.end));
  return isPlain && !functionWords.has(token.word) && !noVerb.test(token.word) && opensObject.test(next.word);
}

function isJoined(text: string, tokens: readonly Token[], at: number): boolean {
  // The comma of "50,000" parts no sentence.
  return /^[\s,-]$/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
}

export function isMany(word: string): boolean {
  return manyPeople.test(word) || (word.length > 3 && /(?<!s|u|i)s$/u.test(word));
}
