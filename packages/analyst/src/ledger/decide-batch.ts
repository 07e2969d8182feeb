import { pluralise } from '@slipway/language';
import type { Decider, Decision } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { oneOf } from './periods.ts';
import { marginFigure } from './say-ledger.ts';

/** A cost for each drop, trip or visit, which one sale alone does not pay: how many together do. Null where one does. */
export const decideBatch: Decider = (ledger, profile, writer): Decision | null => {
  const { others, margin, period, sold, unit } = ledger;
  const [cost, ...more] = others;
  if (cost === undefined || more.length > 0 || cost.per === null || period !== null) return null;
  if (!(margin > 0) || cost.value <= margin) return null;
  const spent = saidFigure('book-open-1', 'Not counted', cost, writer);
  const left = marginFigure(ledger, profile, writer);
  const together = counted(
    'book-together',
    `Sold in ${oneOf(cost.per)}`,
    Math.ceil(cost.value / margin - 1e-9),
    sold?.noun ?? pluralise(unit ?? 'sale'),
    'what it costs ÷ what one leaves',
    [spent, left],
    writer,
  );
  const lost = money(
    'book-alone',
    'Lost on one alone',
    cost.value - margin,
    null,
    'what it costs − what one leaves',
    [spent, left],
    ledger,
    writer,
  );
  const each = oneOf(cost.per);
  return {
    verdict: `${each.charAt(0).toUpperCase()}${each.slice(1)} costs {{f:${spent}}} and one sale leaves {{f:${left}}}: one alone loses ${lost.says}, {{f:${together}}} together pay for it.`,
    step: {
      do: `For two weeks take only orders of {{f:${together}}} or more, or charge {{f:${spent}}} for ${each}.`,
      passes: 'At least half of your customers still order.',
      days: 14,
    },
  };
};
