import { AppError } from '@slipway/core';
import { lintPage, parsePage } from '@slipway/page';

/** A page with a blank in it, with somebody else's words or with text that cannot be read is nobody's to show. */
export function refuseUnfinished(document: string): void {
  const { page, problem } = parsePage(document);
  if (page === null) throw new Error(`A saved page cannot be read: ${problem}`);
  const [first] = lintPage(page).filter(({ blocks }) => blocks);
  if (first) throw new AppError('request/invalid', { problem: first.sentence, field: '' });
}
