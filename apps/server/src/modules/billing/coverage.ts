/** A stretch of premium, in milliseconds: from `startsAt` up to but not including `endsAt`. */
export interface Stretch {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface PaidPeriod extends Stretch {
  readonly id: string;
  /** When a refund ended it, else null. */
  readonly endedAt: number | null;
}

/**
 * Two servers never agree on the moment: what one has just granted must not lie in the other's future, or a person who
 * has paid would be told that the payment failed.
 */
const skewMs = 60_000;

export interface Coverage {
  readonly isPremium: boolean;
  readonly status: 'active' | 'trial' | 'inactive';
  /** End of what covers now and follows without a gap. */
  readonly endsAt: number | null;
}

/** Premium is a stretch that covers now. Somebody who has paid is `active`, also while the trial days still run. */
export function coverageOf(periods: readonly PaidPeriod[], trial: Stretch | null, now: number): Coverage {
  const paid = periods.map(effective).filter((stretch) => stretch.endsAt > now);
  const all = trial && trial.endsAt > now ? [...paid, trial] : paid;
  const endsAt = unbrokenEnd(all, now);
  if (endsAt === null) return { isPremium: false, status: 'inactive', endsAt: null };
  return { isPremium: true, status: paid.length > 0 ? 'active' : 'trial', endsAt };
}

/** A new period begins where what the person already has ends, so that paying early loses nothing. */
export function nextStart(periods: readonly PaidPeriod[], trial: Stretch | null, now: number): number {
  return Math.max(now, trial?.endsAt ?? 0, ...periods.map((period) => effective(period).endsAt));
}

/** After a refund the periods that have not begun move forward into the gap; their lengths stay. */
export function closeGap(
  periods: readonly PaidPeriod[],
  trial: Stretch | null,
  now: number,
): readonly (Stretch & { readonly id: string })[] {
  const hasBegun = (period: PaidPeriod) => period.endedAt !== null || period.startsAt <= now;
  let cursor = nextStart(periods.filter(hasBegun), trial, now);
  return periods
    .filter((period) => !hasBegun(period))
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
    .map(({ id, startsAt, endsAt }) => {
      const moved = { id, startsAt: cursor, endsAt: cursor + (endsAt - startsAt) };
      cursor = moved.endsAt;
      return moved;
    });
}

function effective({ startsAt, endsAt, endedAt }: PaidPeriod): Stretch {
  return endedAt === null ? { startsAt, endsAt } : { startsAt, endsAt: Math.min(endsAt, endedAt) };
}

function unbrokenEnd(stretches: readonly Stretch[], now: number): number | null {
  let end: number | null = null;
  for (const { startsAt, endsAt } of [...stretches].sort((a, b) => a.startsAt - b.startsAt)) {
    if (startsAt > (end ?? now + skewMs)) break;
    if (endsAt > (end ?? now)) end = endsAt;
  }
  return end;
}
