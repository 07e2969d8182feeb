import type { Stored } from '../tool.ts';

const open = { value: null, standing: 'open', quote: null, alternatives: [] };

const toFact = ({ count, of }: { readonly count: number; readonly of: string }) => ({
  kind: 'market',
  value: count,
  currency: null,
  noun: of,
  per: null,
  words: { from: 0, to: 0 },
  number: { from: 0, to: 0 },
  chance: 1,
  sure: true,
});

/** Worked businesses take the place of the jobs of a niche: a step of every tool that keeps a reading. */
export function toVentures({ input, basis }: Stored): Stored {
  const { job: _, ...answers } = Object(input);
  const { profile, notes, ...rest } = Object(basis);
  const { job: __, ...others } = profile;
  const { job: ___, jobs: ____, ...kept } = notes;
  return {
    input: answers,
    basis: {
      ...rest,
      profile: { ...others, venture: open },
      notes: { ...kept, venture: null, ventures: [], alikeMark: null },
    },
  };
}

/** Version 1 knew no business models and no counts of the founder's own, version 2 none of the other own numbers, version 3 no questions, version 4 no seasons, lists and deposits, version 5 no roles of sums and no lines of the founder's, version 6 no list of the founder's numbers, version 7 nothing to do about a note, version 8 jobs of a niche instead of worked businesses: such a run keeps to what it was made from. */
export const migrateIdea: Readonly<Record<number, (stored: Stored) => Stored>> = {
  1: ({ input, basis }) => {
    const { profile, notes, ...rest } = Object(basis);
    return {
      input,
      basis: {
        ...rest,
        profile: { ...profile, businessModel: open, counted: open },
        notes: { ...notes, businessModel: null, businessModels: [] },
      },
    };
  },
  2: ({ input, basis }) => {
    const { profile, ...rest } = Object(basis);
    const own = {
      capacity: open,
      unitCost: open,
      ownCash: open,
      ownCost: open,
      customersNow: open,
      theyPay: open,
      ownGoal: open,
    };
    return { input, basis: { ...rest, profile: { ...profile, own } } };
  },
  3: ({ input, basis }) => {
    const { profile, ...rest } = Object(basis);
    const { counted, own, ...others } = profile;
    const ownCount =
      counted.value === null ? open : { ...counted, value: toFact(counted.value), alternatives: [] };
    return {
      input,
      basis: {
        ...rest,
        profile: {
          ...others,
          question: null,
          channel: null,
          returned: open,
          own: { ...own, ownCount, included: open },
        },
      },
    };
  },
  4: ({ input, basis }) => {
    const { profile, notes, ...rest } = Object(basis);
    const { businessModel } = notes;
    return {
      input,
      basis: {
        ...rest,
        profile: {
          ...profile,
          isSeasonal: false,
          waiting: open,
          deposits: open,
          own: { ...profile.own, season: open, times: open },
        },
        notes: {
          ...notes,
          businessModel: businessModel === null ? null : { ...businessModel, near: [] },
        },
      },
    };
  },
  5: ({ input, basis }) => {
    const { profile, ...rest } = Object(basis);
    const roles = { volume: open, aim: open, salePrice: open, askedPrice: open, lasts: open };
    return {
      input,
      basis: { ...rest, profile: { ...profile, lines: [], roles } },
    };
  },
  6: ({ input, basis }) => {
    const { profile, ...rest } = Object(basis);
    return { input, basis: { ...rest, profile: { ...profile, numbers: [] } } };
  },
  7: ({ input, basis }) => {
    const { notes, ...rest } = Object(basis);
    const { businessModel, running = null } = notes;
    const withMoves = (row: object | null) => (row === null ? null : { ...row, moves: {} });
    return {
      input,
      basis: {
        ...rest,
        notes: { ...notes, businessModel: withMoves(businessModel), running: withMoves(running) },
      },
    };
  },
  8: toVentures,
};
