import type { Provenance, Unit } from '@slipway/core';
import { shortLabel } from '@slipway/finance';
import type { LineBlock, Series, WaterfallBlock } from '@slipway/report';
import { burnAt } from '../compute/burn.ts';
import { type Desk, lastMonths } from '../desk/desk.ts';
import { mrrAt, revenueCells, revenueColumn } from '../desk/lines.ts';
import { movedOver } from '../desk/take.ts';
import { plainValues, plus, share } from './plain-values.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** Where recurring revenue came from and where it went, over at most a year. */
export function waterfall({ desk, facts, voice }: Telling): readonly WaterfallBlock[] {
  const { recurring } = facts;
  if (!recurring || recurring.netNew.value === null) return [];
  const length = Math.min(12, Math.max(1, facts.retention.months));
  const span = lastMonths(desk, length);
  if (!span) return [];
  const start = mrrAt(desk, span.from - 1);
  const parts = {
    new: movedOver(desk, 'newMrr', span),
    expansion: movedOver(desk, 'expansionMrr', span),
    reactivation: movedOver(desk, 'reactivationMrr', span),
    contraction: movedOver(desk, 'contractionMrr', span),
    churned: movedOver(desk, 'churnedMrr', span),
  };
  const all = [start, ...Object.values(parts), recurring.mrr];
  if (all.some(({ value }) => value === null)) return [];
  return [
    {
      kind: 'waterfall',
      id: 'waterfall',
      title: 'Where MRR came from',
      intro: voice.say(
        'waterfall.intro',
        `From ${f(start)} to ${f(recurring.mrr)}: new customers brought ${f(parts.new)}, churn took ${f(parts.churned)}.`,
      ),
      steps: [
        { label: 'Start', figure: start.id, role: 'start' },
        { label: 'New', figure: parts.new.id, role: 'up' },
        { label: 'Expansion', figure: parts.expansion.id, role: 'up' },
        { label: 'Reactivation', figure: parts.reactivation.id, role: 'up' },
        { label: 'Contraction', figure: parts.contraction.id, role: 'down' },
        { label: 'Churned', figure: parts.churned.id, role: 'down' },
        { label: 'End', figure: recurring.mrr.id, role: 'total' },
      ],
    },
  ];
}

export function trends(telling: Telling): readonly LineBlock[] {
  const { desk, facts } = telling;
  const { books } = desk;
  const from = facts.cash.from;
  const churn = books.months.map((_, at) => share(books.cells.lostCustomers[at], books.startCustomers[at]));
  const lostMoney = books.months.map((_, at) =>
    share(plus(books.cells.churnedMrr[at], books.cells.contractionMrr[at]), books.startMrr[at]),
  );
  const isMrr = facts.growth.name === 'MRR';
  const burn = books.months.map((_, at) => burnAt(desk, from, at));
  const revenue = desk.earning === 'not-yet' ? [] : facts.growth.series;
  const revenueName = isMrr ? 'MRR' : 'Revenue';
  const revenueTitle = !isDrawn(revenue)
    ? 'Net burn'
    : isDrawn(burn)
      ? `${revenueName} and net burn`
      : revenueName;
  return [
    line(desk, 'trend.revenue', revenueTitle, [
      series(revenueName, 'money/month', revenue, cells(isMrr ? 'mrr' : revenueColumn(desk)), desk),
      series(
        'Net burn',
        'money/month',
        burn,
        {
          kind: 'derived',
          formula: from === 'costs' ? 'all costs − revenue' : 'cash before + funding − cash at the end',
          inputs: [facts.cash.net.id],
        },
        desk,
      ),
    ]),
    line(
      desk,
      'trend.gmv',
      'GMV and what you keep',
      desk.mode === 'marketplace'
        ? [
            series('GMV', 'money/month', books.cells.gmv, cells('gmv'), desk),
            series('Revenue', 'money/month', revenueCells(desk), cells('revenue'), desk),
          ]
        : [],
    ),
    line(desk, 'trend.churn', 'Who leaves', [
      series(
        'Customers lost',
        'share/month',
        churn,
        derivedFrom('customers lost / customers at the start', facts.retention.logo.id),
        desk,
      ),
      series(
        'Revenue lost',
        'share/month',
        lostMoney,
        derivedFrom('(churned + contraction MRR) / MRR at the start', facts.retention.gross.id),
        desk,
      ),
    ]),
    line(desk, 'trend.cac', 'What a customer costs', [
      series(
        'CAC, blended',
        'money',
        books.months.map((_, at) =>
          share(
            books.cells.salesMarketing[at - facts.acquisition.lag.quantity.value],
            books.cells.newCustomers[at],
          ),
        ),
        derivedFrom(
          'sales and marketing, one sales cycle earlier / new customers',
          facts.acquisition.blended.id,
        ),
        desk,
      ),
    ]),
    line(desk, 'trend.cash', 'Cash', [
      series('Cash at month end', 'money', books.cells.cash, cells('cash'), desk),
    ]),
  ].flat();
}

function cells(column: string): Provenance {
  return { kind: 'measured', field: `months.${column}` };
}

function derivedFrom(formula: string, input: string): Provenance {
  return { kind: 'derived', formula, inputs: [input] };
}

function series(
  label: string,
  unit: Unit,
  values: readonly (number | null)[],
  provenance: Provenance,
  { currency }: Desk,
): Series {
  return {
    label,
    unit,
    values: plainValues(values),
    provenance,
    ...(unit.startsWith('money') && { currency }),
  };
}

/** Three points make a line; fewer are on the cards. */
function isDrawn(values: readonly (number | null)[]): boolean {
  return values.filter((value) => value !== null).length > 2;
}

function line(desk: Desk, id: string, title: string, all: readonly Series[]): readonly LineBlock[] {
  const drawn = all.filter(({ values }) => isDrawn(values));
  return drawn.length === 0
    ? []
    : [{ kind: 'line', id, title, tab: 'Trends', x: desk.books.months.map(shortLabel), series: drawn }];
}
