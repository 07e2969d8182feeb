import { type CompanyRecord, emptyRecord, type Slot } from '@slipway/record';
import type { Deps } from '../../../deps.ts';
import { findRecord } from './store.ts';

export interface ShownRecord {
  slots: Record<string, Omit<Slot, 'before'>>;
}

/** What the person's runs have told and found about their company. */
export async function readRecord({ db }: Pick<Deps, 'db'>, uid: string): Promise<ShownRecord> {
  const stored = await findRecord(db.query, uid);
  const record: CompanyRecord = stored === undefined ? emptyRecord : JSON.parse(stored);
  return showRecord(record);
}

/** What can be gone back to is nobody's answer yet. */
export function showRecord(record: CompanyRecord): ShownRecord {
  return {
    slots: Object.fromEntries(
      Object.entries(record).map(([name, { before: _earlier, ...slot }]) => [name, slot]),
    ),
  };
}
