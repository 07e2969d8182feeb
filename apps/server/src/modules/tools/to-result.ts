import type { Run } from '@slipway/contracts';
import { fillText, type Report } from '@slipway/report';

type Result = NonNullable<Run['result']>;

/** A report without its sheet: the answer in a sentence and every figure by its id. */
export function toResult(report: Report): Result {
  const figures: Result['figures'] = {};
  for (const [id, { label, value, unit, currency, range, status = 'ok' }] of Object.entries(report.figures))
    figures[id] = {
      label,
      value,
      unit,
      ...(currency === undefined ? {} : { currency }),
      ...(range === undefined ? {} : { low: range.low, high: range.high }),
      status,
    };
  return { headline: headlineOf(report), figures };
}

function headlineOf({ blocks, figures, title }: Report): string {
  const headline = blocks.find((block) => block.kind === 'headline');
  return headline ? fillText(headline.verdict.text, figures) : title;
}
