import { findWarning, reasons, welcomeSentence } from '@slipway/credits';
import type { CreditRecord, CreditTransaction } from '../../api/credits.ts';

/** The warning a deduction deserves: said when the balance fell to little, not when it was little before. */
export function warningBetween(before: CreditRecord | null, now: CreditRecord): string | null {
  if (before === null || now.unlimited || now.credits >= before.credits) return null;
  return findWarning(now.credits);
}

/** Said to a new person: nothing but the first grant has happened, and this browser holds no record of them. */
export function findWelcome(history: readonly CreditTransaction[], isKnownHere: boolean): string | null {
  const [first] = history;
  const isNew = history.length === 1 && first?.type === 'grant' && first.reason === reasons.grant;
  return isNew && !isKnownHere ? welcomeSentence : null;
}
