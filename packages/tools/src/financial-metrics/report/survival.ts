import type { Block, Statement } from '@slipway/report';
import { monthAt, monthNumber, shortLabel } from '../books/calendar.ts';
import type { Survival } from '../compute/survival.ts';
import type { Ref } from '../desk/sheet.ts';
import { plainValues } from './plain-values.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** Default alive or dead: the course of the cash, and what would flip the answer. */
export function survivalBlocks(telling: Telling): readonly Block[] {
  const { facts, desk } = telling;
  const { survival } = facts;
  if (!survival) return [];
  const { fate } = survival;
  const shown = Math.min(60, Math.max(12, (fate.zeroMonth ?? fate.profitMonth ?? 24) + 6));
  const first = monthNumber(desk.books.months[desk.last] ?? '0000-01');
  const months = fate.months.slice(0, shown);
  const origin = {
    kind: 'derived',
    formula: 'cash + revenue × (1 + growth)^t − expenses, month by month',
    inputs: [facts.cash.cash.id, survival.revenue.id, survival.expenses.id, survival.growth.id],
  } as const;
  return [
    {
      kind: 'line',
      id: 'survival',
      title: fate.alive ? 'Default alive' : 'Default dead',
      intro: intro(telling, survival),
      x: months.map((_, at) => shortLabel(monthAt(first + at + 1))),
      series: [
        {
          label: 'Cash',
          unit: 'money',
          currency: desk.currency,
          values: plainValues(months.map(({ cash }) => cash)),
          provenance: origin,
          projected: true,
        },
      ],
    },
    {
      kind: 'table',
      id: 'survival.terms',
      columns: [{ label: 'What it stands on' }, { label: 'Figure', numeric: true }],
      rows: terms(telling, survival).map(({ id, label }) => ({ cells: [{ label }, { figure: id }] })),
    },
  ];
}

function terms({ facts }: Telling, survival: Survival): readonly Ref[] {
  const all: readonly (Ref | null)[] = [
    survival.growth,
    survival.growthToLive,
    survival.expenses,
    survival.expensesToLive,
    survival.profitMonth,
    survival.zeroMonth,
    survival.needed,
    survival.strict?.lowest ?? null,
    survival.strict?.zeroMonth ?? null,
    facts.cash.cash,
  ];
  return all.flatMap((ref) => (ref === null || ref.value === null ? [] : [ref]));
}

/** Graham's two cautions: growth slows, and counting on investors is no plan. */
function intro({ voice }: Telling, survival: Survival): Statement {
  const { fate, growth, growthToLive, expenses, expensesToLive, lowest } = survival;
  if (fate.alive && growthToLive.value !== null)
    return voice.say('survival.intro', [
      `Costs held at ${f(expenses)} and growth at ${f(growth)}, cash bottoms out at ${f(lowest)}. The answer flips at ${f(growthToLive)}.`,
      `With costs of ${f(expenses)} and growth of ${f(growth)} the low point is ${f(lowest)}; growth under ${f(growthToLive)} flips it.`,
    ]);
  if (fate.alive)
    return voice.say('survival.intro', [
      `Costs held at ${f(expenses)}, cash does not fall below ${f(lowest)}.`,
    ]);
  if (expensesToLive.value !== null && expensesToLive.value > 0)
    return voice.say('survival.intro', [
      `At ${f(growth)}, costs of ${f(expenses)} are too high for the cash; ${f(expensesToLive)} would do.`,
      `Costs would have to come down from ${f(expenses)} to ${f(expensesToLive)} to live at ${f(growth)}.`,
    ]);
  return voice.say('survival.intro', [
    survival.revenue.value === 0
      ? `Costs of ${f(expenses)} use up the cash; no growth rate helps before the first revenue.`
      : `Costs of ${f(expenses)} outrun the cash at ${f(growth)}.`,
  ]);
}
