import { listWords } from '@slipway/language';
import type { LineBlock, Statement } from '@slipway/report';
import { footLabel } from '../study/calendar.ts';
import { inWords, rounded, type Sheet } from './sheet.ts';

/** Longer histories are cut: the end is what is asked about. */
const mostShown = 104;

/** The numbers as they were, and where they may go. */
export function chart(sheet: Sheet): LineBlock | null {
  const { series, measure, outlook, known } = sheet.study;
  if (known < 3) return null;
  const bands = outlook.kind === 'forecast' ? outlook.forecast.bands : [];
  const { length } = series.values;
  const from = Math.max(0, length - mostShown);
  const seen = series.values.slice(from);
  const lastAt = seen.findLastIndex((value) => value !== null);
  const before = seen.map((): number | null => null);
  const after = bands.map(() => null);
  const { unit: one, currency, noun } = measure;
  const unit = {
    unit: one,
    ...(currency !== undefined && { currency }),
    ...(noun !== undefined && { noun }),
  };
  const fan = (label: string, low: 'low80' | 'low95', high: 'high80' | 'high95') => ({
    label,
    low: [...before, ...bands.map((band) => rounded(band[low]))],
    high: [...before, ...bands.map((band) => rounded(band[high]))],
  });
  const x = Array.from({ length: seen.length + bands.length }, (_, at) => footLabel(series, from + at));
  const intro = introOf(sheet);
  return {
    id: 'chart',
    kind: 'line',
    title: bands.length === 0 ? measure.label : `${measure.label} and forecast`,
    ...(intro && { intro }),
    x,
    series: [
      { label: measure.label, ...unit, values: [...seen, ...after], provenance: sheet.given },
      ...(bands.length === 0
        ? []
        : [
            {
              label: 'Forecast',
              ...unit,
              values: [
                ...before.with(lastAt, seen[lastAt] ?? null),
                ...bands.map(({ value }) => rounded(value)),
              ],
              provenance: inWords('see the contest of methods', 'last', 'origins'),
              projected: true,
              bands: [fan('80% band', 'low80', 'high80'), fan('95% band', 'low95', 'high95')],
            },
          ]),
    ],
    ...(bands.length > 0 && { forecastFrom: seen.length }),
  };
}

function introOf(sheet: Sheet): Statement | null {
  const { outlook, open, spikes, isWithoutSpikes } = sheet.study;
  if (outlook.kind === 'forecast') {
    const used = outlook.forecast.entries.filter(({ isUsed }) => isUsed).map(({ name }) => name);
    const how = used.length === 1 ? 'By' : 'The mean of';
    const text = `${how} ${listWords(used)}. Bands are as wide as the errors were in {{f:origins}} on ${sheet.whose} past.`;
    return sheet.say('chart-intro', text);
  }
  if (open === 0 || (isWithoutSpikes && open === spikes.length)) return null;
  const count = sheet.steps('open', 'Without a number', open, sheet.given);
  const stay = open === 1 ? 'stays' : 'stay';
  return sheet.say('chart-gaps', `${count} without a number ${stay} open; nothing was filled with zero.`);
}
