import { wordNumber } from '../read/amounts.ts';
import { asPeriod, monthsOf, type Period } from './periods.ts';

/** The number that a founder asks for: how many, or how long until it is paid back; `worth`: whether it pays at all. */
export interface Wanted {
  readonly what: 'count' | 'time' | 'worth';
  /** What is counted, as the founder calls it: "callouts"; null where the question names nothing. */
  readonly noun: string | null;
  /** "a month": the time that it is asked for. */
  readonly per: Period | null;
  /** "in two years": months in which it has to be paid back. */
  readonly within: number | null;
}

const times = 'hour|day|week|month|quarter|year';
const counts = new RegExp(
  `\\bhow many ((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)(?= (?:${[
    'a',
    'an',
    'per',
    'each',
    'every',
    'do',
    'does',
    'did',
    'to',
    'until',
    'till',
    'before',
    'will',
    'would',
    'must',
    'should',
    'can',
    'could',
    'i',
    'we',
    'in',
    'for',
    'of',
    'at',
    'is',
    'are',
    'have',
    'need',
    'pay',
    'pays',
    'cover',
  ].join('|')})\\b|[?,.])`,
  'u',
);
const pays =
  /\b(?:pa(?:y|ys|id) (?:for )?(?:it|its|itself|themselves|off|back|the \p{L}+ (?:off|back))|break(?:s|ing)? ?even|earn\w* (?:\p{L}+ ){0,3}back|in the black)\b/u;
const long =
  /\bhow (?:long|soon|fast)\b|\bhow many (?:weeks|months|years)\b|\bwhen (?:do|does|will|would|is|am|are)\b/u;
const worth = /\b(?:worth|makes? sense|viable|profitable|work out|add up|survive)\b/u;
const each = new RegExp(`\\b(?:an?|per|each|every) (${times})\\b`, 'u');
const span = new RegExp(`\\b(?:in|within|over|under) (\\d+|\\p{L}+) (${times})s?\\b`, 'u');

/** By how the question is put; null where it asks for no number. */
export function readWanted(question: string): Wanted | null {
  const said = question.toLowerCase();
  const per = asPeriod(each.exec(said)?.[1] ?? '');
  const [, count = '', time = ''] = span.exec(said) ?? [];
  const months = monthsOf[asPeriod(time) ?? 'hour'];
  const within = toWithin(countOf(count) * (months ?? 0));
  const noun = counts.exec(said)?.[1]?.split(' ').at(-1) ?? null;
  const isTime = noun === null || new RegExp(`^(?:${times})s?$`, 'u').test(noun);
  if (!isTime) return { what: 'count', noun, per, within };
  if (long.test(said) && pays.test(said)) return { what: 'time', noun: null, per: null, within };
  return worth.test(said) || pays.test(said) ? { what: 'worth', noun: null, per: null, within } : null;
}

/** "18", "two", "a". */
const countOf = (word: string): number => (/^an?$/u.test(word) ? 1 : (wordNumber(word) ?? Number(word)));

/** "In the year" says no number. */
const toWithin = (months: number): number | null => (months > 0 ? Math.round(10 * months) / 10 : null);
