import type { PageVersion } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { getForChange, type WhichPage } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { lockPage } from '../store.ts';
import { insertVersion, listVersions as listRows } from './store.ts';

const versionsMax = 30;

/** The page as it is saved now, under a name. */
export async function keepVersion(
  deps: Pick<Deps, 'db' | 'clock'>,
  which: WhichPage,
  name: string,
): Promise<PageVersion> {
  await getForChange(deps, which);
  return deps.db.transaction(async (trx) => {
    // Two that come at once get numbers of their own.
    const page = await lockPage(trx, which.uid, which.pageId);
    if (!page) throw new AppError('page/not-found');
    const known = await listRows(trx, which.uid, which.pageId);
    if (known.length >= versionsMax)
      throw new AppError('request/invalid', {
        problem: `This page has ${versionsMax} versions. Delete one to make room.`,
        field: '',
      });
    const row = await insertVersion(trx, {
      page_id: page.id,
      version: (known[0]?.version ?? 0) + 1,
      user_id: which.uid,
      name,
      document: page.document,
      created_at: deps.clock(),
    });
    return toVersion(row);
  });
}

export function toVersion(row: {
  readonly version: number;
  readonly name: string;
  readonly created_at: number;
}): PageVersion {
  return { version: row.version, name: row.name, createdAt: toIso(row.created_at) };
}
