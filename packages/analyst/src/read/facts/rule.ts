import type { FactKind } from './fact.ts';
import { does, type Stated } from './stated.ts';

/** What a clause must say for a number to be of a kind. */
export interface Rule {
  readonly kind: FactKind;
  readonly says: (stated: Stated) => boolean;
  /** It may say something else: offered, never used without asking. */
  readonly isWeak?: true;
  /** It says so in as many words, whatever such numbers mostly are. */
  readonly isPlain?: true;
}

type Bound = Stated['bound'];

export const isTheirs = ({ subject }: Bound): boolean =>
  subject === 'party' || subject === 'they' || subject === 'you';
export const isThird = ({ subject }: Bound): boolean => /^(?:name|party|they|thing)$/u.test(subject);
export const isMoney = ({ kind }: Stated): boolean => kind === 'sum' || kind === 'bare';
export const isLong = (period: string | null): boolean => /^(?:week|month|quarter|year)$/u.test(period ?? '');
export const isFree =
  /\b(?:free|for nothing|without (?:charge|paying|pay|money)|no charge|unpaid|on loan|as a favou?r)\b/u;
/** They act, and the number says how many they are. */
export const acts = ({ bound }: Stated, ...classes: readonly string[]): boolean =>
  bound.isSubject && does(bound, ...classes);
