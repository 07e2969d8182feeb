interface Hire {
  /** "2026-12": the first month they are paid. */
  readonly month: string;
  /** Of all of them, a month. */
  readonly cost: number;
}

export function readHires(value: unknown): readonly Hire[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    const { month, people, cost } = Object(row);
    return typeof month === 'string' && typeof people === 'number' && typeof cost === 'number'
      ? [{ month: month.slice(0, 7), cost: people * cost }]
      : [];
  });
}

/** Longer than anybody plans. */
const longest = 120;

/** Months until the cash is gone when each hire adds to the burn from its month on; revenue stays as it is. */
export function countMonthsOfCash(cash: number, burn: number, hires: readonly Hire[], asOf: string): number {
  let left = cash;
  for (let at = 0; at < longest; at += 1) {
    const month = addMonths(asOf.slice(0, 7), at + 1);
    const spent = burn + hires.reduce((sum, hire) => sum + (hire.month <= month ? hire.cost : 0), 0);
    if (spent >= left) return at + left / spent;
    left -= spent;
  }
  return longest;
}

function addMonths(month: string, more: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + more;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}
