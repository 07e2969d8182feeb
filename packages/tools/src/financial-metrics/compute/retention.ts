import { listed, minus, over, plus, power, quantity, readAs, yearlyChurn } from '@slipway/core';
import { grossRevenueChurn, logoChurn, missing, netRevenueChurn, ok, quickRatio } from '@slipway/finance';
import { type Desk, lengthOf, type Span } from '../desk/desk.ts';
import { startCustomersAt } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { averageOver, countOver, movedOver } from '../desk/take.ts';
import { averageStart } from './average-start.ts';
import { keptOver } from './kept-revenue.ts';
import { labelOf, range } from './span.ts';

export interface Retention {
  readonly logo: Ref<'share/month'>;
  /** The same window a year earlier, or else just before. */
  readonly logoBefore: Ref<'share/month'> | null;
  readonly isYearBefore: boolean;
  readonly logoYearly: Ref<'share/year'>;
  readonly lost: Ref<'count'>;
  readonly exposed: Ref<'count'>;
  readonly gross: Ref<'share/month'>;
  readonly net: Ref<'share/month'>;
  readonly nrr: Ref<'share'>;
  readonly grr: Ref<'share'>;
  /** Months behind NRR and GRR: only twelve can be held against a yearly benchmark. */
  readonly months: number;
  readonly quick: Ref<'ratio'>;
}

export function computeRetention(desk: Desk): Retention {
  const { sheet, window, books } = desk;
  const length = lengthOf(window);
  const logo = logoOver(desk, window, 'logo-churn', 'Logo churn');
  // A year earlier where the table reaches so far: churn creeps, and a quarter hides it.
  const back =
    window.from - 12 >= 0 && (books.startCustomers[window.from - 12] ?? null) !== null ? 12 : length;
  const earlier = { from: window.from - back, to: window.to - back };
  const span = yearOfMoves(desk);
  const moves = window.from < 0 ? null : window;
  const start = averageStart(desk, moves);
  const expansion = averageOver(desk, 'expansionMrr', moves);
  const contraction = averageOver(desk, 'contractionMrr', moves);
  const churned = averageOver(desk, 'churnedMrr', moves);
  const losses = plus(named(churned, 'churned'), named(contraction, 'contraction MRR'));
  const averages = { period: labelOf(desk, window), note: 'Monthly averages.' };
  return {
    logo: logo.churn,
    lost: logo.lost,
    exposed: logo.exposed,
    logoBefore:
      earlier.from >= 0 && (books.startCustomers[earlier.from] ?? null) !== null
        ? logoOver(
            desk,
            earlier,
            'logo-churn.before',
            back === 12 ? 'Logo churn a year before' : 'Logo churn the months before',
          ).churn
        : null,
    isYearBefore: back === 12,
    logoYearly: sheet.derive(
      'logo-churn.yearly',
      'Logo churn over a year at this rate',
      logo.churn.quantity ? ok(yearlyChurn(logo.churn.quantity)) : missing('share/year', 'customers lost'),
      readAs('share/year', minus(1, power(minus(1, named(logo.churn, 'monthly churn')), 12))),
    ),
    gross: sheet.derive(
      'revenue-churn',
      'Gross revenue churn',
      grossRevenueChurn(start.quantity, contraction.quantity, churned.quantity),
      readAs('share/month', over(losses, named(start, 'MRR at the start'))),
      averages,
    ),
    net: sheet.derive(
      'net-revenue-churn',
      'Net revenue churn',
      netRevenueChurn(start.quantity, expansion.quantity, contraction.quantity, churned.quantity),
      readAs(
        'share/month',
        over(minus(losses, named(expansion, 'expansion MRR')), named(start, 'MRR at the start')),
      ),
      averages,
    ),
    ...keptOver(desk, span),
    months: span ? lengthOf(span) : 0,
    quick: quickOver(desk, span),
  };
}

function logoOver(desk: Desk, span: Span, id: string, label: string) {
  const { sheet } = desk;
  const lost = countOver(desk, 'lostCustomers', span, 'customers');
  const starts = range(span).map((at) => startCustomersAt(desk, at));
  const total = starts.every(({ value }) => value !== null)
    ? ok(
        quantity(
          starts.reduce((sum, { value }) => sum + (value ?? 0), 0),
          'count',
        ),
      )
    : missing('count', 'paying customers');
  const exposed = sheet.derive(
    `${id}.exposed`,
    'Customers at the start of each month, added up',
    total,
    listed(
      'plus',
      'the customers at the start of each month',
      starts.map((one) => one.id),
    ),
    { noun: 'customer-months', period: labelOf(desk, span) },
  );
  const churn = sheet.derive(
    id,
    label,
    logoChurn(lost.quantity, exposed.quantity),
    readAs('share/month', over(named(lost, 'customers lost'), named(exposed, 'customers at the start'))),
    { period: labelOf(desk, span), note: 'Over the months together.' },
  );
  return { churn, lost, exposed };
}

/** Of the latest months without a blank in what NRR needs, at most twelve. */
function yearOfMoves({ books, last }: Desk): Span | null {
  const isWhole = (at: number) =>
    (books.startMrr[at] ?? 0) > 0 &&
    (['expansionMrr', 'contractionMrr', 'churnedMrr'] as const).every(
      (name) => (books.cells[name][at] ?? null) !== null,
    );
  let from = last + 1;
  while (from > 0 && last - from + 1 < 12 && isWhole(from - 1)) from--;
  return from > last ? null : { from, to: last };
}

function quickOver(desk: Desk, year: Span | null): Ref<'ratio'> {
  const { sheet, last } = desk;
  const span = year ? { from: Math.max(year.from, last - 5), to: last } : null;
  const sums = {
    new: movedOver(desk, 'newMrr', span),
    expansion: movedOver(desk, 'expansionMrr', span),
    reactivation: movedOver(desk, 'reactivationMrr', span),
    churned: movedOver(desk, 'churnedMrr', span),
    contraction: movedOver(desk, 'contractionMrr', span),
  };
  return sheet.derive(
    'quick-ratio',
    'SaaS quick ratio',
    quickRatio(
      {
        new: sums.new.quantity,
        expansion: sums.expansion.quantity,
        reactivation: sums.reactivation.quantity,
        churned: sums.churned.quantity,
        contraction: sums.contraction.quantity,
      },
      span ? lengthOf(span) : 0,
    ),
    over(
      plus(
        named(sums.new, 'new'),
        named(sums.expansion, 'expansion'),
        named(sums.reactivation, 'reactivation MRR'),
      ),
      plus(named(sums.churned, 'churned'), named(sums.contraction, 'contraction MRR')),
    ),
    span ? { period: labelOf(desk, span) } : {},
  );
}
