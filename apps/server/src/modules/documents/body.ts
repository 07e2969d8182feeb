import { createHash } from 'node:crypto';
import type { Fields } from './document-store.ts';

/** Rows by table, as they are in SQL. */
export type Body = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A document there can have 1 MiB with its names; what is longer goes on in documents below it. */
const partBytes = 900_000;

interface Packed {
  readonly fields: Fields;
  /** Text of the documents in `parts` below it. */
  readonly rest: readonly string[];
}

/** `writing` is made from the text: parts of the same name are the same, whoever writes them and how often. */
export function packBody(kind: string, body: Body): Packed {
  const text = JSON.stringify(body);
  const [first = '', ...rest] = cut(text);
  const writing = createHash('sha256').update(text).digest('hex').slice(0, 24);
  return { fields: { kind, ...titleOf(body), writing, parts: rest.length, body: first }, rest };
}

/** Null for text that was not written by us. */
export function unpackBody(texts: readonly string[]): Body | null {
  try {
    const value: unknown = JSON.parse(texts.join(''));
    return isBody(value) ? value : null;
  } catch {
    return null;
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

/** For whoever looks at the database itself: what the document is called, and of a person the specification's four fields. */
function titleOf(body: Body): Fields {
  const [row = {}] = Object.values(body)[0] ?? [];
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : null);
  if ('email' in row)
    return {
      uid: text(row.id),
      email: text(row.email),
      displayName: text(row.name),
      photoURL: text(row.image)?.startsWith('https:') ? text(row.image) : null,
    };
  return { name: text(row.name ?? body.run_sheet?.[0]?.title ?? null) };
}

/** At characters, never inside one: each piece is text of its own there. */
function cut(text: string): readonly string[] {
  if (Buffer.byteLength(text) <= partBytes) return [text];
  const pieces: string[] = [];
  // No character is longer than three bytes a unit.
  const units = Math.floor(partBytes / 3);
  for (let at = 0; at < text.length; ) {
    const last = text.charCodeAt(at + units - 1);
    const end = at + units - (last >= 0xd800 && last <= 0xdbff ? 1 : 0);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}
