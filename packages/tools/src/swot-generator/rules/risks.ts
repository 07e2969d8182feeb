import type { HurtFamily } from '../trade/index.ts';
import { type NoteWords, noteRules } from './notes.ts';

const words: Readonly<Record<HurtFamily, NoteWords>> = {
  switching: {
    group: 'slow',
    impact: 4,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `ask ${who} to add you, not to replace anything`,
      `${thing} must be worth it before anything is moved`,
    ],
  },
  gatekeeper: {
    group: 'door',
    impact: 4,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `get that door in writing before ${who} depend on it`,
      `without that door ${thing} has little to offer ${who}`,
      `whoever holds that door also decides how far ${thing} reaches`,
    ],
  },
  cycle: {
    group: 'money',
    impact: 4,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `plan ${thing} so that it survives one such year`,
      `ask ${who} what they cut the last time`,
    ],
  },
  season: {
    group: 'slow',
    impact: 3,
    likelihood: 0.8,
    so: ({ who }) => [
      `count back from that date to your first call with ${who}`,
      `a month of delay with ${who} can cost the year`,
    ],
  },
  sales: {
    group: 'slow',
    impact: 4,
    likelihood: 0.7,
    so: ({ aOne, who }) => [
      `your cash must outlast the first yes from ${aOne}`,
      `a trial with ${aOne} needs an end date and a price from the start`,
      `start with more ${who} than you think you need`,
    ],
  },
  margin: {
    group: 'money',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `${thing} must show ${who} a saving in the first month`,
      `a small price cut by a rival would take most of your profit`,
    ],
  },
  budget: {
    group: 'money',
    impact: 4,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `${who} may love ${thing} and still not pay`,
      `find the budget before you build more for ${who}`,
    ],
  },
  bundling: {
    group: 'rival',
    impact: 4,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `${thing} must do the part that ${who} would miss`,
      `what is a company for you is a checkbox to them`,
    ],
  },
  crowding: {
    group: 'rival',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `one sentence has to tell ${who} why ${thing} is not the same`,
      `${who} have heard a pitch like yours this month`,
    ],
  },
  trust: {
    group: 'law',
    impact: 4,
    likelihood: 0.4,
    so: ({ who, aOne }) => [
      `tell ${who} how you would notice, and what you would do`,
      `have the answer ready before ${aOne} asks`,
    ],
  },
  supply: {
    group: 'people',
    impact: 4,
    likelihood: 0.6,
    so: ({ thing, who }) => [
      `${thing} must save them time or it will not be used`,
      `your growth stops where those people stop, whatever ${who} want`,
    ],
  },
  churn: {
    group: 'people',
    impact: 3,
    likelihood: 0.7,
    so: ({ thing, who }) => [
      `${thing} has to earn its price early`,
      `count how many ${who} you must win anew each year`,
    ],
  },
  acquisition: {
    group: 'money',
    impact: 3,
    likelihood: 0.7,
    so: ({ who }) => [
      `paid adverts alone will not bring you ${who}`,
      `win ${who} where money does not decide who is seen`,
    ],
  },
  capital: {
    group: 'money',
    impact: 4,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `let ${who} pay a deposit before you build`,
      `${thing} needs somebody else’s balance sheet behind it`,
    ],
  },
  policy: {
    group: 'money',
    impact: 3,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `${thing} must pay off for ${who} without it`,
      `ask ${who} what they would do the morning after`,
    ],
  },
  liquidity: {
    group: 'people',
    impact: 4,
    likelihood: 0.8,
    so: ({ who }) => [
      `fill one small place with ${who} before you open a second`,
      `the first ${who} must get something out of it alone`,
    ],
  },
  adoption: {
    group: 'slow',
    impact: 3,
    likelihood: 0.7,
    so: ({ one, thing, who }) => [
      `watch one ${one} for a week before you sell to many`,
      `${thing} must fit the way ${who} already work`,
    ],
  },
  substitute: {
    group: 'rival',
    impact: 4,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `ask ${who} what they do that way already`,
      `${thing} must do what a chat window cannot`,
    ],
  },
  consolidation: {
    group: 'people',
    impact: 3,
    likelihood: 0.6,
    so: ({ who, one }) => [
      `the ${one} you win today may be told to drop you tomorrow`,
      `count how many ${who} will still decide for themselves in a few years`,
    ],
  },
  pricing: {
    group: 'money',
    impact: 3,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `bill ${who} for something that does not shrink`,
      `${thing} should be priced by what it does, not by who logs in`,
    ],
  },
  climate: {
    group: 'money',
    impact: 3,
    likelihood: 0.5,
    so: ({ thing }) => [`${thing} will be priced against it sooner or later`],
  },
  patchwork: {
    group: 'slow',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `make ${thing} whole in one place before you open a second`,
      `what works for ${who} in one place has to be built again in the next`,
    ],
  },
  rule: {
    group: 'law',
    impact: 3,
    likelihood: 0.8,
    so: ({ aOne, who, thing }) => [
      `settle it before ${aOne} asks`,
      `put your answer on one page for ${who}`,
      `${thing} cannot be sold around it`,
    ],
  },
  stop: {
    group: 'law',
    impact: 5,
    likelihood: 1,
    so: ({ thing }) => [`in this form ${thing} cannot be sold there`],
  },
};

export const riskRules = noteRules('hurt', 'threats', words);
