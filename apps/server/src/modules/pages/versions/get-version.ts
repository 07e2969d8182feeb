import type { PageVersion } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForChange, getListed, type WhichPage } from '../get-page.ts';
import { toVersion } from './keep-version.ts';
import { deleteVersion, findVersion, type VersionRow } from './store.ts';

export interface WhichVersion extends WhichPage {
  readonly version: string;
}

export async function getVersion({ db }: Pick<Deps, 'db'>, which: WhichVersion): Promise<VersionRow> {
  await getListed(db.query, which);
  const found = await findVersion(db.query, which.uid, which.pageId, readNumber(which.version));
  if (!found) throw new AppError('page/not-found');
  return found;
}

export async function showVersion(
  deps: Pick<Deps, 'db'>,
  which: WhichVersion,
): Promise<PageVersion & { document: Record<string, unknown> }> {
  const found = await getVersion(deps, which);
  return { ...toVersion(found), document: JSON.parse(found.document) };
}

export async function removeVersion(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  which: WhichVersion,
): Promise<void> {
  await getForChange(deps, which);
  if (!(await deleteVersion(deps.db.query, which.uid, which.pageId, readNumber(which.version))))
    throw new AppError('page/not-found');
  await scrubDeleted(deps);
}

function readNumber(text: string): number {
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0;
}
