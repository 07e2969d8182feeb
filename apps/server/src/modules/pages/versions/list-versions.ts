import type { PageVersion } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { getListed, type WhichPage } from '../get-page.ts';
import { toVersion } from './keep-version.ts';
import { listVersions as listRows } from './store.ts';

export async function listVersions(
  { db }: Pick<Deps, 'db'>,
  which: WhichPage,
): Promise<{ versions: PageVersion[] }> {
  await getListed(db.query, which);
  return { versions: (await listRows(db.query, which.uid, which.pageId)).map(toVersion) };
}
