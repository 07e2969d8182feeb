import type { AccessKey, AccessScope } from '@slipway/contracts';
import type { KeyRow } from './store.ts';

export function toAccessKey(row: KeyRow): AccessKey {
  return {
    id: row.id,
    name: row.name,
    scopes: readScopes(row.scopes),
    prefix: row.prefix,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

const scopes: readonly AccessScope[] = ['read', 'run'];

export function readScopes(text: string): AccessScope[] {
  const said = text.split(' ');
  return scopes.filter((scope) => said.includes(scope));
}

/** Each once, in our order. */
export function writeScopes(wanted: readonly AccessScope[]): string {
  return scopes.filter((scope) => wanted.includes(scope)).join(' ');
}
