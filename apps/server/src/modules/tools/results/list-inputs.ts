import type { Queries } from '../../../db/client.ts';
import { listInputsOf } from './store.ts';

type Input = Readonly<Record<string, unknown>>;

/** Run → what its newest version was asked with, what was assumed among it. */
export async function listInputs(
  db: Queries,
  uid: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, Input>> {
  const rows = await listInputsOf(db, uid, runIds, withPictures);
  return new Map(
    rows.map(({ run_id, input, assumptions }) => [
      run_id,
      { ...JSON.parse(input), assumptions: JSON.parse(assumptions) },
    ]),
  );
}

/** Tools whose input may have a picture in it, and nothing that is counted with. */
const withPictures = ['brand-analyzer', 'landing-page-generator', 'new-landing-generator'];
