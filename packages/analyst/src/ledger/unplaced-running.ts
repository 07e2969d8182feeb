import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Ledger } from './ledger.ts';

/** The only sum that nobody placed, as one that goes out again and again; null where it is more likely something else. */
export function asRunning(
  { unplaced, sold, taken, left, fixed }: Ledger,
  profile: IdeaProfile,
): { readonly cost: Fact; readonly profile: IdeaProfile } | null {
  const [sum, ...others] = unplaced;
  if (sum === undefined || others.length > 0 || sold?.per == null || sold.when !== null) return null;
  // More than all that is taken is paid once, if at all; beside no other cost nothing says that it is one.
  if (taken === null || left === null || left < 0 || fixed.length === 0 || sum.value > taken) return null;
  const cost: Fact = { ...sum, kind: 'own-cost', per: sum.per ?? fixed[0]?.per ?? sold.per };
  return { cost, profile: { ...profile, numbers: profile.numbers.map((one) => (one === sum ? cost : one)) } };
}
