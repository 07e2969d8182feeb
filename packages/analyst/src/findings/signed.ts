import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';

interface Signed {
  readonly count: number;
  /** Who they are: of whom it is said just before, where the clause leaves it out. */
  readonly of: string | null;
  readonly quote: string;
}

/** Who signed or paid a deposit, while nobody pays: "six said yes, two have paid a deposit". */
export function signedOf({ deposits, waiting, evidence }: IdeaProfile): Signed | null {
  const { value, quote } = deposits;
  if (value === null || !isKnown(deposits) || evidence.value?.rung === 'payment') return null;
  return {
    count: value.value,
    of: value.noun ?? waiting.value?.noun ?? null,
    quote: quote ?? String(value.value),
  };
}
