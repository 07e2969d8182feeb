import { z } from 'zod';
import type { HostedConfig } from '../../hosted-config.ts';
import type { DocumentStore, DocumentWrite, Stored } from '../../modules/documents/document-store.ts';
import { type AccessTokens, ownerToken } from './access-token.ts';
import { fromWire, toWireFields, wireDocument } from './wire.ts';

const longestMs = 20_000;
const pageSize = 100;
/** All but the text. */
const namesOnly = 'mask.fieldPaths=writing&mask.fieldPaths=parts';
/** Said by status and word, when a precondition does not hold. */
const changedWords: ReadonlySet<string> = new Set([
  'FAILED_PRECONDITION',
  'ALREADY_EXISTS',
  'NOT_FOUND',
  'ABORTED',
]);

const refusal = z.object({
  error: z.object({ status: z.string().optional(), message: z.string().optional() }),
});
const listAnswer = z.object({
  documents: z.array(wireDocument).default([]),
  nextPageToken: z.string().optional(),
});

/** Firestore over its REST interface: four calls need no library. */
export function makeFirestore(
  hosted: HostedConfig,
  tokens: AccessTokens,
  timeoutMs = longestMs,
): DocumentStore {
  const { projectId } = hosted.fields;
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;

  async function ask(url: string, withTokens: AccessTokens, body?: unknown): Promise<Response> {
    for (let isSecond = false; ; isSecond = true) {
      const answer = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${await withTokens.get()}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status !== 401 || isSecond) return answer;
      await answer.body?.cancel();
      tokens.drop();
    }
  }
  const emulated = (origin: string | null) => (origin === null ? tokens : ownerToken);
  const askDatabase = (path: string, body?: unknown) =>
    ask(`${hosted.firestoreUrl}/v1/${path}`, emulated(hosted.firestoreEmulator), body);

  async function read(path: string, query = ''): Promise<Stored | null> {
    const answer = await askDatabase(`${root}/${escapePath(path)}${query}`);
    if (answer.ok) return fromWire(root, wireDocument.parse(await answer.json()));
    if (answer.status !== 404) throw await faultOf('read', answer);
    await answer.body?.cancel();
    return null;
  }

  return {
    find: (path) => read(path, `?${namesOnly}`),
    read: (path) => read(path),
    async commit(writes) {
      const answer = await askDatabase(`${root}:commit`, {
        writes: writes.map((write) => toWrite(root, write)),
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return true;
      }
      const said = await readRefusal(answer);
      if (changedWords.has(said.status)) return false;
      throw new Error(`Firestore refused to commit: ${answer.status} ${said.status} ${said.message}`);
    },
    async *list(collection, what = 'whole') {
      let next: string | undefined;
      do {
        const query = new URLSearchParams(what === 'names' ? namesOnly : '');
        query.set('pageSize', String(pageSize));
        query.set('showMissing', 'true');
        if (next) query.set('pageToken', next);
        const answer = await askDatabase(`${root}/${escapePath(collection)}?${query}`);
        if (!answer.ok) throw await faultOf('list', answer);
        const page = listAnswer.parse(await answer.json());
        for (const document of page.documents) yield fromWire(root, document);
        next = page.nextPageToken;
      } while (next);
    },
    async removeAccount(subject) {
      const url = `${hosted.accountsUrl}/v1/projects/${projectId}/accounts:delete`;
      const answer = await ask(url, emulated(hosted.authEmulator), { localId: subject });
      if (answer.ok) return void (await answer.body?.cancel());
      const said = await readRefusal(answer);
      if (said.message.includes('USER_NOT_FOUND')) return;
      throw new Error(`The provider kept an account: ${answer.status} ${said.message}`);
    },
  };
}

function toWrite(root: string, { path, fields, seen }: DocumentWrite): Record<string, unknown> {
  const name = `${root}/${path}`;
  const what = fields === null ? { delete: name } : { update: { name, fields: toWireFields(fields) } };
  if (seen === undefined) return what;
  return { ...what, currentDocument: seen === null ? { exists: false } : { updateTime: seen } };
}

function escapePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

async function readRefusal(answer: Response): Promise<{ status: string; message: string }> {
  const parsed = refusal.safeParse(await answer.json().catch(() => null));
  const { status = '', message = '' } = parsed.success ? parsed.data.error : {};
  return { status, message: message.slice(0, 200) };
}

async function faultOf(what: string, answer: Response): Promise<Error> {
  const { status, message } = await readRefusal(answer);
  return new Error(`Firestore refused to ${what}: ${answer.status} ${status} ${message}`);
}
