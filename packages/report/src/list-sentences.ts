import { sentencesOf } from '@slipway/language';
import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';
import { listStatements } from './statements.ts';

/** Every sentence as a reader sees it, figures filled in. */
export function listSentences(report: Report): string[] {
  return listStatements(report).flatMap(({ text }) => sentencesOf(fillText(text, report.figures)));
}
