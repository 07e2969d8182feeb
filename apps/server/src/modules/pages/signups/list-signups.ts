import type { Signup } from '@slipway/contracts';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { isPageId, type WhichPage } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { getPublication } from '../publish/publication-view.ts';
import { countSignups, deleteSignup, listSignups as listRows } from './store.ts';

const pageMax = 50;

/** A place that is none has nothing after it. */
export async function listSignups(
  { db }: Pick<Deps, 'db'>,
  which: WhichPage,
  before: string | undefined,
): Promise<{ signups: Signup[]; total: number; next: string | null }> {
  const { id } = await getPublication(db.query, which);
  const total = await countSignups(db.query, id);
  if (before !== undefined && !isPageId(before)) return { signups: [], total, next: null };
  const rows = await listRows(db.query, id, { before, max: pageMax + 1 });
  const shown = rows.slice(0, pageMax);
  return {
    signups: shown.map(({ id: signupId, email, variant, created_at }) => ({
      id: signupId,
      email,
      variant,
      at: toIso(created_at),
    })),
    total,
    next: rows.length > pageMax ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** For somebody who asks to be taken off. Asked again, they are off. */
export async function removeSignup(
  deps: Pick<Deps, 'db' | 'log'>,
  which: WhichPage,
  signupId: string,
): Promise<void> {
  const { id } = await getPublication(deps.db.query, which);
  if (isPageId(signupId)) await deleteSignup(deps.db.query, id, signupId);
  await scrubDeleted(deps);
}
