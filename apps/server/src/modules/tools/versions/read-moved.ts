import { listMoved } from '@slipway/agreement';
import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { loadRecord } from '../../record/read-record.ts';
import { listTitles } from '../documents/store.ts';
import type { SheetRow } from '../store.ts';
import { readVersion } from './add-version.ts';
import { findVersion } from './store.ts';

/**
 * Facts a deck was made with that are another value now, with that value. Its idea never changes this way. A result without a deck
 * is run again.
 */
export async function readMoved(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { run_id, user_id, project_id, tool: toolId, version }: SheetRow,
): Promise<Readonly<Record<string, unknown>>> {
  const current = await findVersion(db.query, user_id, run_id, version);
  if (!current || project_id === null) throw new AppError('run/not-found');
  const documents = await listTitles(db.query, user_id, run_id, version);
  if (!documents.some(({ kind }) => kind === 'deck'))
    throw new AppError('request/invalid', {
      problem: 'This result is brought up to date by running the tool again.',
      field: 'refresh',
    });
  const record = await loadRecord(db.query, user_id, project_id);
  const { input, report } = readVersion(current);
  const asOf = new Date(clock()).toISOString().slice(0, 10);
  const moved = listMoved(
    { record, results: [], pages: [], asOf },
    { toolId, input, figures: report.figures },
  );
  return Object.fromEntries(moved.map(({ fact, slot }) => [fact, slot.value]));
}
