import { largest, type Refusal, refuse } from '../shared/read-value.ts';
import type { Series, SeriesField } from './field.ts';
import { periodAfter } from './steps.ts';

/** A series as it was stored, or as another program sends it: regular already. */
export function readStored(field: SeriesField, raw: unknown): Series | Refusal {
  const { label, steps, min, minPoints, maxPoints } = field;
  const shape = refuse(`${label} must be a series of dates and numbers.`);
  if (typeof raw !== 'object' || raw === null) return shape;
  const [named, from, list]: unknown[] = ['step', 'from', 'values'].map((name) => Reflect.get(raw, name));
  const step = steps.find((one) => one === named);
  if (step === undefined || typeof from !== 'string' || !Array.isArray(list)) return shape;
  if (!isStart(from, step === 'month')) return shape;
  if (list.length > maxPoints)
    return refuse(`${label} can have at most ${maxPoints.toLocaleString('en')} ${step}s.`);
  const values: unknown[] = list;
  const fits = (value: unknown): value is number | null =>
    value === null ||
    (typeof value === 'number' && Math.abs(value) <= largest && value >= (min ?? Number.NEGATIVE_INFINITY));
  if (!values.every(fits)) return shape;
  if (values.filter((value) => value !== null).length < minPoints)
    return refuse(`${label}: please give at least ${minPoints} ${step}s with a number.`);
  // It begins and ends with a number, as rows do.
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return {
    step,
    from: periodAfter(step, from, first),
    values: values.slice(first, last + 1).map((value) => (value === null ? null : value + 0)),
  };
}

function isStart(from: string, isMonth: boolean): boolean {
  const day = isMonth ? `${from}-01` : from;
  return /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/u.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
}
