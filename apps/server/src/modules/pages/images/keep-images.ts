import { createHash } from 'node:crypto';
import type { PageImage } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { keepUser } from '../../../db/keep-user.ts';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { limit } from '../../limits/hit-limit.ts';
import { isPageId } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { imageType } from './image-type.ts';
import { deleteImage, findByDigest, insertImage, type ListedImage, listImages as listRows } from './store.ts';

const bytesMax = 2 * 1024 * 1024;
/** Of one person. */
const total = { images: 200, bytes: 50 * 1024 * 1024 };

export async function listImages({ db }: Pick<Deps, 'db'>, uid: string): Promise<{ images: PageImage[] }> {
  return { images: (await listRows(db.query, uid)).map(toImage) };
}

/** Its kind is read from its bytes; the same bytes again are the same picture. */
export async function addImage(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  uid: string,
  base64: string,
): Promise<PageImage> {
  await limit(deps, { name: 'image', key: uid, max: 60, windowMs: 10 * 60_000 });
  const bytes = readBase64(base64);
  if (bytes.length > bytesMax) throw new AppError('request/too-large', { limit: '2 MB' });
  const type = imageType(bytes);
  if (type === null) throw new AppError('image/unusable');
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    const known = await findByDigest(trx, uid, digest);
    if (known) return toImage(known);
    const mine = await listRows(trx, uid);
    const used = mine.reduce((sum, row) => sum + row.bytes, 0);
    if (mine.length >= total.images || used + bytes.length > total.bytes)
      throw new AppError('request/invalid', {
        problem: `You have ${mine.length} pictures with ${Math.round(used / 1024 / 1024)} MB; ${total.images} and 50 MB fit. Delete some to make room.`,
        field: 'data',
      });
    const row = await insertImage(trx, {
      id: deps.ids.secret(),
      user_id: uid,
      digest,
      type,
      bytes: bytes.length,
      data: bytes.toString('base64'),
      created_at: deps.clock(),
    });
    const made = row ?? (await findByDigest(trx, uid, digest));
    if (!made) throw new AppError('image/not-found');
    return toImage(made);
  });
}

export async function removeImage(deps: Pick<Deps, 'db' | 'log'>, uid: string, id: string): Promise<void> {
  if (!isPageId(id) || !(await deleteImage(deps.db.query, uid, id))) throw new AppError('image/not-found');
  await scrubDeleted(deps);
}

/** Strict: what Node would leave out in silence is not what was sent. */
function readBase64(text: string): Buffer {
  if (text.length % 4 !== 0 || !/^[A-Za-z\d+/]+={0,2}$/.test(text)) throw new AppError('image/unusable');
  return Buffer.from(text, 'base64');
}

function toImage({ id, type, bytes, created_at }: ListedImage): PageImage {
  return { id, src: `/images/${id}.${type}`, type, bytes, createdAt: toIso(created_at) };
}
