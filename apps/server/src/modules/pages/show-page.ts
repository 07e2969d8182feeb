import type { PageOut } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getListed, getPage, type WhichPage } from './get-page.ts';
import { toPage } from './page-view.ts';

export async function showPage(deps: Pick<Deps, 'db' | 'config'>, which: WhichPage): Promise<PageOut> {
  const { slug } = await getListed(deps.db.query, which);
  return toPage(deps, { ...(await getPage(deps.db.query, which)), slug });
}
