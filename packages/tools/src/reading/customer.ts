import { findAddressed } from './addressed.ts';
import { buyerNouns, generic, type SegmentId } from './buyer-nouns.ts';
import { endOfDescription, startOfName, startOfPair } from './customer-name.ts';
import { functionWords } from './function-words.ts';
import { findOwnTrade } from './own-trade.ts';
import type { Read } from './reading.ts';
import { type Actor, findSubject, isMany } from './subject.ts';
import type { Token } from './tokens.ts';
import { findTrade } from './trades.ts';

export interface CustomerRead extends Read<string> {
  readonly start: number;
  readonly end: number;
  readonly segment: SegmentId;
  /** The noun is in no list: its price level is guessed from its form. */
  readonly isGuess: boolean;
}

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly segment: SegmentId;
  readonly isGuess: boolean;
  /** Nothing but its place says that it pays. */
  readonly isUnknown: boolean;
  /** Stem of the noun itself, and the length of its name without what follows. */
  readonly head: string;
  readonly nameLength: number;
}

/** Below this the noun is as likely part of the product: better to ask. */
const minScore = 0.1;

/** Too little to be named by, enough to go before a noun that only looks like somebody. */
const thingConfidence = 0.4;
/** The heading says whom it is for; only somebody who pays in so many words comes before that. */
const addressedScore = 4;

/** What stands just before a customer: "for", "sold to", "helps". */
const leadsIn =
  /(?:^|\s)(?:for|to|helps?|lets?|gives?|tells?|warns?|alerts?|reminds?|with|among|target(?:s|ing)?|serv(?:es|ing)|match(?:es)?|sold to|sell to|aimed at)\s(?:the\s|our\s|all\s|every\s|any\s)?$/iu;
/** What stands before somebody who does the work or is copied, not before who pays. */
const leadsAway =
  /(?:^|\s)(?:by|from|like|unlike|an?|of|in|near|via|through|before|after|real|than|licensed|vetted|our|no|without)\s(?:\p{L}+\s)?$|['’]s\s$/iu;
/** "a list of five people" counts somebody; it does not name who pays. */
const counted =
  /(?:^|\s)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|million|billion)\s$/iu;
/** "lose slots to people who cancel": whoever takes it away does not pay for it. */
const isHarm =
  /\b(?:los(?:e|es|ing|t)|going|goes|go|leak\p{L}*|cater\p{L}*)\s[^.!?;,]{0,36}\bto\s(?:the\s)?$/iu;
/** "we rent it to crews", "sold to hospitals". */
const sellsTo =
  /\b(?:we|I)\b[^.!?;]{0,150}\b(?:sell|rent|lease|licen[cs]e)\b[^.!?;]{0,50}\sto\s(?:the\s|other\s)?$|\b(?:sold|rented|leased|licen[cs]ed)\b[^.!?;]{0,30}\sto\s(?:the\s)?$/iu;
/** "that can be booked by deaf groups". */
const takenBy =
  /\b(?:booked|bought|ordered|rented|hired|leased|used|visited|paid for|subscribed to) by\s(?:the\s|our\s|local\s)?$/iu;
const paysAfter =
  /^\s(?:who\s|that\s|would\s|will\s|already\s)?(?:pays?|subscribes?|rents?)\b(?!\s(?:out|attention|(?:the\s|their\s)?(?:rent|deposits?|tuition|tolls?|fines?)\b))/iu;
const buysAfter = /^\s(?!to\s)(?:\p{L}+\s)?(?:pays?|subscribes?|buys?|rents?|hires?)\b/iu;
/** "Hospitals book the van by the day": what is made is what they take. */
const takesAfter =
  /^\s(?:will |would |can |already )?(?:books?|orders?|rents?|hires?|buys?|leases?) (?:the|our|it|us|this|one)\b/iu;
/** "60 pounds a month per nursery", "40 euros per clinic a month": firms are billed; a child or a user is only counted. */
const billedBefore = /\d[^.!?;]{0,24}\s(?:(?:per|an?|each|every)\s(?:month|year|week)\s)?(?:per|each)\s$/iu;
const billed = new Set<SegmentId>([
  'very-small',
  'small',
  'mid-market',
  'enterprise',
  'government',
  'school',
]);
/** Under every sentence that says who: a founder may leave the trade they came from. */
const ownTradeScore = 2;
/** "Every haulier is owed pallets": all of them, though one is named. */
const opensWithEvery = /(?:^|[.!?\n]\s{0,2})every\s$/iu;
/** The subject of the first sentence does, or suffers, something. */
const actsAfter =
  /^\s(?:\p{L}+\s|(?:in|with|on|at|between)\s(?:[\p{L}\p{N}\s-]|,(?=\d)){1,50}?\s)?(?:loses?|wastes?|spends?|waits?|can(?:no|['’]?)t|struggles?|needs?|forgets?|still|ha(?:ve|s) no|never|don['’]?t|get|chases?|throws?|fights?|worr(?:y|ies)|write|copy|retype|fill|plan|decide|order|drive|take|pay|run|update|answer|quote|collect|want|find|set|sell|hire|share|film|post|resell|sign|book|are short|lack)\b/iu;

/** Who pays or uses it, in the founder's words. Null when nobody is named. */
export function readCustomer(text: string, tokens: readonly Token[]): CustomerRead | null {
  const subject = findSubject(text, tokens, actorOf);
  const ownTrade = findOwnTrade(text, tokens, segmentOf);
  const addressed = findAddressed(text, tokens);
  const candidates = tokens.flatMap((token, at) => {
    const isAddressed = at === addressed?.at;
    const segment = segmentOf(token) ?? (at === subject || isAddressed ? unknownSegment : undefined);
    if (segment === undefined || (at !== ownTrade && isInsideName(tokens, at, text))) return [];
    return [
      weigh(text, tokens, at, segment, {
        isSubject: at === subject,
        isOwnTrade: at === ownTrade,
        isAddressed,
      }),
    ];
  });
  const best = candidates.reduce<Candidate | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (best === null || best.score < minScore) return null;
  const { start, end, segment, isGuess } = findFullName(candidates, best);
  const quote = text.slice(start, end);
  // "For armoured vans in Lagos: …" may be about a thing: whoever pays in the trade is a better name then.
  const isThingLikely = best.isUnknown && addressed?.isSomebody === false;
  return {
    value: quote,
    because: [quote],
    confidence: isThingLikely ? thingConfidence : Math.max(0.2, Math.min(0.95, 0.35 + best.score * 0.1)),
    start,
    end,
    segment,
    isGuess,
  };
}

/** "Councils would pay" means the city councils named before. */
function findFullName(candidates: readonly Candidate[], best: Candidate): Candidate {
  return candidates
    .filter(({ head, start }) => head === best.head && start < best.start)
    .reduce((full, one) => (one.nameLength > full.nameLength ? one : full), best);
}

/** A plural that spends and hires and stands in no list is most often a small trade. */
const unknownSegment: SegmentId = 'very-small';

function segmentOf({ stem, word }: Token): SegmentId | undefined {
  return buyerNouns.get(stem) ?? findTrade(word);
}

function actorOf(token: Token): Actor {
  return segmentOf(token) === undefined ? 'unknown' : 'known';
}

interface Role {
  readonly isSubject: boolean;
  readonly isOwnTrade: boolean;
  readonly isAddressed: boolean;
}

function weigh(
  text: string,
  tokens: readonly Token[],
  at: number,
  segment: SegmentId,
  { isSubject, isOwnTrade, isAddressed }: Role,
): Candidate {
  const head = tokens[at];
  if (head === undefined)
    return { start: 0, end: 0, score: -1, segment, isGuess: true, isUnknown: true, head: '', nameLength: 0 };
  const own = startOfName(text, tokens, at, isSubject);
  const start = startOfPair(text, tokens, own);
  const isBare = generic.has(head.stem) && own === head.start;
  const end = isBare ? endOfDescription(text, head.end) : head.end;
  const isGuess = !buyerNouns.has(head.stem);
  const employer = isGuess ? findEmployer(text, tokens, at) : null;
  const place = {
    start,
    end,
    segment: employer ?? segment,
    isGuess: isGuess && employer === null,
    isUnknown: isAddressed && segmentOf(head) === undefined,
    head: head.stem,
    nameLength: head.end - start,
  };
  if (isOwnTrade) return { ...place, score: ownTradeScore };
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(head.end, head.end + 80);
  const isActing = isSubject || actsAfter.test(after);
  const score =
    (isHarm.test(before) ? -2.5 : leadsIn.test(before) ? 2.5 : 0) +
    (sellsTo.test(text.slice(Math.max(0, start - 220), start)) ? 7 : 0) +
    (takenBy.test(before) ? 5 : leadsAway.test(before) && !isSubject ? -2.5 : 0) +
    (billed.has(segment) && billedBefore.test(before) ? 6 : 0) +
    (counted.test(before) ? -2 : 0) +
    (/(?:^|\s)the\s$/iu.test(before) && !leadsIn.test(before) ? -1.5 : 0) +
    (paysAfter.test(after) ? 7 : takesAfter.test(after) ? 5 : buysAfter.test(after) ? 3 : 0) +
    (isActing ? 2.5 : 0) +
    (isAddressed ? addressedScore : 0) +
    openingPoints(
      before,
      isSubject || paysAfter.test(after) || buysAfter.test(after) || actsAfter.test(after),
    ) +
    (isMany(head.word) ? 1.5 : opensWithEvery.test(before) ? 3.5 : -1.5) +
    (isBare && end === head.end ? -1.5 : 0.5) +
    (start < head.start ? 0.5 : 0) -
    Math.min(1.5, start / 120);
  return { ...place, score };
}

/** "Dispatchers at haulage firms": the firm pays. */
function findEmployer(text: string, tokens: readonly Token[], at: number): SegmentId | null {
  if (!/^(?:at|in|of|for)$/u.test(tokens[at + 1]?.word ?? '')) return null;
  for (let next = at + 2; next <= at + 5; next++) {
    const token = tokens[next];
    if (token === undefined || !/^[\s-]$/u.test(text.slice(tokens[next - 1]?.end, token.start))) return null;
    if (functionWords.has(token.word)) return null;
    if (isMany(token.word)) return buyerNouns.get(token.stem) ?? null;
  }
  return null;
}

/** Whoever opens the text and then does something is its subject; "protein bars with millets" only open it. */
function openingPoints(before: string, isActing: boolean): number {
  if (before.trim() === '') return isActing ? 2.5 : 0.5;
  return /[.!?\n]\s{0,2}$/u.test(before) ? 0.5 : 0;
}

const product = /^(?:apps?|tools?|platform|software|service|portal|website)$/u;

/** "team sports", "patient record": the noun describes another noun. */
function isInsideName(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return false;
  if (token.word.endsWith('s') || !/^[\s-]$/u.test(text.slice(token.end, next.start))) return false;
  return product.test(next.word) || !functionWords.has(next.word) || buyerNouns.has(next.stem);
}
