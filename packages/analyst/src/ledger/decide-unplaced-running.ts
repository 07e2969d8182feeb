import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure, timed } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { sayBooks } from './say-ledger.ts';

/** "If 34,000 a month goes out too": one sum that nobody placed may be what it loses money by. */
export const decideUnplacedRunning: Decider = (ledger, profile, writer) => {
  const cost = readAsRunning(ledger);
  if (cost === null || ledger.sold === null || !(ledger.margin > 0)) return null;
  const { left, fixedCost } = readWith(cost, ledger, profile);
  if (left === null || fixedCost === null || left >= 0) return null;
  sayBooks(profile, writer);
  const may = saidFigure('book-unplaced-cost', 'What may go out', cost, writer);
  const lost = money(
    'book-unplaced-left',
    'Missing then',
    -left,
    ledger.sold.per,
    'what may go out − what is left without it',
    [may, 'book-left-now'],
    ledger,
    writer,
  );
  const enough = counted(
    'book-unplaced-enough',
    'Enough to cover it',
    Math.ceil(fixedCost / ledger.margin - 1e-9),
    ledger.sold.noun,
    'all that goes out then ÷ what one leaves',
    ['book-sold', may, 'book-left-now'],
    writer,
  );
  return {
    verdict: `If ${timed(may, cost.per)} goes out too, you lose ${lost.says}: it takes {{f:${enough}}} instead of {{f:book-sold}}.`,
    step: {
      do: 'Write down all that goes out in a month, and what for; then count again.',
      passes: 'What is left covers it.',
      days: 7,
    },
  };
};

/** The only sum that nobody placed, as one that goes out again and again; null where it is more likely something else. */
function readAsRunning({ unplaced, sold, taken, left, fixed }: Ledger): Fact | null {
  const [sum, ...others] = unplaced;
  if (sum === undefined || others.length > 0 || sold?.per == null || sold.when !== null) return null;
  // More than all that is taken is paid once, if at all; beside no other cost nothing says that it is one.
  if (taken === null || left === null || left < 0 || fixed.length === 0 || sum.value > taken) return null;
  return { ...sum, kind: 'own-cost', per: sum.per ?? fixed[0]?.per ?? sold.per };
}

function readWith(
  cost: Fact,
  { unplaced }: Ledger,
  profile: IdeaProfile,
): Pick<Ledger, 'left' | 'fixedCost'> {
  const numbers = profile.numbers.map((one) => (unplaced.includes(one) ? cost : one));
  return readLedger({ ...profile, numbers }) ?? { left: null, fixedCost: null };
}
