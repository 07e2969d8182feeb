import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOn } from './loopback.ts';

/** How one call can go wrong. `lost`: done, and the answer never comes; `none`: it goes well. */
export type Failure =
  | 'none'
  | 'reset'
  | 'lost'
  | 'hang'
  | 'garbage'
  | { readonly status: number; readonly word: string };

interface Kept {
  readonly fields: Record<string, unknown>;
  readonly updateTime: string;
}

interface WireWrite {
  readonly update?: { readonly name: string; readonly fields: Record<string, unknown> };
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

const documentBytesMax = 1_048_576;
const requestBytesMax = 10 * 1_048_576;

/** Firestore's REST interface on loopback, as far as we use it, with its limits and its failures. */
export async function startFakeFirestore() {
  const documents = new Map<string, Kept>();
  const commits: string[][] = [];
  const failures: Failure[] = [];
  let beforeCommit: (() => void) | null = null;
  let writes = 0;

  function answer(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  const refuse = (response: ServerResponse, code: number, status: string) =>
    answer(response, code, { error: { code, status, message: `${status} by the fake` } });

  function commit(list: readonly WireWrite[]): [code: number, status: string] {
    for (const { update, delete: removed, currentDocument } of list) {
      const there = documents.get(update?.name ?? removed ?? '');
      if (currentDocument?.exists === false && there) return [409, 'ALREADY_EXISTS'];
      if (currentDocument?.updateTime !== undefined && there?.updateTime !== currentDocument.updateTime)
        return there ? [400, 'FAILED_PRECONDITION'] : [404, 'NOT_FOUND'];
      if (update && Buffer.byteLength(JSON.stringify(update.fields)) > documentBytesMax)
        return [400, 'INVALID_ARGUMENT'];
    }
    for (const { update, delete: removed } of list) {
      writes += 1;
      if (update) documents.set(update.name, { fields: update.fields, updateTime: `t${writes}` });
      else documents.delete(removed ?? '');
    }
    commits.push(list.map(({ update, delete: removed }) => short(update?.name ?? `-${removed}`)));
    return [200, 'OK'];
  }

  function listCollection(path: string, query: URLSearchParams, response: ServerResponse): void {
    const names = [...documents.keys()].filter((name) => name.startsWith(`${path}/`));
    const direct = [
      ...new Set(names.map((name) => `${path}/${name.slice(path.length + 1).split('/')[0]}`)),
    ].sort();
    const from = Number(query.get('pageToken') ?? 0);
    // Two at a time, whatever is asked for: pages are as large as the service likes.
    const page = direct
      .slice(from, from + 2)
      .map((name) => ({ name, ...masked(documents.get(name), query) }));
    const isMore = from + 2 < direct.length;
    answer(response, 200, { documents: page, ...(isMore ? { nextPageToken: String(from + 2) } : {}) });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const url = new URL(request.url ?? '', 'http://fake');
    const path = decodeURIComponent(url.pathname.replace(/^\/v1\//, ''));
    if (request.headers.authorization !== 'Bearer owner') return refuse(response, 401, 'UNAUTHENTICATED');
    const failure = failures.shift();
    if (failure === 'reset') return void request.socket.destroy();
    if (failure === 'hang') return;
    if (failure === 'garbage') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
    if (typeof failure === 'object') return refuse(response, failure.status, failure.word);
    if (path.endsWith('accounts:delete')) {
      removedAccounts.push(JSON.parse(text).localId);
      return answer(response, 200, {});
    }
    if (path.endsWith(':commit')) {
      if (Buffer.byteLength(text) > requestBytesMax) return refuse(response, 400, 'INVALID_ARGUMENT');
      beforeCommit?.();
      const [code, status] = commit(JSON.parse(text).writes);
      if (failure === 'lost') return void request.socket.destroy();
      return code === 200 ? answer(response, 200, {}) : refuse(response, code, status);
    }
    // A document has an even number of names below the root.
    if (short(path).split('/').length % 2 === 1) return listCollection(path, url.searchParams, response);
    const there = documents.get(path);
    if (!there) return refuse(response, 404, 'NOT_FOUND');
    answer(response, 200, { name: path, ...masked(there, url.searchParams) });
  }

  const removedAccounts: string[] = [];
  const server = await listenOn('127.0.0.1', (request, response) => void handle(request, response));
  return {
    host: `127.0.0.1:${server.port}`,
    /** Paths of each commit; a minus for what was removed. */
    commits,
    removedAccounts,
    paths: () => [...documents.keys()].map(short).sort(),
    /** What goes wrong with the next calls, one after another. */
    fail: (...next: readonly Failure[]) => void failures.push(...next),
    calm: () => void failures.splice(0),
    /** Runs between a look and the write that follows it. */
    interfere: (work: (() => void) | null) => {
      beforeCommit = work;
    },
    touch: (path: string) => {
      writes += 1;
      for (const [name, kept] of documents)
        if (name.endsWith(path)) documents.set(name, { ...kept, updateTime: `t${writes}` });
    },
    stop: server.stop,
  };
}

function masked(kept: Kept | undefined, query: URLSearchParams): Partial<Kept> {
  const mask = query.getAll('mask.fieldPaths');
  if (kept === undefined || mask.length === 0) return { ...kept };
  const fields = Object.entries(kept.fields).filter(([name]) => mask.includes(name));
  return { ...kept, fields: Object.fromEntries(fields) };
}

function short(name: string): string {
  return name.replace(/^(-?)projects\/[^/]+\/databases\/\(default\)\/documents\/?/, '$1');
}
