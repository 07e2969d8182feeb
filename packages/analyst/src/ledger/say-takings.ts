import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { hourWords } from './decide-hour.ts';
import { money, saidFigure, timed } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { everyWords } from './periods.ts';
import { costIds, notCounted, sayBooks } from './say-ledger.ts';

/** What comes in, where what goes out is not known or does not fit the same time. Null where nothing is multiplied out. */
export function sayTakings(profile: IdeaProfile, writer: Writer): string | null {
  const ledger = readLedger(profile);
  if (ledger === null || ledger.sold === null || ledger.taken === null) return null;
  // With nothing left open, more is said of it elsewhere.
  if (ledger.left !== null && ledger.unplaced.length === 0) return null;
  const { sold, margin, fixed, unitCosts, cuts, stays } = ledger;
  sayBooks(profile, writer);
  const time = sold.when === null ? everyWords(sold.per) : ` ${sold.when}`;
  if (unitCosts.length + cuts.length === 0 && stays === null)
    return `You ${sold.when === null ? 'take' : 'took'} {{f:book-taken}}${hasUnit(ledger) ? '' : time}${hourWords(ledger, writer)}; what stays of it is open.`;
  const whole = ledger.left ?? sold.count * margin - ledger.roundCost;
  if (!(whole > 0)) return null;
  const left = money(
    'book-left-before',
    'Left before what goes out anyway',
    whole,
    sold.when === null ? sold.per : null,
    ledger.left === null ? 'how many × what one leaves' : 'what is left without what nobody placed',
    ['book-taken', ...costIds(ledger, writer), ...roundIds(ledger, writer)],
    ledger,
    writer,
  );
  const out = (ledger.left === null ? fixed : []).map((fact, at) =>
    timed(saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer), fact.per),
  );
  const before = [...out, notCounted(ledger, writer)].join(', ');
  return sold.when === null
    ? `It leaves ${left.says} before ${before}.`
    : `It left ${left.says}${time} before ${before}.`;
}

const roundIds = ({ perCustomer }: Ledger, writer: Writer): readonly string[] =>
  perCustomer.map((fact, at) =>
    saidFigure(`book-customer-cost-${at + 1}`, 'What each of them costs you', fact, writer),
  );

/** A month and a year stand in the figure. */
const hasUnit = ({ sold }: Ledger): boolean =>
  sold !== null && sold.when === null && /^(?:month|quarter|year)$/u.test(sold.per ?? '');
