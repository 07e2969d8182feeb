import { type Answer, rowsOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { markOf } from '../shared/currency-mark.ts';
import { sayDay } from '../shared/days.ts';
import { countRows, keepWhole } from '../shared/one-text.ts';
import { cellText, withPercent } from '../shared/percent.ts';
import type { SeriesField, SeriesValue } from './field.ts';
import { readSeries } from './read-series.ts';
import { readStored } from './read-stored.ts';
import { periodAfter } from './steps.ts';

export const kind: FieldKind<SeriesField, SeriesValue> = {
  read: readSeries,
  write(field, value): Answer | null {
    const series = readStored(field, value);
    if ('problem' in series) return null;
    return series.values.map((number, index) => ({
      at: periodAfter(series.step, series.from, index),
      value: number === null ? '' : cellText(number, field.unit),
    }));
  },
  raw: toRows,
  say(field, answer) {
    const series = readSeries(field, toRows(field, answer), null);
    if ('problem' in series) return countRows(rowsOf(answer).length);
    const { step, from, values } = series;
    return `${values.length.toLocaleString('en')} ${step}${values.length === 1 ? '' : 's'} from ${sayDay(from)}`;
  },
  keep: keepWhole,
  currencyIn(_field, raw) {
    const rows: unknown[] = Array.isArray(raw) ? raw : [];
    for (const row of rows) {
      const cell: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'value') : null;
      const mark = typeof cell === 'string' ? markOf(cell) : null;
      if (mark !== null) return mark;
    }
    return null;
  },
};

function toRows({ unit }: SeriesField, answer: Answer): readonly { at: string; value: string }[] {
  return rowsOf(answer).map((row) => ({
    at: (row.at ?? '').trim(),
    value: withPercent(row.value ?? '', unit),
  }));
}
