import { capitalise, pluralise, shortQuote, withArticle } from '../../wording/index.ts';
import { said } from '../case.ts';
import { nameHardware } from '../heard/stakes.ts';
import { findText } from '../texts.ts';
import { quoted, type SwotRule } from './rule.ts';

/** What is built and how it works, in the founder's own words. */
export const offerRules: readonly SwotRule[] = [
  {
    id: 'inside',
    box: 'strengths',
    group: 'inside',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('inside');
      if (sign === null) return null;
      const system = sign.quote.replace(/^.*?\b(?:inside|into|on top of|with)\s/u, '');
      return {
        label: `it sits inside ${system}`,
        topic: 'system',
        says: [
          `It works inside ${system}: ${one.who} learn no new screen and move no data.`,
          `By working inside ${system}, you ask ${one.who} to give up nothing.`,
        ],
        noun: `working inside ${system}`,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'measured-pain',
    box: 'strengths',
    group: 'pain',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.6,
    find: (one) => {
      const sign = one.sign('measured');
      if (sign === null) return null;
      const words = quoted(shortQuote(sign.quote, 10));
      return {
        label: 'a pain you can put in numbers',
        topic: 'pain',
        says: [
          `You can put the pain in numbers: ${words}. A price can be set against that.`,
          `${words}: that is a pain ${one.aOne} can check against last month.`,
          `The pitch has a number in it, ${words}, which ${one.who} can confirm or correct.`,
        ],
        noun: words,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'quick',
    box: 'strengths',
    group: 'edge',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const sign = one.sign('quick');
      if (sign === null || one.input.edge !== undefined) return null;
      return {
        label: 'a promise of speed',
        topic: 'edge',
        says: [
          `${quoted(sign.quote)} is a promise that ${one.aOne} can hold a watch to.`,
          `You promise ${one.who} ${quoted(sign.quote)}: easy to test, and plain to see when it is kept.`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'edge',
    box: 'strengths',
    group: 'edge',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const text = findText(one.input, 'edge');
      if (text === null || !/\p{L}{3}/u.test(text.text)) return null;
      const words = quoted(shortQuote(text.text, 10));
      return {
        label: 'the edge you name',
        topic: 'edge',
        says: [
          `Your edge in your own words: ${words}. One side-by-side test would show it to ${one.who}.`,
          `${words}: if one trial with ${one.aOne} bears that out, it is reason enough to change.`,
        ],
        noun: words,
        evidence: [said('edge', text.text)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'language',
    box: 'strengths',
    group: 'edge',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const sign = one.sign('language');
      if (sign === null) return null;
      return {
        label: 'it speaks their language',
        topic: 'language',
        says: [
          `${capitalise(quoted(sign.quote))}: products built for English speakers come to ${one.who} late, if at all.`,
          `${capitalise(quoted(sign.quote))} is work that a foreign rival puts off for years.`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'no-camera',
    box: 'strengths',
    group: 'edge',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('noCamera');
      if (sign === null) return null;
      return {
        label: 'it leaves people their privacy',
        topic: 'privacy-design',
        says: [
          `${capitalise(quoted(sign.quote))}: the first objection of ${one.who} is gone before they raise it.`,
          `${capitalise(quoted(sign.quote))} makes ${one.thing} easier to let into a home than most rivals.`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'platform',
    box: 'weaknesses',
    group: 'dependent',
    impact: 4,
    likelihood: 0.5,
    confidence: 0.7,
    find: (one) => {
      if (one.platform === null || one.sign('inside')?.quote.includes(one.platform.name)) return null;
      const { name, owner } = one.platform;
      const whose = owner === name ? name : `${owner}, which owns ${name},`;
      return {
        label: `everything runs on ${name}`,
        topic: 'platform',
        says: [
          `${capitalise(one.thing)} stands on ${name}: a changed price or rule there reaches you overnight.`,
          `${whose} can change what you may read or send, and owes you no notice.`,
        ],
        noun: name,
        evidence: [said('idea', name)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'hardware',
    box: 'weaknesses',
    group: 'heavy',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const match = one.hardware;
      if (match === null) return null;
      const word = nameHardware(match);
      return {
        label: `${withArticle(word)} must be made and mended`,
        clause: `${withArticle(word)} must be made and mended for ${one.who}`,
        topic: 'hardware',
        says: [
          `${capitalise(withArticle(word))} must be made, certified, shipped and swapped when it fails, long before ${one.who} pay it back.`,
          `Each ${word} ties up cash before it earns any, and a bad batch costs the season.`,
        ],
        noun: `the first ${pluralise(word)}`,
        isMany: true,
        evidence: [said('idea', match)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'handwork',
    box: 'weaknesses',
    group: 'heavy',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('handwork');
      if (sign === null) return null;
      const role = sign.quote.replace(/^(?:with )?(?:an?|our) /iu, '');
      return {
        label: `every job needs ${withArticle(role)}`,
        topic: 'handwork',
        says: [
          `Every order needs ${withArticle(role)}: costs rise with each one, and so does the search for good people.`,
          `The ${role} is the product: every new customer means more of them to find and train.`,
        ],
        noun: `the ${role}`,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'goods',
    box: 'weaknesses',
    group: 'heavy',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('goods');
      if (sign === null) return null;
      return {
        label: 'goods that must be handled',
        topic: 'goods',
        says: [
          `${capitalise(quoted(sign.quote))} means stock, packing and waste: the margin is decided by hands, not by code.`,
          `Behind ${quoted(sign.quote)} stand a kitchen or a workshop, parcels, and whatever comes back.`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'float',
    box: 'weaknesses',
    group: 'float',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('float');
      if (sign === null) return null;
      return {
        label: 'other people’s money on your books',
        topic: 'float',
        says: [
          `${capitalise(quoted(sign.quote))}: other people’s money passes through you, and it must be there on the day.`,
          `${capitalise(quoted(sign.quote))} puts money at risk before any fee is earned; who lends it to you?`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'two-sided',
    box: 'weaknesses',
    group: 'two-sided',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('twoSided');
      const { businessModel } = one.reading;
      const model = businessModel?.value === 'marketplace' ? businessModel.because[0] : undefined;
      const words = sign?.quote ?? model;
      if (words === undefined) return null;
      return {
        label: 'both sides to win at once',
        topic: 'two-sided',
        says: [
          `${capitalise(quoted(words))}: ${one.who} are only one side, and the other must be there first.`,
          `Two groups must be won at once (${quoted(words)}): ${one.who} wait for the other side, and it waits for them.`,
        ],
        noun: `the side that ${one.who} look for`,
        evidence: [said('idea', words)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'harm',
    box: 'weaknesses',
    group: 'liable',
    impact: 4,
    likelihood: 0.5,
    confidence: 0.7,
    find: (one) => {
      if (one.harm === null || one.sign('float') !== null) return null;
      return {
        label: `${one.harm} would be yours`,
        topic: 'harm',
        says: [
          `${capitalise(one.harm)} would be yours to answer for with ${one.who}, and you name no second check.`,
          `One case of ${one.harm} could cost the name: who looks before it reaches ${one.aOne}?`,
        ],
        noun: one.harm,
        evidence: [said('idea', one.reading.phrases[0] ?? one.who), one.whoSaid],
        specificity: 1.4,
      };
    },
  },
];
