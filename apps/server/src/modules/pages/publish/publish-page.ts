import type { Publication } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { limit } from '../../limits/hit-limit.ts';
import { refuseWhileRunning } from '../experiment/refuse-while-running.ts';
import { getForChange, type WhichPage } from '../get-page.ts';
import { lockPage, type PageRow } from '../store.ts';
import { showPublication } from './publication-view.ts';
import { refuseUnfinished } from './refuse-unfinished.ts';
import { readSlug, slugOf, slugsLike } from './slug.ts';
import {
  countPublications,
  deleteSnapshots,
  endShowings,
  findBySlug,
  findPublication,
  insertPublication,
  insertShowing,
  insertSnapshot,
  type PublicationRow,
  updatePublication,
  type Variant,
} from './store.ts';

const publicationsMax = 100;

export type PublishDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;
interface Asked {
  readonly slug?: string | undefined;
  readonly isIndexed?: boolean | undefined;
}

/** What visitors see from now on is the page as it is saved at this moment; saving it again changes nothing for them. */
export async function publishPage(deps: PublishDeps, which: WhichPage, asked: Asked): Promise<Publication> {
  await getForChange(deps, which);
  await limitPublishing(deps, which.uid);
  await deps.db.transaction(async (trx) => {
    const page = await lockPage(trx, which.uid, which.pageId);
    if (!page) throw new AppError('page/not-found');
    const publication = await keepAddress(deps, trx, page, asked);
    await refuseWhileRunning(trx, publication.id, deps.clock());
    await replaceSnapshots(deps, trx, publication, { a: page });
  });
  return showPublication(deps, which);
}

export function limitPublishing(deps: Pick<Deps, 'db' | 'clock'>, uid: string): Promise<void> {
  return limit(deps, { name: 'publish', key: uid, max: 60, windowMs: 60 * 60_000 });
}

/** The page's own address, made or changed as asked. The page's row is locked, so it gets one at most. */
export async function keepAddress(
  deps: PublishDeps,
  trx: Queries,
  page: PageRow,
  { slug: typed, isIndexed }: Asked,
): Promise<PublicationRow> {
  const wanted = typed === undefined ? null : readSlug(typed);
  const known = await findPublication(trx, page.user_id, page.id);
  if (!known) return makeAddress(deps, trx, page, { wanted, isIndexed: isIndexed === true });
  if (wanted !== null && wanted !== known.slug) {
    await refuseWhileRunning(trx, known.id, deps.clock());
    if (await findBySlug(trx, wanted)) throw new AppError('page/slug-taken', { slug: wanted });
  }
  const change = {
    slug: wanted ?? known.slug,
    is_indexed: isIndexed === undefined ? known.is_indexed : Number(isIndexed),
  };
  await updatePublication(trx, known.id, change);
  return { ...known, ...change };
}

async function makeAddress(
  deps: PublishDeps,
  trx: Queries,
  page: PageRow,
  { wanted, isIndexed }: { readonly wanted: string | null; readonly isIndexed: boolean },
): Promise<PublicationRow> {
  if ((await countPublications(trx, page.user_id)) >= publicationsMax)
    throw new AppError('request/invalid', {
      problem: `You have ${publicationsMax} published addresses. Delete a page to make room.`,
      field: '',
    });
  const tries = wanted === null ? slugsLike(slugOf(page.name), deps.ids.secret()) : [wanted];
  for (const slug of tries) {
    const made = await insertPublication(trx, {
      id: deps.ids.next(),
      page_id: page.id,
      project_id: page.project_id,
      user_id: page.user_id,
      slug,
      published_at: null,
      is_indexed: Number(isIndexed),
    });
    if (made) return made;
  }
  throw new AppError('page/slug-taken', { slug: wanted ?? slugOf(page.name) });
}

/** Together, so that nobody ever sees an address with half of what was published. */
export async function replaceSnapshots(
  deps: Pick<Deps, 'ids' | 'clock'>,
  trx: Queries,
  publication: PublicationRow,
  pages: Readonly<Partial<Record<Variant, PageRow>>>,
): Promise<void> {
  const at = deps.clock();
  await deleteSnapshots(trx, publication.id);
  await endShowings(trx, publication.id, at);
  for (const variant of ['a', 'b'] as const) {
    const page = pages[variant];
    if (!page) continue;
    refuseUnfinished(page.document);
    const what = {
      publication_id: publication.id,
      variant,
      user_id: page.user_id,
      page_id: page.id,
      revision: page.revision,
    };
    await insertSnapshot(trx, { id: deps.ids.next(), ...what, document: page.document, created_at: at });
    await insertShowing(trx, { id: deps.ids.next(), ...what, from_at: at, until_at: null });
  }
  await updatePublication(trx, publication.id, { published_at: at });
}
