import { isBeyond } from './daily-reset.ts';
import type { LocalDate } from './local-day.ts';

/** Where credits can be. `issued` is where they come from, `spent` and `expired` where they end. */
export type Purse = 'issued' | 'available' | 'held' | 'spent' | 'expired';

/** Every movement there is: what it takes from, and what it gives to. */
export const movements = {
  grant: { debit: 'issued', credit: 'available' },
  reset: { debit: 'issued', credit: 'available' },
  expire: { debit: 'available', credit: 'expired' },
  hold: { debit: 'available', credit: 'held' },
  deduction: { debit: 'held', credit: 'spent' },
  release: { debit: 'held', credit: 'available' },
  lapse: { debit: 'held', credit: 'expired' },
} as const satisfies Record<string, { readonly debit: Purse; readonly credit: Purse }>;
export type MovementType = keyof typeof movements;

/** What a person sees of them; the others are how the balance got there. */
export const shownTypes = ['grant', 'reset', 'deduction'] as const satisfies readonly MovementType[];
export type ShownType = (typeof shownTypes)[number];

/** The cached end of one person's log. */
export interface Balance {
  /** Date of the lot that `available` belongs to. */
  readonly day: LocalDate;
  readonly available: number;
  /** Reserved by runs that have not ended, whatever their day. */
  readonly held: number;
  /** Available, and held from the lot of `day`: what the history shows as the balance. */
  readonly balance: number;
  /** Number of entries so far. */
  readonly seq: number;
}

export interface Movement {
  readonly type: MovementType;
  readonly amount: number;
  /** Date of the lot that moves: the hold's own for whatever settles a hold. */
  readonly day: LocalDate;
}

export const emptyBalance = (day: LocalDate): Balance => ({ day, available: 0, held: 0, balance: 0, seq: 0 });

/** The one place where a balance changes. Throws on a movement that the rules do not allow; such a call is a fault. */
export function move(before: Balance, { type, amount, day }: Movement): Balance {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`A movement of ${amount} credits.`);
  const { debit, credit } = movements[type];
  const changeOf = (purse: Purse) => (credit === purse ? amount : 0) - (debit === purse ? amount : 0);
  const available = before.available + changeOf('available');
  const held = before.held + changeOf('held');
  if (available < 0 || held < 0) throw new RangeError(`A ${type} of ${amount} would overdraw.`);
  const seq = before.seq + 1;
  if (type === 'reset') {
    // Back only from a date that a wrong clock has written; whether it has is the caller's to know.
    if (day <= before.day && !isBeyond(before.day, day)) throw new RangeError('A reset only moves forward.');
    if (before.available > 0) throw new RangeError('A reset begins with what is left expired.');
    return { day, available, held, balance: amount, seq };
  }
  // An older lot's credits have already left the balance.
  const isCurrent = day === before.day;
  if (!isCurrent && (debit === 'available' || credit === 'available'))
    throw new RangeError('Only the current lot can be spent or refilled.');
  const balance = before.balance + (isCurrent ? changeOf('available') + changeOf('held') : 0);
  return { day: before.day, available, held, balance, seq };
}

/** A reset is two movements: what is left expires, then the new lot is issued. */
export function resetMovements(before: Balance, today: LocalDate, amount: number): readonly Movement[] {
  const reset = { type: 'reset', amount, day: today } as const;
  if (before.available === 0) return [reset];
  return [{ type: 'expire', amount: before.available, day: before.day }, reset];
}

/** Credits go back only to the lot they came from: a hold from before midnight must not enlarge the new day. */
export function voidMovement(now: Balance, hold: { amount: number; day: LocalDate }): Movement {
  return { type: hold.day === now.day ? 'release' : 'lapse', amount: hold.amount, day: hold.day };
}
