import { designIds } from '@slipway/page';
import type { Deps } from '../../deps.ts';
import { isPageId } from './get-page.ts';
import { findListed } from './store.ts';
import { findTemplate } from './templates/store.ts';

/** Whether the editor can open this: a design, or a page or template of the person. Who is signed out is asked to sign in first. */
export async function isEditableThere(
  { db }: Pick<Deps, 'db'>,
  uid: string | null,
  id: string,
): Promise<boolean> {
  if (designIds.some((design) => design === id)) return true;
  if (!isPageId(id)) return false;
  if (uid === null) return true;
  const found = (await findListed(db.query, uid, id)) ?? (await findTemplate(db.query, uid, id));
  return found !== undefined;
}
