import { listPictures, movePictures, parsePage, toDocument, toFolder } from '@slipway/page';
import { strToU8, zipSync } from 'fflate';
import type { Deps } from '../../../deps.ts';
import { requireFeature } from '../../billing/require-feature.ts';
import { limit } from '../../limits/hit-limit.ts';
import { getPage, type WhichPage } from '../get-page.ts';
import { listOwnImages } from '../images/store.ts';
import { pageAddress } from '../page-address.ts';
import { slugOf } from '../publish/slug.ts';
import { findPublication } from '../publish/store.ts';

interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The page as it is saved now, to keep and to put anywhere: no script, and nothing fetched from us. Only premium opens it. */
export async function exportPage(
  deps: ExportDeps,
  which: WhichPage,
  format: 'html' | 'zip',
): Promise<ExportedFile> {
  await requireFeature(deps, which, 'landing-page-export');
  const { name, document } = await getPage(deps.db.query, which);
  await limit(deps, { name: 'page-export', key: which.uid, max: 60, windowMs: 60 * 60_000 });
  const { page, problem } = parsePage(document);
  if (page === null) throw new Error(`A saved page cannot be read: ${problem}`);
  const formAction = await findFormAction(deps, which);
  const file = slugOf(name);
  if (format === 'html') {
    const html = toDocument(page, { formAction });
    const pictures = await readPictures(deps, which.uid, html);
    const inline = movePictures(html, (src) => pictures.get(src)?.inline ?? null);
    return { name: `${file}.html`, type: 'text/html; charset=utf-8', bytes: strToU8(inline) };
  }
  const { html, css } = toFolder(page, { formAction });
  const pictures = await readPictures(deps, which.uid, html);
  const files = {
    'index.html': strToU8(movePictures(html, (src) => pictures.get(src)?.path ?? null)),
    'style.css': strToU8(css),
    // Pictures are compressed already.
    ...Object.fromEntries([...pictures.values()].map(({ path, bytes }) => [path, [bytes, { level: 0 }]])),
  };
  return { name: `${file}.zip`, type: 'application/zip', bytes: zipSync(files, { mtime: deps.clock() }) };
}

/** Where sign-ups of an exported page arrive; null where nobody would receive them. */
async function findFormAction(deps: ExportDeps, { uid, pageId }: WhichPage): Promise<string | null> {
  const publication = await findPublication(deps.db.query, uid, pageId);
  if (!publication || publication.published_at === null) return null;
  return `${pageAddress(deps, publication.slug)}/join?page=file`;
}

/** By the address they have on the page, numbered as they come. One that is gone, or another's, is left out. */
async function readPictures({ db }: Pick<Deps, 'db'>, uid: string, html: string) {
  const shown = listPictures(html).map((src) => ({
    src,
    id: /^\/images\/([\w-]{43})\./.exec(src)?.[1] ?? '',
  }));
  const rows = await listOwnImages(db.query, uid, [...new Set(shown.map(({ id }) => id))]);
  return new Map(
    shown.flatMap(({ src, id }, at) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return [];
      const { type, data } = row;
      const path = `images/${at + 1}.${type}`;
      const bytes = new Uint8Array(Buffer.from(data, 'base64'));
      return [[src, { inline: `data:image/${type};base64,${data}`, path, bytes }]];
    }),
  );
}
