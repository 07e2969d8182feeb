import { sentencesOf } from '@slipway/language';
import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';
import { listStatements } from './statements.ts';

/** Every sentence as a reader sees it, figures filled in. */
export function listSentences(report: Report): string[] {
  return listStatements(report).flatMap(({ text }) => sentencesOf(fillText(text, report.figures)));
}

/** Share of the shorter report's sentences that stand word for word in the other: 0 to 1. */
export function sharedSentences(a: Report, b: Report): number {
  const [few, many] = [new Set(listSentences(a)), new Set(listSentences(b))].sort((x, y) => x.size - y.size);
  if (few === undefined || many === undefined || few.size === 0) return 0;
  return [...few].filter((sentence) => many.has(sentence)).length / few.size;
}
