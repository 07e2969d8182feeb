import { gzipSync } from 'node:zlib';
import type { HttpContext } from './context.ts';
import { matchesTag } from './kept-answer.ts';
import type { Site, SiteFile } from './site.ts';

/** Of a screen whose title is known only here: messengers read the HTML and run no script. */
export interface OwnHead {
  readonly status: 200 | 404 | 429;
  readonly title: string;
  /** Property → content. */
  readonly meta: Readonly<Record<string, string>>;
}

type Found = boolean | OwnHead;

/** Whether there is something under these parameters, for whoever asks. By the pattern of the address, `/project/:id`. */
export type SiteLookups = Readonly<
  Record<string, (params: Readonly<Record<string, string>>, c: HttpContext) => Found | Promise<Found>>
>;

/** Answers every address outside `/api`. */
export function serveSite(site: Site, lookups: SiteLookups = {}): (c: HttpContext) => Promise<Response> {
  const patterns = site.appPaths.map((path) => toPattern(path, lookups));
  return async (c) => {
    if (site.files.size === 0)
      return c.text('The web app is not built yet. Run `npm run build`, then start again.\n', 503);
    const path = decodePath(c.req.path);
    if (path === null) return send(c, get(site, site.notFound), 404);
    if (path.length > 1 && path.endsWith('/')) {
      return c.redirect(`${encodeURI(withoutSlashes(path))}${new URL(c.req.url).search}`, 308);
    }
    const now = site.moved.get(path.toLowerCase());
    if (now !== undefined) return c.redirect(`${now}${new URL(c.req.url).search}`, 308);
    const made = site.pages.get(path);
    const found = made === undefined && (await lookUp(path, patterns, c));
    if (typeof found === 'object') return sendOwn(c, get(site, site.app), found);
    const file = site.files.get(made ?? (found ? site.app : path));
    return file ? send(c, file, 200) : send(c, get(site, site.notFound), 404);
  };
}

/** Collapsing every leading slash keeps the target on this host: `//evil.example` is another one. */
function withoutSlashes(path: string): string {
  const isSlash = (letter: string | undefined) => letter === '/' || letter === '\\';
  let from = 0;
  while (isSlash(path[from])) from += 1;
  let to = path.length;
  while (to > from && isSlash(path[to - 1])) to -= 1;
  return `/${path.slice(from, to)}`;
}

function get(site: Site, path: string): SiteFile {
  const file = site.files.get(path);
  if (!file) throw new Error(`${path} is not in the build`);
  return file;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function send(c: HttpContext, file: SiteFile, status: 200 | 404): Response {
  const [encoding, body] = choose(file, c.req.header('accept-encoding') ?? '');
  // Another coding is another sequence of bytes, so it has another tag.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': status === 200 ? file.cache : 'no-cache',
    vary: 'accept-encoding',
    etag,
  };
  if (status === 200 && matchesTag(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}

/** The empty shell with a head of its own; not kept, as what it names can be taken back. */
function sendOwn(c: HttpContext, shell: SiteFile, { status, title, meta }: OwnHead): Response {
  const tags = Object.entries(meta).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  const head = `<title>${escapeHtml(title)}</title>${tags.join('')}`;
  const html = new TextDecoder().decode(shell.plain).replace(/<title>[^<]*<\/title>/, () => head);
  const isPacked = /\bgzip\b(?!;q=0)/.test(c.req.header('accept-encoding') ?? '');
  const body = isPacked ? new Uint8Array(gzipSync(html)) : html;
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': shell.type,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function choose(file: SiteFile, accepted: string): readonly ['br' | 'gzip' | null, Uint8Array<ArrayBuffer>] {
  const codings = new Map(accepted.toLowerCase().split(',').map(parseCoding));
  const takes = (name: string) => codings.get(name) ?? codings.get('*') ?? false;
  const br = takes('br') && file.br;
  if (br) return ['br', br];
  if (file.gzip && takes('gzip')) return ['gzip', file.gzip];
  return [null, file.plain];
}

/** `gzip;q=0` is a refusal. */
function parseCoding(part: string): readonly [string, boolean] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, quality === undefined || Number(quality) > 0];
}

interface Pattern {
  readonly expression: RegExp;
  readonly isThere: SiteLookups[string];
}

function toPattern(path: string, lookups: SiteLookups): Pattern {
  const parts = path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  const isThere = path.includes('/:') ? lookups[path] : () => true;
  if (!isThere) throw new Error(`${path} has no lookup: every id would be answered as if it were there.`);
  return { expression: new RegExp(`^${parts.join('/')}$`), isThere };
}

async function lookUp(path: string, patterns: readonly Pattern[], c: HttpContext): Promise<Found> {
  for (const { expression, isThere } of patterns) {
    const match = expression.exec(path);
    if (match) return isThere({ ...match.groups }, c);
  }
  return false;
}
