import { fillText, listBlockStatements, type Report, sentencesOf } from '@slipway/report';

/**
 * What a report tells, as a reader sees it, figures filled in. The line beside each control of the assumptions is left out: it
 * says what the control does, and has to say the same everywhere.
 */
export function shownTexts(report: Report): string[] {
  return report.blocks
    .filter(({ kind }) => kind !== 'assumptions')
    .flatMap(listBlockStatements)
    .map(({ text }) => fillText(text, report.figures));
}

export function shownSentences(report: Report): string[] {
  return shownTexts(report).flatMap(sentencesOf);
}
