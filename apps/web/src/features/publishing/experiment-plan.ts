import type { ExperimentPlan } from '../../api/publishing.ts';

const dayMs = 86_400_000;

/** As the form has it; the server says what is wrong with it. */
export function readPlan(read: (name: string) => string): ExperimentPlan {
  return {
    otherPageId: read('otherPageId'),
    hypothesis: read('hypothesis').trim(),
    sample: readNumber(read('sample')),
    threshold: readNumber(read('threshold')) / 100,
    certainty: Number(read('certainty')),
    stopDay: read('stopDay'),
  };
}

/** "1,000", "2.5" and "2,5" are what people type. */
function readNumber(typed: string): number {
  const text = typed
    .replace(/[\s%]/gu, '')
    .replace(/,(?=\d{3}\b)/gu, '')
    .replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

/** ISO day in UTC: the server's days are. */
export function dayFrom(nowMs: number, days: number): string {
  return new Date(nowMs + days * dayMs).toISOString().slice(0, 10);
}

/** What so many visitors can show: half of a 95 % interval around the threshold. */
export function sayPrecision(sample: string, threshold: string): string {
  const [visitors, share] = [readNumber(sample), readNumber(threshold) / 100];
  if (!(visitors >= 50) || !(share > 0 && share < 1)) return 'At least 50.';
  const points = 196 * Math.sqrt((share * (1 - share)) / visitors);
  return `With ${visitors.toLocaleString('en')}, a share of ${Math.round(share * 1000) / 10} % is known to about ±${points.toFixed(1)} points.`;
}
