import {
  type CheckedResult,
  type Company,
  findDisagreements,
  readPage,
  writeOnPage,
} from '@slipway/agreement';
import type { Page } from '@slipway/page';

interface Move {
  readonly id: string;
  /** One sentence with both numbers. */
  readonly why: string;
  readonly from: string;
  readonly to: string;
  readonly write: (page: Page) => Page;
}

/** Each number of the page that the record or a result has another value for, and the page with that value. */
export function listMoves(
  page: Page,
  name: string,
  record: Company['record'],
  results: readonly CheckedResult[],
): readonly Move[] {
  const checked = readPage({ id: 'open', name, date: '', document: page });
  const found = findDisagreements({ record, results, pages: [checked], asOf: '' });
  return found.flatMap(({ id, why, settle }) => {
    const written = settle.find((one) => one.kind === 'page');
    if (written === undefined) return [];
    const { from, to } = written;
    return [{ id, why, from, to, write: (now: Page) => writeOnPage(now, written) }];
  });
}
