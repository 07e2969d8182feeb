import type { Share, ShareKind } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getProject } from '../projects/get-project.ts';
import { getSheet } from '../tools/get-run.ts';
import { toShare } from './share-view.ts';
import { listLive } from './store.ts';
import { toTarget } from './target.ts';

/** Live links to one of the person's own. */
export async function listShares(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { uid, kind, id }: { readonly uid: string; readonly kind: ShareKind; readonly id: string },
): Promise<Share[]> {
  if (kind === 'project') await getProject(deps.db.query, uid, id);
  else await getSheet(deps, uid, id);
  const rows = await listLive(deps.db.query, uid, toTarget(kind, id), deps.clock());
  return rows.map((row) => toShare(deps, row));
}
