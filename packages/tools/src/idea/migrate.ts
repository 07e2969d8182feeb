import { emptyProfile } from '@slipway/analyst';
import type { Stored } from '../tool.ts';
import type { IdeaBasis } from './gather.ts';

const unnoted = {
  businessModel: null,
  businessModels: [],
  venture: null,
  ventures: [],
  alikeMark: null,
  running: null,
} as const satisfies Partial<IdeaBasis['notes']>;

/**
 * A stored reading with all that is read today, wherever it was left off: what is new is open. The shared reading changed while
 * tools kept their version, so a step takes any of them. Null for what was no reading yet.
 */
function bringIdea({ input, basis }: Stored): Stored | null {
  const { profile, notes, ...rest } = Object(basis);
  if (!profile || !notes) return null;
  // Worked businesses took the place of the jobs of a niche.
  const { job: _, ...answers } = Object(input);
  const { job: __, counted, own, roles, ...others } = profile;
  const { job: ___, jobs: ____, businessModel, running, ...lines } = notes;
  return {
    input: answers,
    basis: {
      ...rest,
      profile: {
        ...emptyProfile,
        ...others,
        own: { ...emptyProfile.own, ...countOf(counted), ...own },
        roles: { ...emptyProfile.roles, ...roles },
      },
      notes: {
        ...unnoted,
        ...lines,
        businessModel: businessModel ? { near: [], moves: {}, ...businessModel } : null,
        running: running ? { moves: {}, ...running } : null,
      },
    },
  };
}

/** How many there are was once a count and a noun. */
function countOf(counted: { value: { count: number; of: string } | null } | undefined): object {
  if (!counted?.value) return {};
  const { count, of } = counted.value;
  const nowhere = { from: 0, to: 0 };
  const value = {
    kind: 'market',
    value: count,
    currency: null,
    noun: of,
    per: null,
    words: nowhere,
    number: nowhere,
    chance: 1,
    sure: true,
  };
  return { ownCount: { ...counted, value, alternatives: [] } };
}

/** Steps to this version from every one before it, for a tool that keeps a reading. */
export function migrateIdea(version: number): Readonly<Record<number, (stored: Stored) => Stored | null>> {
  return Object.fromEntries(Array.from({ length: version - 1 }, (_, at) => [at + 1, bringIdea]));
}
