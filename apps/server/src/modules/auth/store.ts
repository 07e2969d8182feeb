import type { Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { AuthTables } from '../../db/schema/auth.ts';
import type { HostedClaims } from './hosted-sign-in.ts';

interface SessionOwner {
  readonly sessionId: string;
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
}

/** `now` is ISO text, as the column is. A locked account has no sessions. */
export async function findSessionOwner(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<SessionOwner | undefined> {
  return db
    .selectFrom('auth_session')
    .innerJoin('auth_user', 'auth_user.id', 'auth_session.user_id')
    .select([
      'auth_session.id as sessionId',
      'auth_user.id as uid',
      'auth_user.email',
      'auth_user.name',
      'auth_user.image',
    ])
    .where('auth_session.token_hash', '=', tokenHash)
    .where('auth_session.expires_at', '>', now)
    .where('auth_user.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** How an email can sign in: empty for a person without any way, `undefined` when nobody has this email. */
export async function findSignIns(db: Queries, email: string): Promise<readonly string[] | undefined> {
  const rows = await db
    .selectFrom('auth_user')
    .leftJoin('auth_account', 'auth_account.user_id', 'auth_user.id')
    .select('auth_account.provider_id as provider')
    .where('auth_user.email', '=', email)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map(({ provider }) => provider).filter((provider) => provider !== null);
}

export async function deleteSessionByHash(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('auth_session').where('token_hash', '=', tokenHash).execute();
}

export async function setVerified(db: Queries, uid: string, now: string): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ email_verified: 1, updated_at: now })
    .where('id', '=', uid)
    .execute();
}

export async function findUid(db: Queries, email: string): Promise<string | null> {
  const row = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}

/** True when this person has signed in from there. */
export async function hasKnownAddress(db: Queries, addressHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('seen_at')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what was seen before `notSince` on the way. */
export async function putKnownAddress(
  db: Queries,
  row: { readonly address_hash: string; readonly user_id: string; readonly seen_at: number },
  notSince: number,
): Promise<void> {
  await db
    .insertInto('known_address')
    .values(row)
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('known_address')
    .where('user_id', '=', row.user_id)
    .where('seen_at', '<', notSince)
    .execute();
}

export async function deleteKnownAddresses(db: Queries, uid: string): Promise<void> {
  await db.deleteFrom('known_address').where('user_id', '=', uid).execute();
}

export async function deleteResets(db: Queries, uid: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', uid).execute();
}

const hostedProvider = 'firebase';
type UserRow = Selectable<AuthTables['auth_user']>;

export async function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account row of a subject at the hosted backend. */
export async function findHostedUser(
  db: Queries,
  subject: string,
): Promise<(UserRow & { readonly signed_out_at: number | null }) | undefined> {
  return db
    .selectFrom('auth_account')
    .innerJoin('auth_user', 'auth_user.id', 'auth_account.user_id')
    .selectAll('auth_user')
    .select('auth_account.signed_out_at')
    .where('auth_account.provider_id', '=', hostedProvider)
    .where('auth_account.account_id', '=', subject)
    .executeTakeFirst();
}

/** By what the hosted backend knows this person; null for one who has never come from there. */
export async function findSubject(db: Queries, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account')
    .select('account_id')
    .where('provider_id', '=', hostedProvider)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Named by the provider's subject, so that documents written there lead back here. */
export async function insertHostedUser(db: Queries, claims: HostedClaims, now: string): Promise<void> {
  await db
    .insertInto('auth_user')
    .values({
      id: claims.subject,
      email: claims.email,
      email_verified: claims.emailVerified ? 1 : 0,
      name: claims.name,
      image: claims.photo,
      created_at: now,
      updated_at: now,
      disabled_at: null,
    })
    .execute();
}

export async function insertHostedAccount(
  db: Queries,
  account: { readonly id: string; readonly uid: string; readonly subject: string; readonly way: string },
  now: string,
): Promise<void> {
  await db
    .insertInto('auth_account')
    .values({
      id: account.id,
      user_id: account.uid,
      provider_id: hostedProvider,
      account_id: account.subject,
      scope: account.way,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** The name and the photo are the person's own from the first sign-in on; what the provider proves goes on following it. */
export async function updateHostedUser(
  db: Queries,
  user: UserRow,
  claims: HostedClaims,
  now: string,
): Promise<void> {
  const isSameAddress = user.email === claims.email;
  const verified = claims.emailVerified || (isSameAddress && user.email_verified === 1) ? 1 : 0;
  await db
    .updateTable('auth_account')
    .set({ scope: claims.way, updated_at: now })
    .where('provider_id', '=', hostedProvider)
    .where('account_id', '=', claims.subject)
    .execute();
  if (isSameAddress && user.email_verified === verified) return;
  await db
    .updateTable('auth_user')
    .set({ email: claims.email, email_verified: verified, updated_at: now })
    .where('id', '=', user.id)
    .execute();
}
