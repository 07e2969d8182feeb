import { shortQuote } from '../../wording/index.ts';
import { said } from '../case.ts';
import { findText } from '../texts.ts';
import { quoted, type SwotRule } from './rule.ts';

/** Years from which a founder knows the trade, and from which it knows the founder. */
const knows = 3;
const known = 8;

export const founderRules: readonly SwotRule[] = [
  {
    id: 'years',
    box: 'strengths',
    group: 'time',
    impact: 3,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const { founderYears } = one.input;
      if (founderYears === undefined || founderYears < knows) return null;
      const years = one.figure({
        id: 'founder-years',
        label: 'Your years in the field',
        value: founderYears,
        unit: 'years',
        provenance: { kind: 'measured', field: 'founderYears' },
      });
      return {
        label: 'your years in the field',
        headline: `your ${years} in the field`,
        topic: 'founder',
        says: [
          `${years} in the field: ${one.who} will hear in the first minute that you know their day.`,
          `You have spent ${years} near ${one.who}, and can tell a loud wish from a real need.`,
        ],
        noun: `your ${years} in the field`,
        isMany: true,
        evidence: [],
        ...(founderYears >= known ? { impact: 4 } : {}),
        specificity: 1.1,
      };
    },
  },
  {
    id: 'worked-there',
    box: 'strengths',
    group: 'time',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.8,
    find: (one) => {
      const sign = one.sign('founder');
      if (sign === null) return null;
      const words = quoted(shortQuote(sign.quote, 9));
      return {
        label: 'you have done this work yourself',
        topic: 'founder',
        says: [
          `${words}: you have done the work itself, so ${one.who} need not explain it to you.`,
          `${words}: that is an answer to “why you” that no rival from outside can give.`,
        ],
        noun: words,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'lives-with-it',
    box: 'strengths',
    group: 'time',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const sign = one.sign('family');
      if (sign === null) return null;
      const words = quoted(shortQuote(sign.quote, 7));
      return {
        label: 'you live with the problem',
        topic: 'founder',
        says: [
          `${words}: you live with the problem and will notice what an outsider overlooks.`,
          `${words}: the first test of ${one.thing} can happen at home, this week.`,
        ],
        noun: words,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'team',
    box: 'strengths',
    group: 'time',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const text = findText(one.input, 'team');
      if (text === null || lacking.test(text.text) || !/\p{L}{3}/u.test(text.text)) return null;
      const words = quoted(shortQuote(text.text, 9));
      return {
        label: 'who is on the team',
        topic: 'team',
        says: [
          `The team is ${words}: building ${one.thing} and talking to ${one.who} need no outside hire.`,
          `${words}: the people who must build ${one.thing} and sell it to ${one.who} are on board.`,
        ],
        noun: words,
        evidence: [said('team', text.text)],
      };
    },
  },
  {
    id: 'team-gap',
    box: 'weaknesses',
    group: 'stranger',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const text = findText(one.input, 'team');
      const gap = text === null ? null : lacking.exec(text.text);
      if (text === null || gap === null) return null;
      return {
        label: 'a gap in the team',
        topic: 'team',
        says: [
          `${quoted(gap[0])}: somebody outside decides how fast ${one.thing} changes.`,
          `${quoted(gap[0])}: each change that ${one.who} ask for waits for one pair of hands.`,
        ],
        noun: quoted(gap[0]),
        evidence: [said('team', text.text)],
      };
    },
  },
  {
    id: 'new-to-it',
    box: 'weaknesses',
    group: 'stranger',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const { founderYears } = one.input;
      if (founderYears === undefined || founderYears >= 1 || one.sign('founder') !== null) return null;
      return {
        label: 'new to the trade',
        topic: 'founder',
        says: [
          `You are new to this trade: ${one.who} will test you with a word you do not know.`,
          `Less than a year in the field: what ${one.who} take for granted is still news to you.`,
        ],
        noun: `somebody who has worked for ${one.who}`,
        evidence: [said('founderYears', String(founderYears))],
      };
    },
  },
  {
    id: 'founder-untold',
    box: 'weaknesses',
    group: 'stranger',
    impact: 2,
    likelihood: 0.5,
    confidence: 0.5,
    find: (one) =>
      one.input.founderYears !== undefined ||
      one.input.team !== undefined ||
      one.sign('founder') !== null ||
      one.sign('family') !== null
        ? null
        : {
            label: `who on the team knows ${one.who}`,
            topic: 'founder',
            isQuestion: true,
            says: [
              `Who on the team has worked with ${one.who}, and for how long?`,
              `Has anybody on the team earned a living among ${one.who}?`,
            ],
            noun: `somebody who has worked with ${one.who}`,
            evidence: [one.whoSaid],
          },
  },
];

const lacking =
  /\bno (?:developer|engineer|coder|sales|technical)[\p{L} -]{0,20}|\bnon-?technical\b|\blooking for an? (?:CTO|developer|co-?founder)[\p{L} -]{0,10}|\bjust me\b|\bonly me\b|\balone\b/iu;
