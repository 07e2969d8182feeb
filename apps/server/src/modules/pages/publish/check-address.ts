import type { Deps } from '../../../deps.ts';
import { limit } from '../../limits/hit-limit.ts';
import { getListed, type WhichPage } from '../get-page.ts';
import { pageAddress } from '../page-address.ts';
import { slugOf, slugProblem, slugsLike } from './slug.ts';
import { findBySlug, findPublication } from './store.ts';

interface Checked {
  readonly slug: string;
  readonly url: string;
  readonly problem: string | null;
}

/** What is free now may be taken a moment later: publishing asks again, in its transaction. */
export async function checkAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'ids'>,
  which: WhichPage,
  typed: string | undefined,
): Promise<Checked> {
  const { name } = await getListed(deps.db.query, which);
  await limit(deps, { name: 'page-address', key: which.uid, max: 300, windowMs: 10 * 60_000 });
  const own = (await findPublication(deps.db.query, which.uid, which.pageId))?.slug;
  const answer = (slug: string, problem: string | null) => ({ slug, url: pageAddress(deps, slug), problem });
  if (typed === undefined) return answer(own ?? (await findFree(deps, name)), null);
  const slug = typed.trim().toLowerCase();
  if (slug === own) return answer(slug, null);
  const problem = slugProblem(slug);
  if (problem !== null) return answer(slug, problem);
  return answer(slug, (await findBySlug(deps.db.query, slug)) ? 'This address is taken.' : null);
}

async function findFree({ db, ids }: Pick<Deps, 'db' | 'ids'>, name: string): Promise<string> {
  let slug = '';
  for (slug of slugsLike(slugOf(name), ids.secret())) if (!(await findBySlug(db.query, slug))) break;
  return slug;
}
