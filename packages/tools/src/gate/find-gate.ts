import { stemsOf } from '@slipway/report';
import { functionWords } from '../reading/function-words.ts';
import type { OddKind, Reading } from '../reading/index.ts';
import { shortQuote } from '../wording/index.ts';
import { isForeign } from './foreign.ts';
import { findImpossible, findOther } from './not-a-business.ts';
import { findSuspect } from './suspects.ts';
import { findUnlawful } from './unlawful.ts';

/** Why an idea is not answered as if it were understood. */
export type Gate =
  | { readonly why: 'unlawful' | 'doubtful' | 'impossible' | 'foreign'; readonly quote: string }
  | { readonly why: 'outside'; readonly quote: string; readonly what: string }
  | { readonly why: 'vague' | 'thin'; readonly quote: string; readonly question: string };

interface Asked {
  /** What the founder typed about the idea, the idea itself first. */
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly reading: Pick<Reading, 'isNicheSure' | 'customer' | 'problem' | 'phrases' | 'kinds'>;
  /** Fields that were answered one by one: who does that says more than a sentence. */
  readonly answers: number;
  /** A tool that counts buyers needs little more than their name. */
  readonly countsBuyers?: boolean;
}

const wordsLeast = 5;
const answersEnough = 2;
/** Heads that name nobody. */
const anybody =
  /^(?:(?:the|all|young|other|busy|modern|small|big|every|any|our|many|forward-thinking)\s)*(?:people|compan(?:y|ies)|business(?:es)?|leaders?|organi[sz]ations?|communit(?:y|ies)|stakeholders?|teams?|professionals?|entrepreneurs?|enterprises?|brands?|members|investors?|dreamers|citizens|creators?|generations?|partners?|changemakers?|gatekeepers|seekers|visionaries|everyone|everybody|anyone|users?|customers?|consumers?|humans?|society|humanity|youth|individuals|others|folks|person|persons)\b/iu;
/** "I am open to anything that works": no idea yet. */
const anything =
  /\b(?:open to (?:anything|any idea|every)|passive income|any business|some kind of (?:app|business|startup)|(?:don[’']t|do not) know (?:what|yet)|not sure what (?:to|it)|looking for (?:guidance|ideas|an idea)|get rich)\b/iu;
const insult =
  /\b(?:stupid|idiots?|garbage|crap|f\*+|fuck\p{L}*|shit\p{L}*|moron\p{L}*|shut (?:the hell )?up)\b/iu;

/** Null when there is something to answer. */
export function findGate({ texts, reading, answers, countsBuyers = false }: Asked): Gate | null {
  const whole = texts.map(({ text }) => text).join(' ');
  // Numbers and signs alone are no words to hold up to somebody.
  const said = (texts[0]?.text ?? '')
    .split(/\s+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && !/\p{Nd}/u.test(word));
  const quote = insult.test(whole) ? '' : shortQuote(said.join(' '), 6);
  const words = whole.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (isForeign(whole)) return { why: 'foreign', quote };
  if (words >= wordsLeast && !holdsEnglish(whole)) return { why: 'vague', quote, question: ask(reading) };
  const barred = findBarred(whole, reading, words);
  if (barred !== null) return barred;
  if (answers >= answersEnough) return null;
  if (words < wordsLeast && !(countsBuyers && !isNobody(reading)))
    return { why: 'thin', quote, question: ask(reading) };
  if (words >= wordsLeast && isVague(whole, reading)) return { why: 'vague', quote, question: ask(reading) };
  return null;
}

/** From here on a text is met as one of its kind; set on odd texts that nothing was learnt from. */
const likely: Readonly<Record<OddKind, number>> = {
  unlawful: 0.05,
  impossible: 0.45,
  private: 0.3,
  vague: 0.4,
};
/** What it takes where a niche is sure, or where no word of a crime is said; and to be called a crime at all. */
const beyondDoubt = 0.85;
/** Praise alone may sound like a trade. */
const vagueInNiche = 0.55;
const surely = 0.55;
const suspectedInNiche = 0.15;
/** Below this the text as a whole speaks against what a few of its words say. */
const thinkable = 0.04;

/** What is not judged as an idea at all, whatever else was answered. Three words are too few to judge by their kind. */
function findBarred(whole: string, reading: Asked['reading'], words: number): Gate | null {
  const { kinds, isNicheSure } = reading;
  const isShort = words < wordsLeast;
  const isLike = (kind: OddKind, from: number) => !isShort && kinds.odds[kind] >= from;
  const isThinkable = (kind: OddKind) => isShort || kinds.odds[kind] >= thinkable;
  const { quote } = kinds;
  const crime = findUnlawful(whole);
  if (crime !== null && isThinkable('unlawful')) return { why: 'unlawful', quote: crime };
  const suspect = findSuspect(whole);
  if (suspect !== null && isLike('unlawful', isNicheSure ? suspectedInNiche : likely.unlawful))
    return { why: isLike('unlawful', surely) ? 'unlawful' : 'doubtful', quote: suspect };
  if (isLike('unlawful', beyondDoubt) && !isNicheSure) return { why: 'doubtful', quote };
  const machine = findImpossible(whole);
  if (machine !== null && isThinkable('impossible')) return { why: 'impossible', quote: machine };
  if (isLike('impossible', isNicheSure ? beyondDoubt : likely.impossible))
    return { why: 'impossible', quote };
  const other = findOther(whole);
  if (other !== null && isThinkable('private')) return { why: 'outside', ...other };
  if (isLike('private', isNicheSure ? surely : likely.private))
    return { why: 'outside', quote, what: 'something other than a business' };
  return null;
}

/** "asdf qwer zxcv" is neither a business nor anything else. */
function holdsEnglish(whole: string): boolean {
  return (whole.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => functionWords.has(word));
}

function isNobody({ customer }: Asked['reading']): boolean {
  return customer === null || anybody.test(customer.value);
}

/** Nothing in it belongs to a trade, or it only scolds. Who names customers has said something. */
function isVague(whole: string, reading: Asked['reading']): boolean {
  const { isNicheSure, problem, kinds } = reading;
  if (!isNobody(reading)) return false;
  if (kinds.odds.vague >= (isNicheSure ? vagueInNiche : likely.vague)) return true;
  if (isNicheSure || problem !== null) return false;
  return insult.test(whole) || anything.test(whole) || tellingOf(whole) < tellingLeast;
}
/** Words that could stand in any pitch. */
const hollow =
  /^(?:people|thing|something|everything|anything|technolog|mobile|app|apps|platform|connect|need|use|user|online|digital|busines|business|idea|world|life|better|easy|easi|youth|popul|population|huge|help|product|productive|potential|innov|solut|solution|disrupt|industri|industry|market|billion|passion|team|earn|shop|learn|chat|place|mostli|mostly|simple|everyone|everybody|make|work|invest|income)/u;

function tellingOf(whole: string): number {
  return [...stemsOf(whole)].filter((stem) => !hollow.test(stem)).length;
}
const tellingLeast = 4;

function ask({ phrases, customer }: Asked['reading']): string {
  const who = customer !== null && !anybody.test(customer.value) ? customer.value : null;
  const [matter] = phrases;
  if (who !== null)
    return `What goes wrong for ${who} today, what does it cost them, and what would you do about it?`;
  if (matter === undefined)
    return 'Which trade or which people is it for, and what do they do today without it?';
  return 'Which trade or which people have this problem, what do they do about it today, and what would you do instead?';
}
