import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { limitWrites } from '../projects/get-project.ts';
import { findListed, findPage, type ListedPage, type PageRow } from './store.ts';

export interface WhichPage {
  readonly uid: string;
  readonly pageId: string;
}

/** Ids are ours; anything else names nothing, and a NUL would be PostgreSQL's error instead of our answer. */
export function isPageId(value: string): boolean {
  return /^[\w-]{1,64}$/u.test(value);
}

/** One of the person's own. Another's does not exist for them. */
export async function getPage(db: Queries, { uid, pageId }: WhichPage): Promise<PageRow> {
  const page = isPageId(pageId) ? await findPage(db, uid, pageId) : undefined;
  if (!page) throw new AppError('page/not-found');
  return page;
}

export async function getListed(db: Queries, { uid, pageId }: WhichPage): Promise<ListedPage> {
  const page = isPageId(pageId) ? await findListed(db, uid, pageId) : undefined;
  if (!page) throw new AppError('page/not-found');
  return page;
}

/** Before anything of it is changed: it is there, and not too many changes were made just now. */
export async function getForChange(deps: Pick<Deps, 'db' | 'clock'>, which: WhichPage): Promise<ListedPage> {
  const page = await getListed(deps.db.query, which);
  await limitWrites(deps, which.uid);
  return page;
}
