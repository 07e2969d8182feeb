import { AppError } from '@slipway/core';
import type { Queries } from '../../../db/client.ts';
import { findBySlug, type PublicationRow } from '../publish/store.ts';

/** What is shown at an address now. One that was taken down and one that never was are the same to a visitor. */
export async function getShown(db: Queries, slug: string): Promise<PublicationRow> {
  const found = /^[a-z\d-]{3,60}$/u.test(slug) ? await findBySlug(db, slug) : undefined;
  if (!found || found.published_at === null) throw new AppError('page/not-found');
  return found;
}
