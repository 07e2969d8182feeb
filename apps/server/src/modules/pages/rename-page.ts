import type { PageSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getForChange, getListed, type WhichPage } from './get-page.ts';
import { toSummary } from './page-view.ts';
import { renamePage as renameRow } from './store.ts';

export async function renamePage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  which: WhichPage,
  name: string,
): Promise<PageSummary> {
  await getForChange(deps, which);
  await renameRow(deps.db.query, which.uid, which.pageId, { name, updated_at: deps.clock() });
  return toSummary(deps, await getListed(deps.db.query, which));
}
