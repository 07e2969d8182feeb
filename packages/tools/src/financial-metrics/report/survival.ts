import { over, quantity } from '@slipway/core';
import { breakevenRevenue, monthAt, monthLabel, monthNumber, ok, shortLabel } from '@slipway/finance';
import type { Block, Statement } from '@slipway/report';
import { monthAfter } from '../compute/cash.ts';
import type { Survival } from '../compute/survival.ts';
import { named, type Ref } from '../desk/sheet.ts';
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
    inputs: [
      facts.cash.cash.id,
      survival.expenses.id,
      ...(desk.earning === 'not-yet' ? [] : [facts.cash.revenue.id]),
      ...(desk.earning === 'now' ? [survival.growth.id] : []),
    ],
  } as const;
  return [
    {
      kind: 'line',
      id: 'survival',
      title:
        desk.earning === 'now' ? (fate.alive ? 'Default alive' : 'Default dead') : 'Cash without revenue',
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
      columns: [{ label: 'Counted from' }, { label: 'Figure', numeric: true }],
      rows: [
        ...terms(telling, survival).map(({ id, label }) => ({ cells: [{ label }, { figure: id }] })),
        ...(fate.lastsMonths === null || fate.alive
          ? []
          : [
              {
                strong: true,
                cells: [
                  { label: 'Month in which the cash is gone' },
                  { label: monthLabel(monthAfter(desk, fate.lastsMonths)) },
                ],
              },
            ]),
      ],
    },
    ...(desk.earning === 'not-yet' ? marginTable(telling) : []),
  ];
}

const margins = [0.8, 0.5, 0.2];

/** Nobody knows yet what a sale will cost: three margins, from software to shipped goods. */
function marginTable({ desk, facts }: Telling): readonly Block[] {
  const { breakeven } = facts.cash;
  if (breakeven.value === null || breakeven.value <= 0) return [];
  const rows = margins.map((value) => {
    const margin = desk.sheet.put(
      `margin.${value * 100}`,
      'Left of each sale',
      ok(quantity(value, 'share')),
      {
        kind: 'assumed',
        why: 'A round step between software and shipped goods.',
      },
    );
    const needed = desk.sheet.derive(
      `breakeven.${value * 100}`,
      'Revenue to break even',
      breakevenRevenue(breakeven.quantity, margin.quantity),
      over(named(breakeven, 'all that goes out'), named(margin, 'what is left of each sale')),
    );
    return { cells: [{ figure: margin.id }, { figure: needed.id }] };
  });
  return [
    {
      kind: 'table',
      id: 'breakeven.margins',
      title: 'Revenue that covers the costs',
      columns: [{ label: 'Left of each sale' }, { label: 'Revenue to break even', numeric: true }],
      rows,
    },
  ];
}

function terms({ facts, desk }: Telling, survival: Survival): readonly Ref[] {
  const all: readonly (Ref | null)[] = [
    desk.earning === 'now' ? survival.growth : null,
    survival.growthToLive,
    desk.earning === 'not-yet' ? null : facts.cash.revenue,
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
function intro({ voice, desk, facts }: Telling, survival: Survival): Statement {
  const { fate, growth, growthToLive, expenses, expensesToLive, lowest } = survival;
  const say = (text: string) => voice.say('survival.intro', text);
  if (desk.earning !== 'now' || facts.cash.revenue.value === 0)
    return say(`Costs stay at ${f(expenses)} and no revenue comes in.`);
  if (fate.alive && growthToLive.value !== null)
    return say(
      `Costs held at ${f(expenses)} and growth at ${f(growth)}, cash is ${f(lowest)} at its lowest. Below ${f(growthToLive)} growth the money runs out.`,
    );
  if (fate.alive) return say(`Costs held at ${f(expenses)}, cash does not fall below ${f(lowest)}.`);
  if (expensesToLive.value !== null && expensesToLive.value > 0)
    return say(
      `At ${f(growth)} growth, costs of ${f(expenses)} are too high for the cash; ${f(expensesToLive)} would do.`,
    );
  return say(`Costs of ${f(expenses)} are too high for the cash at ${f(growth)} growth.`);
}
