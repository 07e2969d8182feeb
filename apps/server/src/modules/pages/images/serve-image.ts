import type { Deps } from '../../../deps.ts';
import { findImage } from './store.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // Published pages have an origin of their own, so to a browser every picture on them is a stranger's.
  'cross-origin-resource-policy': 'cross-origin',
};

/** To anybody who has the address, which nobody can guess. */
export async function serveImage({ db }: Pick<Deps, 'db'>, file: string): Promise<Response> {
  const asked = /^([\w-]{43})\.(png|jpeg|webp|avif)$/u.exec(file);
  const found = asked ? await findImage(db.query, asked[1] ?? '') : undefined;
  if (!found || found.type !== asked?.[2])
    return new Response('This picture does not exist, or was deleted.\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  return new Response(Buffer.from(found.data, 'base64'), {
    headers: {
      ...headers,
      'content-type': `image/${found.type}`,
      // Its bytes never change; a day, so that a deleted one is gone from caches soon.
      'cache-control': 'public, max-age=86400, immutable',
    },
  });
}
