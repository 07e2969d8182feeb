import { type CompanyRecord, emptyRecord, type Slot } from '@slipway/record';
import type { Deps } from '../../../deps.ts';
import { findRecord } from './store.ts';

/** What the person's runs have told about their company. */
export async function readRecord(
  { db }: Pick<Deps, 'db'>,
  uid: string,
): Promise<{ slots: Record<string, Slot> }> {
  const stored = await findRecord(db.query, uid);
  const record: CompanyRecord = stored === undefined ? emptyRecord : JSON.parse(stored);
  return { slots: { ...record } };
}
