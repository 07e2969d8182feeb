import type { Writer } from '@slipway/report';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { everyWords, oneOf } from './periods.ts';
import { marginFigure, notCounted, sayBooks } from './say-ledger.ts';

/** Where nobody said how many are sold: what one leaves for an hour of the founder's work. */
export const decideHour: Decider = (ledger, profile, writer) => {
  const { work, margin, sold, unit, period } = ledger;
  if (work === null || sold !== null || !(margin > 0) || ledger.unplaced.length > 0) return null;
  sayBooks(profile, writer);
  const one = marginFigure(ledger, profile, writer);
  const hours = saidFigure('book-work', 'Your time for one', { ...work, per: null }, writer);
  const hour = money(
    'book-hour',
    'Left of an hour of work',
    margin / work.value,
    null,
    'what one leaves ÷ your time for one',
    [one, hours],
    ledger,
    writer,
  );
  const who = period === null && unit !== null ? oneOf(unit) : 'one';
  const often = everyWords(period);
  return {
    verdict: `${who.charAt(0).toUpperCase()}${who.slice(1)} leaves {{f:${one}}}${often} for {{f:${hours}}}: ${hour.says} an hour before ${notCounted(ledger, writer)}.`,
    step: {
      do: 'Write down the hours of the next five, from the first call to the money.',
      passes: `Each leaves at least ${hour.says} an hour.`,
      days: 30,
    },
  };
};

/** ": €12 an hour for 39 hours of work", behind what is left, or behind what is taken where nothing else is known. */
export function hourWords(ledger: Ledger, writer: Writer): string {
  const { work, sold, left, taken } = ledger;
  const whole = left ?? taken;
  if (work === null || sold === null || whole === null || !(whole > 0)) return '';
  const each = saidFigure('book-work', 'Your time for one', { ...work, per: null }, writer);
  const hours = sold.count * work.value;
  const all = counted(
    'book-work-all',
    'Your time for all',
    Math.round(hours),
    'hours of work',
    'how many × your time for one',
    ['book-sold', each],
    writer,
  );
  const hour = money(
    'book-hour',
    left === null ? 'Taken for an hour of work' : 'Left of an hour of work',
    whole / hours,
    null,
    `${left === null ? 'what you take' : 'what is left'} ÷ your time for all`,
    [left === null ? 'book-taken' : 'book-left-now', all],
    ledger,
    writer,
  );
  return `: ${hour.says} an hour for {{f:${all}}}`;
}
