import { count, gap, money, period, rule } from '../../hearing/patterns.ts';
import type { ReadingRule } from './reading-rule.ts';
import { workaround } from './workaround.ts';

const time = '(?:hours?|minutes?|days?|weeks?)';
const every = '(?:every|each) (?:single )?';
const often = String.raw`(?:(?:several|many|two|three|\d+) times|twice|once) `;
/** "6 hours a week" says how often; "$40 a week" says how much. */
const notPrice = `(?<!${money}\\s)(?<!\\b(?:in|within|for|under|than)\\s)`;

export const severity: readonly ReadingRule[] = [
  {
    low: 6,
    high: 10,
    level: 8,
    pattern: rule(
      String.raw`\b(?<!\b(?:we|I)\s)(?:cost(?:s|ing)?\s[\p{L}-]+|los(?:es?|ing|t)|wast(?:es?|ed|ing)|spend(?:s|ing)?|takes?|miss(?:es)?)\s${gap(4)}(?:${money}|(?:${count}|half)\s(?:${time}|customers|patients|bookings|orders|tons)|\d+\s?(?:%|percent)|\d+ (?:of|in|out of) \d+ \p{L}+)(?:\sof\s\p{L}+|\s(?:a|per|every|each)\s\p{L}+)?`,
    ),
  },
  { low: 6, high: 8, level: 8, pattern: rule(String.raw`${count}\s${time}\s(?:a|per|every|each)\s\p{L}+`) },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(
      String.raw`\b(?:fine[sd]|penalt(?:y|ies)|lawsuits?|dying|deaths?|injur\w+|fraud|stolen|theft|bankrupt\w*|evict\w*|spoil\w*|rots?|no-shows?|recalls?|audits?|outages?|downtime|stock-?outs?|mandatory)\b`,
    ),
  },
  { low: 4, high: 6, level: 6, pattern: rule(workaround) },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:struggl\w+|frustrat\w+|pain(?:ful)?|hard to|difficult\w*|hates?|can(?:[’']t|not) (?:find|get|afford|read|trust)|stress\w*|too (?:slow|expensive|long|late)|forget\w*|paid late|missed|problem|thr[eo]w away|shortages?|scam\w*)\b(?:\s\p{L}+)?`,
    ),
  },
  {
    low: 0,
    high: 2,
    level: 2,
    flag: 'Nice to have is rarely paid for.',
    pattern: rule(String.raw`\b(?:nice to have|(?:for|more) fun|would be cool)\b`),
  },
];

export const frequency: readonly ReadingRule[] = [
  {
    low: 8,
    high: 10,
    level: 10,
    pattern: rule(
      String.raw`\b(?:daily|hourly|nightly|${every}(?:day|hour|night|morning|evening|shift|order|trip|call|delivery|meal|lesson)|${often}(?:a|per) day|${notPrice}(?:a|per) (?:day|shift))\b`,
    ),
  },
  {
    low: 6,
    high: 8,
    level: 8,
    pattern: rule(
      String.raw`\b(?:${every}(?:week(?:end)?|\p{L}+day)|${often}(?:a|per) week|${notPrice}(?:weekly(?!\s(?:plan|report|pass))|(?:a|per) week))\b`,
    ),
  },
  {
    low: 4,
    high: 6,
    level: 6,
    pattern: rule(
      String.raw`\b(?:${every}month|month[- ]end|payroll|${often}(?:a|per) month|${notPrice}(?:monthly(?!\s(?:fee|pass|plan|price|subscription|report|statement))|(?:a|per) month))\b`,
    ),
  },
  {
    low: 4,
    high: 6,
    level: 4,
    pattern: rule(String.raw`\b(?:${every}quarter|quarterly|(?:a|per) quarter)\b`),
  },
  {
    low: 0,
    high: 2,
    level: 0,
    pattern: rule(String.raw`\b(?:once in a lifetime|one-time)\b`),
  },
  {
    low: 0,
    high: 2,
    level: 2,
    pattern: rule(
      String.raw`\b(?:once (?:a year|every \p{L}+ years)|rarely|yearly(?!\s(?:plan|report|statement|contract|fee))|annually|${every}(?:year|season|summer|winter))\b`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(String.raw`\b(?:often|frequently|constantly|always|regularly|all the time)\b`),
  },
];

export const willingnessToPay: readonly ReadingRule[] = [
  {
    low: 0,
    high: 2,
    level: 0,
    deniable: false,
    flag: 'You say that nobody pays. That is a reason to stop, or to change who pays.',
    pattern: rule(
      String.raw`\b(?:no one|nobody|none of them|(?:they|people|users|customers) (?:won[’']t|will not|would not|wouldn[’']t|never|don[’']t))\s(?:will\s|would\s|wants to\s)?pays?\b(?!\s(?:attention|late|on time))(?:\sfor(?:\s\p{L}+)?)?`,
    ),
  },
  {
    low: 6,
    high: 10,
    level: 8,
    pattern: rule(String.raw`\b(?:pay|pays|paying|spend|spends)\s${gap(4)}${money}${period}?`),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(String.raw`(?<!\b(?:los[et]s?|costs?|wastes?)\s(?:them\s|about\s)?)${money}${period}`),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(
      String.raw`\b(?:charg(?:es?|ing)|price[sd]?(?: (?:is|of|at))?|sells?(?: it)?|for|at|fee(?: of)?)\s(?:about\s)?${money}`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(String.raw`\b\d{1,2}\s?%\s(?:commission|fee|cut|take rate|of each\s\p{L}+|per\s\p{L}+)`),
  },
  {
    low: 2,
    high: 4,
    level: 4,
    pattern: rule(
      String.raw`\b(?:subscriptions?|commissions?|per[- ]seat|licen[cs]e fees?|freemium|pay[- ](?:as|per)[- ]\p{L}+|(?:membership|monthly|rental|success) fees?)\b`,
    ),
  },
  {
    low: 0,
    high: 2,
    level: 2,
    flag: 'Ads or “later” is not a payer.',
    pattern: rule(
      String.raw`\b(?:(?:through|with|from|by|via|run|show) ads?|advertising|ad[- ]supported|moneti[sz]e (?:it )?later|donations?|(?:completely|always) free|free for every\p{L}+)\b`,
    ),
  },
];
