import type { Tone } from '@slipway/report';
import { fullLabel } from '../study/calendar.ts';
import { points } from '../study/study.ts';
import { growthText, lastValue } from './growth.ts';
import { addPoint, methodsText } from './outlook.ts';
import type { Sheet } from './sheet.ts';

export function verdictOf(sheet: Sheet): { readonly tone: Tone; readonly text: string } {
  const { study, Company } = sheet;
  const { outlook, rate } = study;
  const growth = growthText(sheet);
  const last = lastValue(sheet);
  if (outlook.kind !== 'forecast') return { tone: 'plain', text: shortVerdict(sheet, growth, last) };
  const end = addPoint(sheet);
  const ahead = sheet.steps('horizon', 'Forecast ahead', outlook.asked, {
    kind: 'assumed',
    why: 'As far as the history allows.',
    assumption: 'horizon',
  });
  if (outlook.forecast.isNaive) {
    const isSeason = outlook.forecast.shape.period > 1;
    const what = isSeason ? 'repeating the season around' : 'repeating';
    return {
      tone: 'fair',
      text: `No trend you can bank on: none of ${methodsText(sheet)} beat ${what} ${last}.`,
    };
  }
  const { verb } = sheet;
  const { change, isNoise } = changeAhead(sheet);
  if (isNoise)
    return { tone: 'fair', text: `No trend you can bank on: expect ${end} in ${ahead}, after ${last}.` };
  if (growth === null || rate === null)
    return { tone: 'plain', text: `${Company} ${verb('is', 'are')} at ${last}: expect ${end} in ${ahead}.` };
  const isSame = change * rate > 0 && Math.abs(change) >= Math.abs(rate) / 4;
  if (!isSame)
    return {
      tone: 'fair',
      text: `${Company} ${rate < 0 ? 'fell' : 'grew'} lately, at ${growth}, but it does not last: expect ${end} in ${ahead}.`,
    };
  return rate > 0
    ? {
        tone: 'good',
        text: `${Company} ${verb('grows', 'grow')} ${growth}, and it is a trend: expect ${end} in ${ahead}${seasonBefore(sheet)}.`,
      }
    : {
        tone: 'poor',
        text: `${Company} ${verb('shrinks', 'shrink')}, at ${growth}, and it is a trend: expect ${end} in ${ahead}${seasonBefore(sheet)}.`,
      };
}

/** The verdict is that there is no trend: then nothing is said of where it would lead. */
export function hasNoTrend(sheet: Sheet): boolean {
  const { outlook } = sheet.study;
  return outlook.kind === 'forecast' && (outlook.forecast.isNaive || changeAhead(sheet).isNoise);
}

/** Where the forecast ends, in the latest season that was seen; null without a season. */
function findSameTime({ outlook, series }: Sheet['study']) {
  if (outlook.kind !== 'forecast' || outlook.forecast.shape.period <= 1) return null;
  const { bands, shape } = outlook.forecast;
  const back = Math.ceil(bands.length / shape.period) * shape.period;
  const at = series.values.length - 1 + bands.length - back;
  return { at, back, value: series.values[at] ?? null };
}

/** With a season the last number is of another time of year: the forecast may lie below it and still be growth. */
function seasonBefore(sheet: Sheet): string {
  const { series } = sheet.study;
  const sameTime = findSameTime(sheet.study);
  if (sameTime === null || sameTime.value === null) return '';
  const period = fullLabel(series, sameTime.at);
  const before = sheet.value('season-before', 'The same time last season', sameTime.value, sheet.given, {
    period,
  });
  return `, against ${before} ${series.step === 'day' ? 'on the same weekday before' : 'a year before'}`;
}

/**
 * Growth a step that the forecast holds, against the last number; with a season, against the same time in the last one. Noise where it
 * is small beside the band.
 */
function changeAhead({ study }: Sheet): { readonly change: number; readonly isNoise: boolean } {
  const { outlook, last } = study;
  const end = outlook.kind === 'forecast' ? outlook.forecast.bands.at(-1) : undefined;
  if (outlook.kind !== 'forecast' || !end) return { change: 0, isNoise: true };
  const sameTime = findSameTime(study);
  const back = sameTime?.back ?? outlook.forecast.bands.length;
  const before = sameTime?.value ?? last;
  const isNoise = Math.abs(end.value - before) < 0.125 * (end.high80 - end.low80);
  return { change: before > 0 && end.value > 0 ? (end.value / before) ** (1 / back) - 1 : 0, isNoise };
}

function shortVerdict(sheet: Sheet, growth: string | null, last: string): string {
  const { study, Company } = sheet;
  const { outlook, known, series } = study;
  const count = sheet.steps('known', 'Numbers given', known, sheet.given);
  if (outlook.kind === 'none' && outlook.why === 'flat')
    return `${Company} ${sheet.verb('is', 'are')} flat: ${last} in each of ${count}.`;
  if (outlook.kind === 'none' && outlook.why === 'gaps') {
    const open = sheet.steps('open', 'Without a number', study.open, sheet.given);
    return `No forecast: ${open} of the history are open, and ${last} is the last number.`;
  }
  if (outlook.kind === 'none' && outlook.why === 'old') {
    const age = sheet.steps('age', 'Age of the last number', study.old?.age ?? 0, sheet.given);
    return `No forecast: the last number, ${last}, is ${age} old. Add the ${series.step}s since.`;
  }
  const first = study.series.values.find((value) => value !== null) ?? 0;
  const from = sheet.value('first', 'First number', first, sheet.given, { period: fullLabel(series, 0) });
  const so =
    growth === null
      ? `${Company} went from ${from} to ${last}`
      : `${Company} grew ${growth} so far, to ${last}`;
  return known < points.scenarios
    ? `${so}: an early direction, no forecast.`
    : `${so}: ${count} give scenarios, not a forecast.`;
}
