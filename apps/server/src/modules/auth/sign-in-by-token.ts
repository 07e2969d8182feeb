import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { countTokenSignIn } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { HostedClaims } from './hosted-sign-in.ts';
import {
  findHostedUser,
  findSubject,
  findUserByEmail,
  insertHostedAccount,
  insertHostedUser,
  updateHostedUser,
} from './store.ts';

/** How soon after proving themselves at the provider a person can get a new account here. */
const freshMs = 10 * 60_000;

/** The provider knows the person by a subject; here they have a row like everyone else, and a session of ours. */
export async function signInByToken(
  deps: Deps,
  input: { readonly idToken: string },
  caller: Caller,
): Promise<Response> {
  const { hosted } = deps.identity;
  if (hosted === null) throw new AppError('request/not-found');
  await countTokenSignIn(deps, caller.ip);
  const claims = await hosted.verify(input.idToken);
  const uid = await deps.db.transaction((trx) => keepPerson(deps, trx, claims));
  return hosted.startSession(uid, caller.headers);
}

async function keepPerson(
  deps: Pick<Deps, 'clock' | 'ids'>,
  trx: Queries,
  claims: HostedClaims,
): Promise<string> {
  const now = new Date(deps.clock()).toISOString();
  const known = await findHostedUser(trx, claims.subject);
  if (known) {
    // Their session was ended here: the browser at hand has to log in again, wherever the provider still knows it.
    if (claims.signedInAt <= (known.signed_out_at ?? 0)) throw new AppError('auth/bad-token');
    await updateHostedUser(trx, known, await withFreeEmail(trx, known.id, claims), now);
    return known.id;
  }
  // A tab that was left open elsewhere must not bring a deleted account back.
  if (deps.clock() - claims.signedInAt > freshMs) throw new AppError('auth/bad-token');
  const same = await findUserByEmail(trx, claims.email);
  if (same && !(await isTheirs(trx, same, claims))) throw new AppError('auth/different-credential');
  const uid = same?.id ?? claims.subject;
  if (!same) await insertHostedUser(trx, claims, now);
  await insertHostedAccount(trx, { id: deps.ids.next(), uid, subject: claims.subject, way: claims.way }, now);
  return uid;
}

/** An account from before the move, when both sides have seen them open the mailbox. */
async function isTheirs(
  trx: Queries,
  { id, email_verified }: { readonly id: string; readonly email_verified: number },
  claims: HostedClaims,
): Promise<boolean> {
  return email_verified === 1 && claims.emailVerified && (await findSubject(trx, id)) === null;
}

/** An address that was changed at the provider follows, unless another account has it. */
async function withFreeEmail(trx: Queries, uid: string, claims: HostedClaims): Promise<HostedClaims> {
  const owner = await findUserByEmail(trx, claims.email);
  if (owner && owner.id !== uid) throw new AppError('auth/different-credential');
  return claims;
}
