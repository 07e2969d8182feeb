import type { Publication } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { stopExperiment } from '../experiment/stop-experiment.ts';
import type { WhichPage } from '../get-page.ts';
import { getPublication, showPublication } from './publication-view.ts';
import { deleteSnapshots, endShowings, updatePublication } from './store.ts';

/** Always possible, at once. An experiment that is stopped like this ends without a verdict. */
export async function unpublishPage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  which: WhichPage,
): Promise<Publication> {
  const publication = await getPublication(deps.db.query, which);
  await deps.db.transaction(async (trx) => {
    await updatePublication(trx, publication.id, { published_at: null });
    await stopExperiment(trx, publication.id, deps.clock());
    await deleteSnapshots(trx, publication.id);
    await endShowings(trx, publication.id, deps.clock());
  });
  return showPublication(deps, which);
}
