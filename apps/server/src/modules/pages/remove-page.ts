import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import type { Deps } from '../../deps.ts';
import { isPageId, type WhichPage } from './get-page.ts';
import { deletePage } from './store.ts';

/** With its versions, its address, its sign-ups and its figures. A verdict stays in the project's record. */
export async function removePage(deps: Pick<Deps, 'db' | 'log'>, { uid, pageId }: WhichPage): Promise<void> {
  const isGone = isPageId(pageId) && (await deletePage(deps.db.query, uid, pageId));
  if (!isGone) throw new AppError('page/not-found');
  await scrubDeleted(deps);
}
