import { AppError } from '@slipway/core';
import { keepUser } from '../../../db/keep-user.ts';
import type { Deps } from '../../../deps.ts';
import { limitWrites } from '../../projects/get-project.ts';
import { isPageId } from '../get-page.ts';
import { deleteFavourite, insertFavourite, listFavourites } from './store.ts';

const favouritesMax = 200;

/** By the id alone: a built-in template that is gone one day is a mark that nothing shows. */
export async function setFavourite(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  { template, isFavourite }: { readonly template: string; readonly isFavourite: boolean },
): Promise<{ favourites: string[] }> {
  await limitWrites(deps, uid);
  if (!isPageId(template))
    throw new AppError('request/invalid', { problem: 'There is no template of this name.', field: 'id' });
  return deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    if (!isFavourite) await deleteFavourite(trx, uid, template);
    else if ((await listFavourites(trx, uid)).length < favouritesMax)
      await insertFavourite(trx, { user_id: uid, template, created_at: deps.clock() });
    return { favourites: await listFavourites(trx, uid) };
  });
}
