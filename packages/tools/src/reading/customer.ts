import { generic, listBuyerNouns, type SegmentId } from './buyer-nouns.ts';
import { functionWords } from './function-words.ts';
import type { Read } from './reading.ts';
import type { Token } from './tokens.ts';

export interface CustomerRead extends Read<string> {
  readonly start: number;
  readonly end: number;
  readonly segment: SegmentId;
}

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly segment: SegmentId;
}

const nouns = listBuyerNouns();
const longestName = 3;
/** Below this the noun is as likely part of the product: better to ask. */
const minScore = 0.1;

/** What stands just before a customer: "for", "sold to", "helps". */
const leadsIn =
  /(?:^|\s)(?:for|to|helps?|lets?|gives?|with|among|target(?:s|ing)?|serv(?:es|ing)|match(?:es)?|sold to|sell to|aimed at)\s(?:the\s|our\s|all\s|every\s|any\s)?$/iu;
/** What stands before somebody who does the work or is copied, not before who pays. */
const leadsAway =
  /(?:^|\s)(?:by|from|like|unlike|an?|of|in|near|via|real|than|licensed|vetted|our|no|without)\s(?:\p{L}+\s)?$/iu;
/** "a list of five people" counts somebody; it does not name who pays. */
const counted =
  /(?:^|\s)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|million|billion)\s$/iu;
const paysAfter = /^\s(?:\p{L}+\s)?(?:pays?|subscribes?|buys?|will pay|rents?|hires?)\b/iu;
/** The subject of the first sentence does, or suffers, something. */
const actsAfter =
  /^\s(?:\p{L}+\s|(?:in|with|on|at|between)\s[\p{L}\p{N}\s,-]{1,50}?\s)?(?:loses?|wastes?|spends?|waits?|can(?:no|['’]?)t|struggles?|needs?|forgets?|still|ha(?:ve|s) no|never|don['’]?t|get|chases?|throws?|fights?|worr(?:y|ies)|write|copy|retype|fill|plan|decide|order|drive|take|pay|run|update|answer|quote|collect|want|find|set|sell|hire|share|film|post|resell|sign|book|are short|lack)\b/iu;

/** Who pays or uses it, in the founder's words. Null when nobody is named. */
export function readCustomer(text: string, tokens: readonly Token[]): CustomerRead | null {
  const candidates = tokens.flatMap((token, at) => {
    const segment = nouns.get(token.stem) ?? findMoreNouns(token.word);
    return segment === undefined || isInsideName(tokens, at, text) ? [] : [weigh(text, tokens, at, segment)];
  });
  const best = candidates.reduce<Candidate | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (best === null || best.score < minScore) return null;
  const quote = text.slice(best.start, best.end);
  const { start, end, segment, score } = best;
  return {
    value: quote,
    because: [quote],
    confidence: Math.max(0.2, Math.min(0.95, 0.35 + score * 0.1)),
    start,
    end,
    segment,
  };
}

/** "campers", "florists", "librarians": the ending names people, apart from these things. */
const doer = /(?:\p{L}{3}ers|\p{L}{3}ists|\p{L}{3}ians|\p{L}{2}[aicu]t?tors)$/u;
const things =
  /^(?:customers|users|others|numbers|orders|papers|letters|offers|matters|computers|printers|servers|chargers|trackers|scanners|containers|reminders|answers|flowers|members|filters|partners|followers|testers|ledgers|newsletters|helpers|transfers|covers|waters|stickers|posters|stories|lists|checklists|playlists|waitlists|exists|shelters|centers|filters|powers|layers|fingers|spinners|headers|folders|rivers|corners|diapers|trailers|boilers|hours|providers|suppliers|enters|discovers|delivers|considers|remembers|triggers|registers|consists|assists|persists|insists|sensors|factors|sectors|reactors|tractors|monitors|generators|calculators|indicators|competitors|elevators|vectors|simulators|visitors)$/u;

function findMoreNouns(word: string): SegmentId | undefined {
  // "care homes" and "nursing homes" buy; "at home" is a place.
  if (word === 'homes') return 'very-small';
  return doer.test(word) && !things.test(word) ? 'consumer' : undefined;
}

function weigh(text: string, tokens: readonly Token[], at: number, segment: SegmentId): Candidate {
  const head = tokens[at];
  if (head === undefined) return { start: 0, end: 0, score: -1, segment };
  const own = startOfName(text, tokens, at);
  const start = startOfPair(text, tokens, own);
  const isBare = generic.has(head.stem) && own === head.start;
  const end = isBare ? endOfDescription(text, head.end) : head.end;
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(head.end, head.end + 80);
  const isPlural =
    /s$/u.test(head.word) || /^(?:people|women|men|children|fishermen|staff)$/u.test(head.word);
  const score =
    (leadsIn.test(before) ? 2.5 : 0) +
    (leadsAway.test(before) ? -2.5 : 0) +
    (counted.test(before) ? -2 : 0) +
    (/(?:^|\s)the\s$/iu.test(before) && !leadsIn.test(before) ? -1.5 : 0) +
    (paysAfter.test(after) ? 3 : 0) +
    (actsAfter.test(after) ? 2.5 : 0) +
    openingPoints(before, paysAfter.test(after) || actsAfter.test(after)) +
    (isPlural ? 1.5 : -1.5) +
    (isBare && end === head.end ? -1.5 : 0.5) +
    (start < head.start ? 0.5 : 0) -
    Math.min(1.5, start / 120);
  return { start, end, score, segment };
}

/** Takes describing words on the left: "small dental practices". */
function startOfName(text: string, tokens: readonly Token[], at: number): number {
  let start = tokens[at]?.start ?? 0;
  for (let step = 1; step <= longestName; step++) {
    const token = tokens[at - step];
    if (token === undefined || !/^[\s-]$/u.test(text.slice(token.end, start)) || !describes(token.word))
      break;
    start = token.start;
  }
  return start;
}

const joins = /^(?:and|or|&)$/u;

/** "Restaurants and shops", "small law and accounting offices": both are the customer when the sentence opens with them. */
function startOfPair(text: string, tokens: readonly Token[], start: number): number {
  const at = tokens.findIndex((token) => token.start === start);
  const joint = tokens[at - 1];
  const other = tokens[at - 2];
  if (
    joint === undefined ||
    other === undefined ||
    !joins.test(joint.word) ||
    !(describes(other.word) || nouns.has(other.stem))
  )
    return start;
  if (text.slice(other.end, start) !== ` ${text.slice(joint.start, joint.end)} `) return start;
  const first = startOfName(text, tokens, at - 2);
  const before = text.slice(Math.max(0, first - 20), first);
  return before.trim() === '' || /\bfor\s$/iu.test(before) ? first : start;
}

/** "flags residents", "tells hospitals": a verb, not a description. */
const verbLike =
  /^(?!(?:maths|sales|sports|operations|kids|buyers|business|logistics|arts|news|women|mens|ops|schools|fitness|glass|class)$)\p{L}{3,}(?<!ic)s$/u;
const endings = /(?:ing|ly)$/u;
const describingAnyway =
  /^(?:nursing|working|climbing|elderly|family|training|marketing|engineering|building|consulting|wedding|living|expecting|accounting|growing|shipping|cleaning|staffing|recruiting|trucking|new|first|open)$/u;

function describes(word: string): boolean {
  if (describingAnyway.test(word)) return true;
  return !functionWords.has(word) && !/^\d/u.test(word) && !endings.test(word) && !verbLike.test(word);
}

const word = String.raw`[\p{L}\p{N}'’%-]+`;
const description = new RegExp(
  String.raw`^\s(?:(?:over|under|aged)\s\d{1,3}(?:\swith\s${word}\s${word})?|who\s${word}(?:\s${word}){0,4}|(?:with|in|from|on)\s${word}(?:\s${word}){0,2})`,
  'u',
);
const dangling =
  /(?:\s(?:an?|the|to|of|and|at|in|for|is|on|with|we|it|who|that|are|or|so|but|they|their|no|cannot|can|by|from|every|four|three|two))+$/iu;

/** "people over 40 with bad knees": a general noun means nothing without what follows. */
function endOfDescription(text: string, from: number): number {
  const found = text.slice(from, from + 90).match(description)?.[0] ?? '';
  const own = found
    .split(/\s(?=(?:who|that|which)\s)/u)
    .slice(0, found.startsWith(' who') ? 2 : 1)
    .join(' ');
  return from + own.replace(dangling, '').length;
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
  return product.test(next.word) || !functionWords.has(next.word) || nouns.has(next.stem);
}
