import type { HelpFamily } from '../trade/index.ts';
import { type NoteWords, noteRules } from './notes.ts';

const words: Readonly<Record<HelpFamily, NoteWords>> = {
  labour: {
    group: 'demand',
    impact: 4,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `price ${thing} against the wage that ${who} cannot fill`,
      `${who} will weigh you against a person, not against other software`,
      `an hour given back to ${who} sells itself`,
    ],
  },
  ai: {
    group: 'tech',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, aOne }) => [
      `${who} no longer need to be told that it can work`,
      `put the result beside what ${aOne} does today and let them judge`,
      `for ${who} the question is no longer whether, but whose`,
    ],
  },
  mandate: {
    group: 'demand',
    impact: 4,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `a date set by others does part of the selling to ${who}`,
      `tie ${thing} to that duty, and ${who} find the budget`,
      `${who} cannot put the question off for long`,
    ],
  },
  funding: {
    group: 'demand',
    impact: 3,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `find out whether that money may pay for ${thing}`,
      `it is a budget that ${who} can be pointed to`,
    ],
  },
  habit: {
    group: 'demand',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `${thing} goes with that current, not against it`,
      `${who} already act on it, and a better answer is what is missing`,
      `ask ${who} what they have tried since it began`,
    ],
  },
  rail: {
    group: 'tech',
    impact: 3,
    likelihood: 0.7,
    so: ({ who, thing }) => [
      `${thing} can stand on that instead of building it`,
      `what was a project of its own is now a connection for ${who}`,
    ],
  },
  cost: {
    group: 'tech',
    impact: 3,
    likelihood: 0.8,
    so: ({ who, thing }) => [
      `what was too dear for ${who} comes within reach`,
      `${thing} costs less to run each year without a change of yours`,
    ],
  },
  pricing: {
    group: 'shape',
    impact: 3,
    likelihood: 0.6,
    so: ({ who, thing }) => [
      `let ${who} pay that way from the first day`,
      `a rival who bills the old way cannot follow ${thing} quickly`,
    ],
  },
  consolidation: {
    group: 'shape',
    impact: 3,
    likelihood: 0.6,
    so: ({ who, one }) => [
      `one ${one} that likes it can open the doors of a whole group`,
      `being chosen by a group brings ${who} you never called`,
    ],
  },
  distribution: {
    group: 'shape',
    impact: 3,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `find out what it takes to put ${thing} there`,
      `that is a way to ${who} which needs no sales force`,
    ],
  },
  climate: {
    group: 'demand',
    impact: 3,
    likelihood: 0.7,
    so: ({ who }) => [
      `${who} feel it already and look for somebody who helps`,
      `each year sends more ${who} looking for an answer`,
    ],
  },
  policy: {
    group: 'demand',
    impact: 3,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `have ${thing} ready while that lasts`,
      `${who} listen more closely than before`,
    ],
  },
  cycle: {
    group: 'demand',
    impact: 2,
    likelihood: 0.5,
    so: ({ who, thing }) => [
      `${who} have a reason to look at ${thing} now`,
      `name the saving first when you speak to ${who}`,
    ],
  },
};

export const trendRules = noteRules('help', 'opportunities', words);
