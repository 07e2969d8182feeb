import type { PageShowing } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import type { WhichPage } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { getPublication } from './publication-view.ts';
import { listShowings as listRows } from './store.ts';

const shownMax = 50;

/** What visitors saw when, so that a day's figures can be read beside it. */
export async function listShowings(
  { db }: Pick<Deps, 'db'>,
  which: WhichPage,
): Promise<{ showings: PageShowing[] }> {
  const { id } = await getPublication(db.query, which);
  const rows = await listRows(db.query, id, shownMax);
  return {
    showings: rows.map((row) => ({
      variant: row.variant,
      pageId: row.page_id,
      revision: row.revision,
      from: toIso(row.from_at),
      until: row.until_at === null ? null : toIso(row.until_at),
    })),
  };
}
