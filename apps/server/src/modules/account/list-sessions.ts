import type { AccountSession } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { describeDevice } from './device.ts';
import { listSessions as listRows } from './store.ts';

export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  currentId: string,
): Promise<AccountSession[]> {
  const rows = await listRows(deps.db.query, uid, new Date(deps.clock()).toISOString());
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    createdAt: Date.parse(row.created_at),
    lastSeenAt: Date.parse(row.updated_at),
    device: describeDevice(row.user_agent ?? ''),
    address: row.ip_address || null,
  }));
}
