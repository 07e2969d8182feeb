import type { Decider } from './decide.ts';
import { counted, saidFigure, timed } from './figures.ts';
import { asPeriod, monthsOf } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

/** "60k left, burning 9k a month": how long that lasts, and how many more would end it. */
export const decideRunway: Decider = (ledger, profile, writer) => {
  const { price, period, margin, sold } = ledger;
  const inOwn = (kind: 'burn' | 'cash') =>
    profile.numbers.find((one) => one.kind === kind && one.currency === price.currency);
  const [burn, cash] = [inOwn('burn'), inOwn('cash')];
  const every = monthsOf[asPeriod(burn?.per ?? '') ?? 'hour'];
  if (burn === undefined || every === undefined) return null;
  sayBooks(profile, writer);
  const out = saidFigure('book-burn', 'What you burn', burn, writer);
  const goes = timed(out, burn.per);
  const months = cash === undefined ? null : Math.floor((10 * cash.value * every) / burn.value) / 10;
  const enough =
    period === null || monthsOf[period] === undefined || !(margin > 0)
      ? null
      : Math.ceil(burn.value / every / (margin / monthsOf[period]) - 1e-9);
  const noun = sold?.noun ?? ledger.payers;
  const more =
    enough === null
      ? null
      : counted(
          'book-burn-end',
          'More that would end it',
          enough,
          noun,
          'what you burn ÷ what one leaves',
          [out, marginFigure(ledger, profile, writer)],
          writer,
        );
  const ends = more === null ? '' : `; {{f:${more}}} more would end it`;
  if (cash === undefined || months === null)
    return {
      verdict: `You burn ${goes}${ends}.`,
      step: null,
    };
  const held = saidFigure('book-cash', 'Cash you have', { ...cash, per: null }, writer);
  const lasts = writer.figure({
    id: 'book-runway',
    label: 'Months the cash lasts',
    value: months,
    unit: 'months',
    provenance: { kind: 'derived', formula: 'cash ÷ what you burn a month', inputs: [held, out] },
  });
  const pace =
    enough === null || months < 1
      ? null
      : counted(
          'book-burn-pace',
          'A month, until the cash ends',
          Math.ceil(enough / months),
          noun,
          'more that would end it ÷ months the cash lasts',
          ['book-burn-end', lasts],
          writer,
        );
  return {
    verdict: `{{f:${held}}} lasts {{f:${lasts}}} at ${goes}${ends}.`,
    step:
      pace === null
        ? null
        : {
            do: `Win {{f:${pace}}} this month before you add any cost, or cut what you burn.`,
            passes: `{{f:${pace}}} pay, or a lower burn lasts a year.`,
            days: 30,
          },
  };
};
