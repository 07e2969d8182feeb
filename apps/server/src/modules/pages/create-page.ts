import type { PageOut } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { getForWriting } from '../projects/get-project.ts';
import { touchProject } from '../projects/touch-project.ts';
import { holdRecord } from '../record/hold-record.ts';
import { toPage } from './page-view.ts';
import { readDocument } from './read-document.ts';
import { countPages, findPageByKey, insertPage } from './store.ts';

const pagesMax = 100;

interface NewPage {
  readonly name: string;
  readonly document: unknown;
  readonly idempotencyKey: string | null;
}

export async function createPage(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  { name, document, idempotencyKey }: NewPage,
): Promise<PageOut> {
  await getForWriting(deps, uid, projectId);
  const json = readDocument(document);
  const at = deps.clock();
  return deps.db.transaction(async (trx) => {
    if (!(await holdRecord(trx, { uid, projectId }))) throw new AppError('project/not-found');
    if ((await countPages(trx, uid, projectId)) >= pagesMax)
      throw new AppError('request/invalid', {
        problem: `This project has ${pagesMax} pages. Delete one to make room.`,
        field: '',
      });
    const row = await insertPage(trx, {
      id: deps.ids.next(),
      project_id: projectId,
      user_id: uid,
      name,
      document: json,
      revision: 1,
      created_at: at,
      updated_at: at,
      idem_key: idempotencyKey,
    });
    const made = row ?? (idempotencyKey === null ? undefined : await findPageByKey(trx, uid, idempotencyKey));
    if (!made) throw new AppError('page/not-found');
    await touchProject(trx, { uid, projectId }, { at });
    return toPage(deps, { ...made, slug: null });
  });
}
