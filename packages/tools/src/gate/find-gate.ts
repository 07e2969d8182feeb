import { stemsOf } from '@slipway/report';
import type { Reading } from '../reading/index.ts';
import { shortQuote } from '../wording/index.ts';
import { findImpossible, findOther } from './not-a-business.ts';
import { findUnlawful } from './unlawful.ts';

/** Why an idea is not answered as if it were understood. */
export type Gate =
  | { readonly why: 'unlawful' | 'impossible'; readonly quote: string }
  | { readonly why: 'outside'; readonly quote: string; readonly what: string }
  | { readonly why: 'vague' | 'thin'; readonly quote: string; readonly question: string };

interface Asked {
  /** What the founder typed about the idea, the idea itself first. */
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly reading: Pick<Reading, 'isSure' | 'customer' | 'problem' | 'phrases' | 'niches'>;
  /** Fields that were answered one by one: who does that says more than a sentence. */
  readonly answers: number;
  /** A tool that counts buyers needs little more than their name. */
  readonly countsBuyers?: boolean;
}

const wordsLeast = 5;
const answersEnough = 2;
/** Heads that name nobody. */
const anybody =
  /^(?:(?:the|all|young|other|busy|modern)\s)*(?:people|everyone|everybody|anyone|users?|customers?|consumers?|humans?|society|humanity|youth|individuals|others|folks|person|persons)\b/iu;
/** "I am open to anything that works": no idea yet. */
const anything =
  /\b(?:open to (?:anything|any idea)|passive income|any business|some kind of (?:app|business|startup)|don[’']t know what|not sure what (?:to|it)|looking for (?:guidance|ideas|an idea)|get rich)\b/iu;
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
  const crime = findUnlawful(whole);
  if (crime !== null) return { why: 'unlawful', quote: crime };
  const machine = findImpossible(whole);
  if (machine !== null) return { why: 'impossible', quote: machine };
  const other = findOther(whole);
  if (other !== null) return { why: 'outside', ...other };
  if (answers >= answersEnough) return null;
  const words = whole.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words < wordsLeast && !(countsBuyers && !isNobody(reading)))
    return { why: 'thin', quote, question: ask(reading) };
  if (isNobody(reading) && reading.problem === null && isEmpty(whole, reading))
    return { why: 'vague', quote, question: ask(reading) };
  return null;
}

function isNobody({ customer }: Asked['reading']): boolean {
  return customer === null || anybody.test(customer.value);
}

/** Nothing in it belongs to a trade: neither a field that is sure nor a niche that is near; or it only scolds. */
function isEmpty(whole: string, { isSure, niches }: Asked['reading']): boolean {
  if (insult.test(whole) || anything.test(whole) || tellingOf(whole) < tellingLeast) return true;
  return !isSure && (niches[0]?.confidence ?? 0) < nearEnough && stemsOf(whole).size < wordsOfAPlan;
}
/** Words that could stand in any pitch. */
const hollow =
  /^(?:people|thing|something|everything|anything|technolog|mobile|app|apps|platform|connect|need|use|user|online|digital|busines|business|idea|world|life|better|easy|easi|youth|popul|population|huge|help|product|productive|potential|innov|solut|solution|disrupt|industri|industry|market|billion|passion|team|earn|shop|learn|chat|place|mostli|mostly|simple|everyone|everybody|make|work|invest|income)/u;

function tellingOf(whole: string): number {
  return [...stemsOf(whole)].filter((stem) => !hollow.test(stem)).length;
}
const tellingLeast = 4;
const nearEnough = 0.3;
/** From here on even an unknown trade has been described. */
const wordsOfAPlan = 40;

function ask({ phrases, customer }: Asked['reading']): string {
  const who = customer !== null && !anybody.test(customer.value) ? customer.value : null;
  const [matter] = phrases;
  if (who !== null)
    return `What goes wrong for ${who} today, what does it cost them, and what would you do about it?`;
  if (matter === undefined)
    return 'Which trade or which people is it for, and what do they do today without it?';
  return 'Which trade or which people have this problem, what do they do about it today, and what would you do instead?';
}
