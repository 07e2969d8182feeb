import type { CardsBlock, MetricCard } from '@slipway/report';
import { bandOf, sayWhoseBands, sourceOf, tonedBands } from '../../benchmarks.ts';
import { isForSegment } from '../is-for-segment.ts';
import { f, type Sheet } from '../sheet.ts';
import type { Found } from './answer.ts';

/** The figures an investor asks for first, each in its published band. */
export function cards(found: Found, ltv: string | null): CardsBlock[] {
  const { sheet, customers, buyers, income, money } = found;
  const all: MetricCard[] = [
    ...(money ? [banded(sheet, money.trend, 'runway_months', money.runways.trend.lastsMonths)] : []),
    ...(customers?.churn
      ? [
          {
            ...banded(sheet, customers.churn.id, 'logo_churn_monthly', customers.churn.value),
            ...(customers.churn.value > 0 && {
              question: sheet.writer.say(
                'card.churn.question',
                `Why did ${f(customers.churn.lost)} leave in three months?`,
              ),
            }),
          },
        ]
      : []),
    // Of buyers who come and go a month without a purchase says nothing.
    ...(customers?.sixth && !buyers
      ? [banded(sheet, customers.sixth.id, 'user_retention_6m', customers.sixth.value)]
      : []),
    ...(ltv === null
      ? []
      : [
          {
            figure: ltv,
            bands: [],
            reading: sheet.writer.say(
              'card.ltv',
              `A customer pays ${f('paid-months')}, counted up to ${f('assume.lifetimeMonths')}.${overWords(found)}`,
            ),
          },
        ]),
  ];
  // With cash and costs the verdict and the fan have them.
  if (!money && income?.revenue.isGiven)
    all.push(
      { figure: income.revenue.id, bands: [] },
      ...(income.growth ? [{ figure: income.growth.figure, bands: [] }] : []),
    );
  return all.length === 0 ? [] : [{ id: 'cards', kind: 'cards', title: 'The figures', cards: all }];
}

/** A curve that lies above the last months that many were seen in promises too much. */
function overWords({ sheet, customers }: Found): string {
  const over = customers?.staying?.over;
  if (!customers || !over) return '';
  const points = sheet.simulated(
    { id: 'over', label: 'Curve above what was seen', value: over.points, unit: 'points', noun: 'points' },
    'fitted share less the share still paying, at the last age that many were seen at',
    [customers.all],
  );
  const age = sheet.given('over.age', 'Last age that many were seen at', over.age, 'months', 'cohorts');
  return ` The curve lies ${f(points)} above what you saw after ${f(age)}: read it as a ceiling.`;
}

function banded(sheet: Sheet, figure: string, metric: string, value: number | null): MetricCard {
  const bench = sheet.basis.benchmarks.find(
    (one) => one.metric === metric && one.bands.length > 1 && isForSegment(one, sheet.input.segment),
  );
  if (!bench) return { figure, bands: [] };
  const bands = tonedBands(bench);
  const source = sheet.writer.cite(sourceOf(bench));
  const band = bandOf({ bands }, value);
  return {
    figure,
    bands,
    source,
    ...(band && {
      reading: sheet.writer.say(
        `card.${figure}`,
        `${f(figure)} is “${band.label}” by ${sayWhoseBands(bench.publisher)}.`,
        { kind: 'source', id: source },
      ),
    }),
  };
}
