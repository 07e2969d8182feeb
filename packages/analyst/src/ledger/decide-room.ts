import type { Fact } from '../read/facts/fact.ts';
import { isSame } from './count-sold.ts';
import type { Decider } from './decide.ts';
import { counted, saidFigure } from './figures.ts';
import { oneOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

/** From here on it is as good as full. */
const fullFrom = 0.9;

/** "210 a month, and the printer is full at 300": nobody needs a second one yet. */
export const decideRoom: Decider = (ledger, profile, writer) => {
  const { sold } = ledger;
  const isMore =
    /^(?:second|hire)$/u.test(profile.question?.kind ?? '') ||
    profile.numbers.some(({ kind }) => kind === 'considered');
  if (sold?.per == null || sold.when !== null || !isMore) return null;
  const can = profile.numbers.find(
    ({ kind, per, noun }: Fact) => kind === 'capacity' && per === sold.per && isSame(noun, sold.noun),
  );
  if (can === undefined || sold.count >= can.value * fullFrom) return null;
  sayBooks(profile, writer);
  const most = saidFigure('book-room-most', 'What you can do', { ...can, noun: null }, writer);
  const room = counted(
    'book-room',
    'Room that is left',
    can.value - sold.count,
    sold.noun,
    'what you can do − what you sell',
    [most, 'book-sold'],
    writer,
  );
  return {
    verdict: `Not yet: {{f:book-sold}} ${oneOf(sold.per)} now, and you can do {{f:${most}}}.`,
    step: {
      do: `Sell {{f:${room}}} more ${oneOf(sold.per)} with what you have, and write down what won each.`,
      passes: `You are full two ${sold.per}s in a row: then there is a reason for more.`,
      days: 60,
    },
  };
};
