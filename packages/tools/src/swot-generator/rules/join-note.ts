import { capitalise } from '../../wording/index.ts';

const wordsMost = 27;

/** What the trade says, and what it means for this founder: one sentence where it fits into one. */
export function joinNote(says: string, so: string): string {
  const joined = `${capitalise(says)}: ${so}.`;
  return joined.split(/\s+/u).length <= wordsMost ? joined : `${capitalise(says)}. ${capitalise(so)}.`;
}
