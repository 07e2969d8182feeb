import { dailyCredits, lowAt } from './constants.ts';

interface CreditState {
  readonly status: 'loading' | 'ready';
  readonly credits: number;
  readonly unlimited: boolean;
}

export type CreditLevel = 'loading' | 'green' | 'yellow' | 'red' | 'teal';

interface Badge {
  readonly text: string;
  readonly level: CreditLevel;
  readonly dot: 'none' | 'warning' | 'red';
  readonly pulse: boolean;
  /** What a screen reader says: everything that colour, dot and pulse tell. */
  readonly label: string;
}

/** Specification, sections 2 (credit badge) and 9 (credit colour). */
export function badgeOf({ status, credits, unlimited }: CreditState): Badge {
  const calm = { dot: 'none', pulse: false } as const;
  if (status === 'loading') return { ...calm, text: '…', level: 'loading', label: 'Credits are loading' };
  if (unlimited)
    return { ...calm, text: 'Unlimited', level: 'teal', label: 'Unlimited credits with Premium' };
  const text = String(credits);
  const left = `${credits} ${credits === 1 ? 'credit' : 'credits'} left`;
  if (credits <= 0)
    return { text, level: 'red', dot: 'red', pulse: false, label: `${left}: all used until the reset` };
  if (credits <= lowAt)
    return { text, level: 'yellow', dot: 'warning', pulse: false, label: `${left}: running low` };
  const isFull = credits === dailyCredits;
  const label = isFull ? `${left}: the full day` : left;
  return { text, level: 'green', dot: 'none', pulse: isFull, label };
}

/** The badge's tooltip (specification, section 2), one fact a line. */
export const badgeTooltip = [
  'Most tools cost 1 credit',
  'Landing page tools cost 5 credits',
  'Credits reset daily at 12:00 AM local time',
] as const;
