import type { SessionAnswer } from '@slipway/contracts';
import type { Person } from '@slipway/core';
import { call } from '../../lib/http.ts';

/** Apart from the rest of the embedded sign-in, because every page asks this and few ask more. */
export async function findCurrentPerson(): Promise<Person | null> {
  const answer = await call('GET /api/auth/get-session');
  if (!isSession(answer)) return null;
  const { id, email, name, image } = answer.user;
  return { uid: id, email, displayName: name || null, photoURL: image || null };
}

/** The sign-in library answers `null` for nobody. */
function isSession(answer: unknown): answer is NonNullable<SessionAnswer> {
  return typeof answer === 'object' && answer !== null && 'user' in answer && answer.user !== null;
}
