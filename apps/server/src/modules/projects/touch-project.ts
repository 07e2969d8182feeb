import type { CompanyRecord } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import { ideaKeyOf } from './project-id.ts';
import { updateProject } from './store.ts';

/** Something in it changed; with its record, perhaps its idea. */
export async function touchProject(
  db: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  { at, record }: { readonly at: number; readonly record?: CompanyRecord },
): Promise<void> {
  await updateProject(db, uid, projectId, {
    updated_at: at,
    ...(record === undefined ? {} : { idea_key: ideaKeyOf(ideaIn(record)) }),
  });
}

function ideaIn(record: CompanyRecord): string | null {
  const value = Object.hasOwn(record, 'idea') ? record.idea?.value : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
