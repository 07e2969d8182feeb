import type { Publication } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { getListed, type WhichPage } from '../get-page.ts';
import { pageAddress } from '../page-address.ts';
import { toIso } from '../page-view.ts';
import { countSignups } from '../signups/store.ts';
import { findPublication, listSnapshots, type PublicationRow } from './store.ts';

/** The address of one of the person's own pages, shown now or not. */
export async function getPublication(db: Queries, which: WhichPage): Promise<PublicationRow> {
  await getListed(db, which);
  return getAddress(db, which);
}

async function getAddress(db: Queries, which: WhichPage): Promise<PublicationRow> {
  const publication = await findPublication(db, which.uid, which.pageId);
  if (!publication) throw new AppError('page/not-published');
  return publication;
}

/** Null before it was published for the first time. */
export async function findPublished(
  deps: Pick<Deps, 'db' | 'config'>,
  which: WhichPage,
): Promise<Publication | null> {
  await getListed(deps.db.query, which);
  const isThere = (await findPublication(deps.db.query, which.uid, which.pageId)) !== undefined;
  return isThere ? showPublication(deps, which) : null;
}

export async function showPublication(
  deps: Pick<Deps, 'db' | 'config'>,
  which: WhichPage,
): Promise<Publication> {
  const page = await getListed(deps.db.query, which);
  const row = await getAddress(deps.db.query, which);
  const [snapshot] = await listSnapshots(deps.db.query, row.id);
  return {
    slug: row.slug,
    url: pageAddress(deps, row.slug),
    isPublished: row.published_at !== null,
    publishedAt: row.published_at === null ? null : toIso(row.published_at),
    isIndexed: row.is_indexed === 1,
    revision: snapshot?.revision ?? null,
    isChanged: snapshot !== undefined && snapshot.revision !== page.revision,
    signups: await countSignups(deps.db.query, row.id),
  };
}
