import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { describeDays, formatPrice, trialDays } from '@slipway/credits';
import { z } from 'zod';
import type { Config } from '../config.ts';

export interface SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
  /** Unpacked when asked for, where there is a packed form: nearly nobody takes it, and it is most of the site. */
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Packed when first asked for, where the page is filled in. */
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** The web build, held in memory: a path that is not in the map does not exist, whatever it is spelt like. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Public pages: path → file. */
  readonly pages: ReadonlyMap<string, string>;
  readonly app: string;
  /** Paths the app answers itself, exact or with `:name` parts. */
  readonly appPaths: readonly string[];
  /** Old addresses: path in small letters → where it is now. */
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const hashes = z.array(z.string().regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/));
const manifest = z.object({
  pages: z.record(z.string(), z.string()),
  app: z.string(),
  appPaths: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
  notFound: z.string(),
  scriptHashes: hashes,
  styleHashes: hashes,
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Before the web app is built there is nothing to serve but the API. */
export const emptySite: Site = {
  files: new Map(),
  pages: new Map(),
  app: '',
  appPaths: [],
  moved: new Map(),
  notFound: '',
  scriptHashes: [],
  styleHashes: [],
};

/** Stands in the build for the origin, which is known only at run time: canonical addresses, sitemap, robots. */
const originMark = '__ORIGIN__';

type Filling = Pick<Config, 'publicUrl' | 'measurementId' | 'hosted' | 'plan'>;

/** What stands in the pages for a setting of this server, and its words. */
const listMarks = ({
  publicUrl,
  measurementId,
  hosted,
  plan,
}: Filling): Readonly<Record<string, string>> => ({
  [originMark]: publicUrl,
  __MEASUREMENT_ID__: measurementId ?? '',
  __BACKEND__: hosted === null ? 'embedded' : 'hosted',
  __PRICE__: formatPrice(plan.amountMinor, plan.currency),
  __PERIOD__: describeDays(plan.periodDays),
  __TRIAL__: describeDays(trialDays),
});

export function loadSite(dir: string, config: Filling): Site {
  const manifestFile = join(dir, 'site.json');
  if (!existsSync(manifestFile)) return emptySite;
  const { pages, moved, ...rest } = manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const files = new Map<string, SiteFile>();
  const marks = listMarks(config);
  const fill = (text: string) => text.replace(/__[A-Z_]+__/g, (mark) => marks[mark] ?? mark);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    const isPublic = entry.isFile() && !/\.(?:br|gz|map)$/.test(path) && path !== '/site.json';
    if (isPublic) files.set(path, loadFile(file, path, fill));
  }
  const site = {
    files,
    pages: new Map(Object.entries(pages)),
    moved: new Map(Object.entries(moved)),
    ...rest,
  };
  for (const path of [...site.pages.values(), site.app, site.notFound])
    if (!files.has(path)) throw new Error(`site.json names ${path}, which is not in the build.`);
  return site;
}

function loadFile(file: string, path: string, fill: (text: string) => string): SiteFile {
  const built = readFileSync(file);
  const isFilled = /\.(?:html|xml|txt|webmanifest)$/.test(path) && built.includes(originMark);
  const plain = new Uint8Array(isFilled ? Buffer.from(fill(built.toString())) : built);
  const gzip = isFilled ? new Uint8Array(gzipSync(plain)) : findSibling(`${file}.gz`);
  const kept = gzip === null ? plain : null;
  const unpack = () => kept ?? new Uint8Array(gunzipSync(gzip ?? ''));
  let br = isFilled ? undefined : findSibling(`${file}.br`);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    // Names under /assets/ carry a hash of their content.
    cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    get plain() {
      return unpack();
    },
    // Filled files differ from what the build compressed. For all of them at once the start would wait half a second.
    get br() {
      br ??= isFilled ? pack(unpack()) : null;
      return br;
    },
    gzip,
  };
}

/** The highest quality would hold up whoever asks first. */
function pack(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
}

function findSibling(file: string): Uint8Array<ArrayBuffer> | null {
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
}
