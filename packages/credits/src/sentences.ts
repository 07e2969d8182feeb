import { dailyCredits, lowAt } from './constants.ts';

/** Shown once, with the first grant. */
export const welcomeSentence = `Welcome to Slipway! You have ${dailyCredits} credits to use today.`;

/** What a deduction leaves behind, said when it is little (specification, section 4); null when it is enough. */
export function findWarning(credits: number): string | null {
  if (credits <= 0) return 'All credits used. Your credits reset tomorrow.';
  if (credits > lowAt) return null;
  return `Only ${credits} ${credits === 1 ? 'credit' : 'credits'} remaining.`;
}

/** Reasons as the history shows them. */
export const reasons = {
  grant: 'Initial credit grant',
  reset: 'Daily credit reset',
  deduction: (toolName: string) => `Used ${toolName}`,
} as const;
