import { designIds } from '@slipway/page';
import type { Deps } from '../../../deps.ts';
import { isPageId } from '../get-page.ts';
import { findTemplate } from './store.ts';

/** A built-in template is there for everybody; for one of their own whoever is signed out signs in first. */
export async function isTemplateThere(
  deps: Pick<Deps, 'db'>,
  uid: string | null,
  id: string,
): Promise<boolean> {
  if (designIds.some((design) => design === id) || uid === null) return true;
  return isPageId(id) && (await findTemplate(deps.db.query, uid, id)) !== undefined;
}
