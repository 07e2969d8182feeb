import {
  constant,
  type Expression,
  minus,
  money,
  over,
  plus,
  power,
  type Quantity,
  quantity,
  readAs,
  scale,
  times,
} from '@slipway/core';
import {
  type Course,
  cashNeeded,
  expensesToLive,
  type Fate,
  fadePerMonth,
  foretell,
  growthToLive,
  lack,
  type Outcome,
  ok,
  steepGrowth,
} from '@slipway/finance';
import { type Assumed, assume } from '../desk/assume.ts';
import type { Desk } from '../desk/desk.ts';
import { named, type Ref } from '../desk/sheet.ts';
import type { Cash } from './cash.ts';
import type { Growth } from './growth.ts';
import type { Margins } from './margins.ts';

export interface Survival {
  readonly course: Course;
  readonly fate: Fate;
  readonly growth: Assumed<'share/month'>;
  readonly expenses: Ref<'money/month'>;
  readonly profitMonth: Ref<'months'>;
  readonly zeroMonth: Ref<'months'>;
  readonly lowest: Ref<'money'>;
  readonly needed: Ref<'money'>;
  /** The growth that flips the answer. */
  readonly growthToLive: Ref<'share/month'>;
  readonly expensesToLive: Ref<'money/month'>;
  /** The same, with variable costs that grow with revenue instead of standing still: harder, and nearer to the truth. */
  readonly strict: {
    readonly fate: Fate;
    readonly lowest: Ref<'money'>;
    readonly zeroMonth: Ref<'months'>;
  } | null;
  /** With growth that fades, when today's is too steep to last. */
  readonly fading: {
    readonly fate: Fate;
    readonly zeroMonth: Ref<'months'>;
    readonly decay: Ref<'share/month'>;
  } | null;
}

/** Null when cash, costs, revenue or growth are not known: the report then says which. */
export function computeSurvival(desk: Desk, growth: Growth, cash: Cash, margins: Margins): Survival | null {
  const { sheet } = desk;
  const { revenue, out: expenses } = cash;
  // Before revenue growth cannot be applied, and where each sale loses money it is no help.
  const sellsAtALoss = margins.best.value !== null && margins.best.value <= 0;
  const income = desk.earning === 'not-yet' ? money(0, 'money/month', desk.currency) : revenue.quantity;
  const isEarning = desk.earning === 'now';
  const isFlat = !isEarning || income?.value === 0 || sellsAtALoss;
  const measured = isFlat ? 0 : growth.rate.value;
  // With the cash gone there is no course to follow.
  if (cash.runway.value === 0) return null;
  if (!cash.cash.quantity || !expenses.quantity || !income || income.value < 0) return null;
  if (measured === null && !desk.settings.isOwn('growth')) return null;
  const rate = assume(
    desk,
    'growth',
    'Growth kept up',
    'share/month',
    clamp(measured ?? 0),
    sellsAtALoss
      ? 'Every sale adds to the loss, so growth is not counted on.'
      : clamp(measured ?? 0) === measured
        ? `${growth.name} growth of the last months, compounded`
        : 'Measured growth is beyond what the test allows: held at its limit.',
    growth.rate,
  );
  const course: Course = {
    cash: cash.cash.quantity,
    expenses: expenses.quantity,
    revenue: income,
    growth: isEarning ? rate.quantity : quantity(0, 'share/month'),
  };
  const fate = foretell(course);
  const inputs = [
    cash.cash,
    expenses,
    ...(desk.earning === 'not-yet' ? [] : [revenue]),
    ...(isEarning ? [rate] : []),
  ];
  const simulated = 'simulated month by month: cash + revenue × (1 + growth)^t − expenses, expenses held';
  const put = <U extends 'months' | 'money' | 'share/month' | 'money/month'>(
    id: string,
    label: string,
    outcome: Outcome<U>,
    formula = simulated,
  ) => sheet.deriveInWords(id, label, outcome, formula, inputs);
  const profitMonth = put(
    'profit-month',
    'Months until revenue covers costs',
    fate.profitMonth === null
      ? lack('months', 'not_meaningful', 'Not within ten years at this growth.')
      : ok(quantity(fate.profitMonth, 'months')),
  );
  return {
    course,
    fate,
    growth: rate,
    expenses,
    profitMonth,
    zeroMonth: put(
      'zero-month',
      'Months until the cash is gone',
      lasting(fate, 'Never runs out at this growth.'),
    ),
    lowest: put('lowest-cash', 'Lowest cash on the way', ok(fate.lowestCash)),
    needed: sheet.derive(
      'cash-needed',
      'Cash needed until profit',
      orLack(cashNeeded(course), 'money', 'Only for growing revenue below costs.'),
      neededFormula(expenses, revenue, rate, profitMonth),
    ),
    growthToLive: put(
      'growth-to-live',
      'Growth that keeps the company alive',
      orLack(
        sellsAtALoss || !isEarning ? null : growthToLive(course),
        'share/month',
        sellsAtALoss
          ? 'Growth does not help: every sale adds to the loss.'
          : foretell({ ...course, growth: quantity(0, 'share/month') }).alive
            ? 'None needed: revenue covers costs already.'
            : 'No growth rate would do on this cash.',
      ),
      'smallest monthly growth at which cash lasts until revenue covers costs (bisection)',
    ),
    expensesToLive: put(
      'expenses-to-live',
      'Most monthly costs that keep it alive',
      orLack(expensesToLive(course), 'money/month', 'No cost level can be named without revenue.'),
      'highest monthly costs at which cash lasts until revenue covers them (bisection)',
    ),
    strict: !isEarning ? null : strictOf(desk, course, cash, margins, revenue, rate),
    fading: isEarning && rate.quantity.value > steepGrowth ? fadingOf(desk, course, inputs) : null,
  };
}

/** Costs of the months before revenue covers them, less what comes in until then: a sum that has an end. */
function neededFormula(
  expenses: Ref<'money/month'>,
  revenue: Ref<'money/month'>,
  growth: Ref<'share/month'>,
  profitMonth: Ref<'months'>,
): Expression {
  const rate = named(growth, 'growth');
  const months = minus(named(profitMonth, 'months until revenue covers costs'), constant(1, 'months'));
  const taken = times(named(revenue, 'revenue'), plus(1, rate), minus(power(plus(1, rate), months), 1));
  return minus(times(named(expenses, 'costs'), months), readAs('money', over(taken, rate)));
}

function strictOf(
  { sheet }: Desk,
  course: Course,
  cash: Cash,
  { best }: Margins,
  revenue: Ref<'money/month'>,
  rate: Ref<'share/month'>,
): Survival['strict'] {
  if (
    cash.from === 'cash' ||
    !cash.fixed.quantity ||
    best.value === null ||
    best.value <= 0 ||
    revenue.value === 0
  )
    return null;
  const fate = foretell({
    ...course,
    expenses: cash.fixed.quantity,
    revenue: scale(course.revenue, best.value),
  });
  const inputs = [cash.cash, cash.fixed, revenue, best, rate];
  const formula = 'simulated month by month: cash + margin on revenue × (1 + growth)^t − fixed costs';
  return {
    fate,
    lowest: sheet.deriveInWords(
      'lowest-cash.strict',
      'Lowest cash if variable costs grow with revenue',
      fate.alive ? ok(fate.lowestCash) : lack('money', 'not_meaningful', 'Runs out first.'),
      formula,
      inputs,
    ),
    zeroMonth: sheet.deriveInWords(
      'zero-month.strict',
      'Cash gone if variable costs grow with revenue',
      lasting(fate, 'Never runs out at this growth.'),
      formula,
      inputs,
    ),
  };
}

function fadingOf(desk: Desk, course: Course, inputs: readonly Ref[]): Survival['fading'] {
  const fate = foretell({ ...course, decay: fadePerMonth });
  const decay = desk.sheet.put('fade', 'How growth fades', ok(quantity(fadePerMonth, 'share/month')), {
    kind: 'assumed',
    why: 'Growth this steep rarely lasts: each month loses this part of the rate before.',
  });
  const zeroMonth = desk.sheet.deriveInWords(
    'zero-month.fading',
    'Months until the cash is gone, growth fading',
    lasting(fate, 'Never runs out, even as growth fades.'),
    'simulated month by month, growth losing the fade each month',
    [...inputs, decay],
  );
  return { fate, zeroMonth, decay };
}

function lasting({ lastsMonths }: Fate, never: string): Outcome<'months'> {
  return lastsMonths === null ? lack('months', 'infinite', never) : ok(quantity(lastsMonths, 'months'));
}

function orLack<U extends 'money' | 'money/month' | 'share/month'>(
  found: Quantity<U> | null,
  unit: U,
  reason: string,
): Outcome<U> {
  return found ? ok(found) : lack(unit, 'not_meaningful', reason);
}

/** A table of two months can grow a thousandfold; the simulation stays within what the control allows. */
function clamp(rate: number): number {
  return Math.min(1, Math.max(-0.5, rate));
}
