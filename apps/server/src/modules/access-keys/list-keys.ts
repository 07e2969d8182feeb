import type { AccessKey } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { toAccessKey } from './key-view.ts';
import { listKeys as listRows } from './store.ts';

export async function listKeys({ db }: Pick<Deps, 'db'>, uid: string): Promise<AccessKey[]> {
  return (await listRows(db.query, uid)).map(toAccessKey);
}
