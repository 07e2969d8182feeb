import { textOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { sayDay } from '../shared/days.ts';
import { keepWhole, oneText } from '../shared/one-text.ts';
import { readDate } from '../shared/read-date.ts';
import { type Refusal, refuse } from '../shared/read-value.ts';
import type { DateField, DateValue } from './field.ts';

export const kind: FieldKind<DateField, DateValue> = {
  ...oneText,
  read,
  say: (field, answer) => {
    const day = read(field, answer);
    return typeof day === 'string' ? sayDay(day) : oneText.say(field, textOf(answer));
  },
  keep: keepWhole,
};

function read({ label, from, to }: DateField, raw: unknown): DateValue | Refusal {
  const day = readDate(label, raw);
  if (typeof day !== 'string') return day;
  // ISO days sort as text.
  if (from !== undefined && day < from) return refuse(`${label} can be ${sayDay(from)} at the earliest.`);
  if (to !== undefined && day > to) return refuse(`${label} can be ${sayDay(to)} at the latest.`);
  return day;
}
