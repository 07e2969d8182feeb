import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

/** "Two mornings a week, would a third pay?": what one of them leaves now, and from how many people on it does. */
export const decideOccasion: Decider = (ledger, profile, writer) => {
  const { sold, left, margin, fixedCost } = ledger;
  const [each, often] = sold?.from ?? [];
  if (profile.question?.kind !== 'second' || each?.kind !== 'volume-each' || left === null) return null;
  if (sold?.when !== null || fixedCost === null || !(margin > 0) || sold.season !== undefined) return null;
  if (often !== undefined && often.kind !== 'often') return null;
  const times = often?.value ?? 1;
  sayBooks(profile, writer);
  const one = money(
    'book-occasion-left',
    'Left each time',
    Math.abs(left) / times,
    null,
    often === undefined ? 'what is left' : 'what is left ÷ how often',
    ['book-left-now'],
    ledger,
    writer,
  );
  const even = counted(
    'book-occasion-even',
    'Enough to cover one',
    Math.ceil(fixedCost / times / margin - 1e-9),
    sold.noun,
    'what it costs each time ÷ what one leaves',
    [marginFigure(ledger, profile, writer)],
    writer,
  );
  const now = saidFigure('book-occasion-now', 'Who comes each time', { ...each, noun: sold.noun }, writer);
  if (left <= 0)
    return {
      verdict: `No: with {{f:${now}}} each one loses ${one.says}. It takes {{f:${even}}} to cover it.`,
      step: null,
    };
  return {
    verdict: `Yes, if as many come: with {{f:${now}}} one leaves ${one.says}. It takes {{f:${even}}} to cover it.`,
    step: {
      do: 'Take paid bookings for one more before you rent the room.',
      passes: `{{f:${even}}} have paid a week before.`,
      days: 21,
    },
  };
};
