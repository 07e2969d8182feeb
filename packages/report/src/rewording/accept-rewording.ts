import { statementProblems } from '../check-report.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { findRewordingFault } from './find-rewording-fault.ts';

/** A model's words for a statement as they may be shown, or null: then the analyst's stand. */
export function acceptRewording(text: string, statement: Statement, report: Report): Statement | null {
  if (findRewordingFault(text, statement.text, report.figures) !== null) return null;
  const reworded: Statement = { ...statement, text, by: 'model' };
  return statementProblems(reworded, report).length > 0 ? null : reworded;
}
