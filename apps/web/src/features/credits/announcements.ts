import { findWarning } from '@slipway/credits';
import type { CreditRecord } from '../../api/credits.ts';

/** The warning a deduction deserves: said when the balance fell to little, not when it was little before. */
export function warningBetween(before: CreditRecord | null, now: CreditRecord): string | null {
  if (before === null || now.unlimited || now.credits >= before.credits) return null;
  return findWarning(now.credits);
}
