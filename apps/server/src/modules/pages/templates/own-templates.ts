import type { PageTemplate } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { keepUser } from '../../../db/keep-user.ts';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { limitWrites } from '../../projects/get-project.ts';
import { isPageId } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { readDocument } from '../read-document.ts';
import {
  deleteFavourite,
  deleteTemplate,
  findTemplate,
  findTemplateByKey,
  insertTemplate,
  listFavourites,
  listTemplates as listRows,
  type TemplateRow,
} from './store.ts';

const templatesMax = 100;

interface NewTemplate {
  readonly name: string;
  readonly document: unknown;
  readonly idempotencyKey: string | null;
}

export async function listTemplates({ db }: Pick<Deps, 'db'>, uid: string) {
  const rows = await listRows(db.query, uid);
  return {
    templates: rows.map(({ id, name, created_at }) => ({ id, name, createdAt: toIso(created_at) })),
    favourites: await listFavourites(db.query, uid),
  };
}

/** Saved from a page, or brought in as a file: read like any other page. */
export async function addTemplate(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  uid: string,
  { name, document, idempotencyKey }: NewTemplate,
): Promise<PageTemplate> {
  await limitWrites(deps, uid);
  const json = readDocument(document);
  return deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    if ((await listRows(trx, uid)).length >= templatesMax)
      throw new AppError('request/invalid', {
        problem: `You have ${templatesMax} templates. Delete one to make room.`,
        field: '',
      });
    const row = await insertTemplate(trx, {
      id: deps.ids.next(),
      user_id: uid,
      name,
      document: json,
      created_at: deps.clock(),
      idem_key: idempotencyKey,
    });
    const made =
      row ?? (idempotencyKey === null ? undefined : await findTemplateByKey(trx, uid, idempotencyKey));
    if (!made) throw new AppError('template/not-found');
    return toTemplate(made);
  });
}

export async function getTemplate({ db }: Pick<Deps, 'db'>, uid: string, id: string): Promise<PageTemplate> {
  const row = isPageId(id) ? await findTemplate(db.query, uid, id) : undefined;
  if (!row) throw new AppError('template/not-found');
  return toTemplate(row);
}

export async function removeTemplate(deps: Pick<Deps, 'db' | 'log'>, uid: string, id: string): Promise<void> {
  if (!isPageId(id) || !(await deleteTemplate(deps.db.query, uid, id)))
    throw new AppError('template/not-found');
  await deleteFavourite(deps.db.query, uid, id);
  await scrubDeleted(deps);
}

function toTemplate({ id, name, created_at, document }: TemplateRow): PageTemplate {
  return { id, name, createdAt: toIso(created_at), document: JSON.parse(document) };
}
