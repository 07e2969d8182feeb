import { ln, minus, over, plus, power, readAs } from '@slipway/core';
import { fullLabel, stepsPerMonth, stepsPerYear } from '../study/calendar.ts';
import { inWords, type Sheet } from './sheet.ts';

/** The last number, as it was given. */
export function lastValue({ study, value, given }: Sheet): string {
  const at = study.series.values.findLastIndex((one) => one !== null);
  return value('last', 'Last number', study.last, given, { period: fullLabel(study.series, at) });
}

/** The ends of the window: as given, or without the season. */
function endsOf({ study, value, given }: Sheet): readonly [string, string] {
  const { growth, season, series } = study;
  const provenance = season
    ? { kind: 'derived' as const, formula: 'the number without its season', inputs: ['last'] }
    : given;
  const label = (words: string) => (season ? `${words}, without the season` : words);
  value('growth-from', label('Where the window begins'), growth.first, provenance, {
    period: fullLabel(series, growth.from),
  });
  value('growth-to', label('Where it ends'), growth.last, provenance, {
    period: fullLabel(series, growth.to),
  });
  return ['growth-from', 'growth-to'];
}

/** Growth a step over the window; null where no rate can be told. */
export function growthText(sheet: Sheet): string | null {
  const { study, writer } = sheet;
  const { growth, rate, series } = study;
  if (rate === null) return null;
  lastValue(sheet);
  const [from, to] = endsOf(sheet);
  const span = growth.to - growth.from;
  const isCompound = rate === growth.compound && series.step === 'month';
  if (!isCompound)
    return sheet.rate(
      'growth',
      `Growth a ${series.step}`,
      rate,
      inWords('e^(slope of ln number on time) − 1', from, to),
    );
  const formula = readAs('share/month', minus(power(over(to, from), over(1, span)), 1));
  return `{{f:${writer.derive({ id: 'growth', label: 'Growth a month', unit: 'share/month', formula })}}}`;
}

export function windowText({ study, steps }: Sheet): string {
  const { growth, window, rate } = study;
  const why = 'Long enough to smooth one odd step, short enough to see a change.';
  return steps('window', 'Growth is measured over', window.own ?? growth.to - growth.from, {
    kind: 'assumed',
    why,
    ...(rate !== null && { assumption: 'window' }),
  });
}

/** The same a month, where the numbers are by week or day. */
export function addMonthly({ study, writer }: Sheet): string | null {
  const { step } = study.series;
  if (study.rate === null || step === 'month') return null;
  const formula = readAs('share/month', minus(power(plus(1, 'growth'), stepsPerMonth[step]), 1));
  return writer.derive({ id: 'growth-month', label: 'Growth a month', unit: 'share/month', formula });
}

/** The same a week, by which investors who cite Paul Graham judge. */
export function addWeekly({ study, writer }: Sheet): string | null {
  const { step } = study.series;
  if (study.rate === null) return null;
  if (step === 'week') return 'growth';
  const exponent = step === 'month' ? over(12, 52) : 7;
  const formula = readAs('share', minus(power(plus(1, 'growth'), exponent), 1));
  return writer.derive({ id: 'growth-week', label: 'Growth a week', unit: 'share', formula });
}

/** Null where it does not grow. */
export function addDoubling({ study, writer }: Sheet): string | null {
  const { rate, series } = study;
  // Slower than a doubling in a century is standing still.
  if (rate === null || rate < 1e-5) return null;
  const formula = over(ln(2), ln(plus(1, 'growth')));
  const base = { id: 'doubling', label: 'Doubles in' };
  if (series.step === 'week')
    return writer.derive({ ...base, unit: 'count', noun: 'weeks', formula: readAs('count', formula) });
  const unit = series.step === 'month' ? 'months' : 'days';
  return writer.derive({ ...base, unit, formula: readAs(unit, formula) });
}

/** Against a year before: what is left of growth when there is a season. */
export function addYearly({ study, value, writer, given }: Sheet): string | null {
  const { series } = study;
  const at = series.values.length - 1 - stepsPerYear[series.step];
  const before = series.values[at] ?? null;
  const now = series.values.at(-1) ?? null;
  if (before === null || now === null || before <= 0) return null;
  value('year-ago', 'A year before', before, given, { period: fullLabel(series, at) });
  const formula = readAs('share/year', minus(over('last', 'year-ago'), 1));
  return writer.derive({ id: 'yearly', label: 'Growth over a year', unit: 'share/year', formula });
}
