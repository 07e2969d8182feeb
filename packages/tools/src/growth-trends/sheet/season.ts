import { monthLabel } from '@slipway/finance';
import type { TableBlock } from '@slipway/report';
import { dayNumber } from '../../fields/shared/days.ts';
import { startOf } from '../study/calendar.ts';
import { inWords, type Sheet } from './sheet.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The high and the low of the season. */
export function season(sheet: Sheet): TableBlock | null {
  const { season: found, series } = sheet.study;
  if (found === null) return null;
  const places = found.factors
    .map((factor, at) => ({ factor, name: placeName(series, at) }))
    .sort((a, b) => b.factor - a.factor);
  const shown = places.length > 12 ? [...places.slice(0, 4), ...places.slice(-4)] : places;
  const strength = sheet.writer.figure({
    id: 'season-strength',
    label: 'Strength of the season',
    value: found.strength,
    unit: 'share',
    provenance: inWords('1 − variance of the rest / variance of rest and season', 'last'),
  });
  const id = (index: number) => `season-${index + 1}`;
  shown.forEach(({ factor, name }, index) => {
    const provenance = inWords('mean distance to the trend at this time', 'last');
    if (found.isMultiplied)
      sheet.writer.figure({
        id: id(index),
        label: `${name} against the trend`,
        value: factor - 1,
        unit: 'share',
        provenance,
      });
    else sheet.value(id(index), `${name} against the trend`, factor, provenance);
  });
  const [top, bottom] = [shown[0]?.name ?? '', shown.at(-1)?.name ?? ''];
  const isWordy = series.step !== 'week';
  return {
    id: 'season',
    kind: 'table',
    title: 'Season',
    folded: true,
    intro: sheet.say(
      'season-intro',
      isWordy
        ? `${top} is {{f:${id(0)}}} against the trend, ${bottom} {{f:${id(shown.length - 1)}}}; the season explains {{f:${strength}}} of the swings.`
        : `The season explains {{f:${strength}}} of the swings.`,
    ),
    columns: [
      { label: series.step === 'month' ? 'Month' : series.step === 'week' ? 'Week of' : 'Day' },
      { label: 'Against the trend', numeric: true },
    ],
    rows: shown.map(({ name }, index) => ({ cells: [{ label: name }, { figure: id(index) }] })),
  };
}

function placeName(series: Sheet['study']['series'], at: number): string {
  const day = startOf(series, at);
  if (series.step === 'month') return monthLabel(day.slice(0, 7)).split(' ')[0] ?? '';
  if (series.step === 'week')
    return `${Number(day.slice(8))} ${(monthLabel(day.slice(0, 7)).split(' ')[0] ?? '').slice(0, 3)}`;
  // Day 0 of 1970 was a Thursday.
  return weekdays[(dayNumber(day) + 3) % 7] ?? '';
}
