import { acceptRewording, type Report, type Statement } from '@slipway/report';

/** The text as it may be shown, or null. Line breaks and double blanks are the one thing that is mended. */
export function checkWords(text: string, statement: Statement, report: Report): string | null {
  return acceptRewording(text.replace(/[ \n\r\t]+/gu, ' ').trim(), statement, report)?.text ?? null;
}
