import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';

const yearlyFrom = 15_000;
const hard = /^(?:USD|GBP|EUR|AUD|NZD|CAD|CHF|SGD)$/u;

/** What the founder has to earn: "3,000 each" for two is what both need. */
export function goalOf({ numbers }: IdeaProfile): Fact | undefined {
  const goal = numbers.find(({ kind }) => kind === 'goal');
  if (goal === undefined) return undefined;
  // "My 52k office job": in such money nobody earns that in a month.
  const isYearly = goal.per === null && goal.value >= yearlyFrom && hard.test(goal.currency ?? '');
  return { ...goal, value: goal.value * (goal.each ?? 1), each: 1, per: isYearly ? 'year' : goal.per };
}
