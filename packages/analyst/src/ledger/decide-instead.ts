import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { asPeriod, monthsOf } from './periods.ts';

/** "a driver at 1,400 a month instead of the courier": what is replaced, and from how many on the new one is cheaper. */
export const decideInstead: Decider = (ledger, { numbers, worry }, writer) => {
  const [, replaced] =
    /\binstead of (?:(?:the|my|our|an?|this) )?(?:\p{L}+ )??(\p{L}+)\b/iu.exec(worry.value ?? '') ?? [];
  const cost = numbers.find(({ kind }) => kind === 'considered');
  const old = ledger.unitCosts.find(({ of }) => of === replaced?.toLowerCase());
  const every = asPeriod(cost?.per ?? '');
  const count = ledger.period === null ? ledger.sold?.count : (ledger.customers?.value ?? ledger.sold?.count);
  const sold = ledger.period ?? ledger.sold?.per ?? null;
  const [costMonths, soldMonths] = [monthsOf[every ?? 'hour'], monthsOf[sold ?? 'hour']];
  if (
    cost === undefined ||
    old === undefined ||
    every === null ||
    count === undefined ||
    costMonths === undefined ||
    soldMonths === undefined
  )
    return null;
  const each = old.value * (costMonths / soldMonths);
  const spent = saidFigure('book-considered', 'What it would cost', { ...cost, each: 1 }, writer);
  const one = saidFigure('book-replaced', `What the ${replaced} costs each time`, old, writer);
  const now = money(
    'book-replaced-now',
    `What the ${replaced} costs now`,
    each * count,
    every,
    'what each costs × how many, in the same time',
    [one],
    ledger,
    writer,
  );
  if (each * count >= cost.value)
    return {
      works: true,
      verdict: `Yes: {{f:${spent}}} instead of ${now.says} for the ${replaced}.`,
      step: null,
    };
  const noun = ledger.customers?.noun ?? ledger.sold?.noun ?? 'sales';
  const enough = counted(
    'book-replaced-from',
    'From so many on it is cheaper',
    Math.ceil(cost.value / (ledger.period === null ? old.value : each) - 1e-9),
    noun,
    'what it would cost ÷ what each costs now, in the same time',
    [spent, one],
    writer,
  );
  return {
    verdict: `Not yet: the ${replaced} costs you ${now.says} now, and the change {{f:${spent}}}. It is cheaper from {{f:${enough}}} on.`,
    step: {
      do: `Ask the ${replaced} for a lower price than {{f:${one}}} now, and count again at {{f:${enough}}}.`,
      passes: 'The lower price is in writing.',
      days: 14,
    },
  };
};
