import { diffReports, type Report, type ReportDiff } from '@slipway/report';
import { figureWords } from './figure-words.ts';

/** As a reader sees it: what moved by less than is shown has not moved. */
export function listMoved(before: Report, after: Report): ReportDiff {
  const diff = diffReports(before, after);
  const figures = diff.figures.filter((change) => figureWords(change.before) !== figureWords(change.after));
  return { ...diff, figures };
}
