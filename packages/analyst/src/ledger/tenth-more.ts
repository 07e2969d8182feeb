import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { counted } from './figures.ts';
import { readLedger } from './ledger.ts';
import { everyWords } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

/** "2 jars more are sold a week, beside 16 now": what a move of whoever sells already has to bring. Null where nobody counts. */
export function tenthMore(profile: IdeaProfile, writer: Writer): string | null {
  const sold = readLedger(profile)?.sold ?? null;
  const period = readLedger(profile)?.period ?? null;
  if (sold === null || sold.per === null || sold.when !== null || sold.count < least) return null;
  sayBooks(profile, writer);
  const more = counted(
    'book-tenth-more',
    'A tenth more',
    Math.max(2, Math.ceil(sold.count / 10)),
    sold.noun,
    'what you sell now ÷ 10',
    ['book-sold'],
    writer,
  );
  return period === null
    ? `{{f:${more}}} more are sold${everyWords(sold.per)}, beside {{f:book-sold}} now.`
    : `{{f:${more}}} more pay, beside {{f:book-sold}} now.`;
}

/** Of fewer a tenth is none. */
const least = 5;
