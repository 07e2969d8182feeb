import { isSame } from './count-sold.ts';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { oneOf } from './periods.ts';
import { sayBooks, unitCostIds } from './say-ledger.ts';

/** "A machine for 11,000, and a scoop would be 0.45": what each costs less pays for it. */
export const decideSaving: Decider = (ledger, profile, writer) => {
  const { unitCosts, unit, sold } = ledger;
  const all = profile.numbers.filter(({ kind }) => kind === 'considered');
  const once = all.find(({ per, value }) => per === null && value > ledger.price.amount);
  const then = all.find(({ value, per }) => value < ledger.unitCost && (per === null || isSame(per, unit)));
  if (once === undefined || then === undefined || unitCosts.length !== 1 || sold === null) return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', once, writer);
  const cheaper = saidFigure('book-then-cost', 'What one would cost', { ...then, per: null }, writer);
  const saved = money(
    'book-saved',
    'Saved on each',
    ledger.unitCost - then.value,
    null,
    'what one costs now − what one would cost',
    [...unitCostIds(ledger, writer), cheaper],
    ledger,
    writer,
  );
  const count = counted(
    'book-saved-back',
    'Enough to pay it back',
    Math.ceil(once.value / (ledger.unitCost - then.value) - 1e-9),
    sold.noun,
    'what it would cost ÷ what is saved on each',
    [spent, saved.id],
    writer,
  );
  const spans =
    sold.per === null || sold.when !== null
      ? ''
      : `, ${`{{f:${counted('book-saved-spans', 'At what you sell now', Math.ceil(once.value / (ledger.unitCost - then.value) / sold.count - 1e-9), `${sold.per}s`, 'enough to pay it back ÷ what you sell now', [count, 'book-sold'], writer)}}}`} at {{f:book-sold}} ${oneOf(sold.per)}`;
  return {
    verdict: `It saves ${saved.says} on each: {{f:${spent}}} is back after {{f:${count}}}${spans}, before repairs and your hours.`,
    step: {
      do: 'Ask somebody who has such a machine what it needs in hours and repairs each week, and rent one for two weeks.',
      passes: `One costs you {{f:${cheaper}}} in all.`,
      days: 14,
    },
  };
};
