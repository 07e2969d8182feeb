import type { Stored } from '../tool.ts';

const open = { value: null, standing: 'open', quote: null, alternatives: [] };

/** Version 1 knew no business models and no counts of the founder's own: such a run keeps to what it was made from. */
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
};
