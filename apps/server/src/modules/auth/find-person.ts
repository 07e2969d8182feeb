import type { Deps } from '../../deps.ts';
import type { FindPerson } from '../../http/session.ts';
import { findSessionToken, hashToken } from './session-token.ts';
import { findSessionOwner } from './store.ts';

/** One query per request. The end of a session is moved only by `get-session`, which can renew the cookie too. */
export function personFinder(deps: Pick<Deps, 'config' | 'db' | 'clock'>): FindPerson {
  return async (request) => {
    const token = findSessionToken(request.headers, deps.config.secureCookies);
    if (token === null) return null;
    const now = new Date(deps.clock()).toISOString();
    const owner = await findSessionOwner(deps.db.query, hashToken(token), now);
    if (!owner) return null;
    const { sessionId, uid, email, name, image } = owner;
    return { sessionId, person: { uid, email, displayName: name || null, photoURL: image || null } };
  };
}
