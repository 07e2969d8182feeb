import type { PageSummary } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { getForChange, getListed, type WhichPage } from './get-page.ts';
import { toSummary } from './page-view.ts';
import { readDocument } from './read-document.ts';
import { saveDocument } from './store.ts';

/** The whole document, made from `revision`. Where that is not the newest, nothing is written and the newest is named. */
export async function savePage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  which: WhichPage,
  { document, revision }: { readonly document: unknown; readonly revision: number },
): Promise<PageSummary> {
  await getForChange(deps, which);
  await replaceDocument(deps, which, { json: readDocument(document), revision });
  return toSummary(deps, await getListed(deps.db.query, which));
}

export async function replaceDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  which: WhichPage,
  { json, revision }: { readonly json: string; readonly revision: number },
): Promise<void> {
  const from = { uid: which.uid, id: which.pageId, revision };
  if (await saveDocument(deps.db.query, from, { document: json, at: deps.clock() })) return;
  const now = await getListed(deps.db.query, which);
  throw new AppError('page/changed', { revision: now.revision });
}
