import { AppError, isEmail, normaliseEmail } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '../../limits/address-key.ts';
import { limit } from '../../limits/hit-limit.ts';
import { countSignup } from '../experiment/store.ts';
import { holdShown, type PublicationRow, type Variant } from '../publish/store.ts';
import { addToDay, dayOf } from '../visits/store.ts';
import { countSignups, insertSignup } from './store.ts';

const hourMs = 60 * 60_000;
const signupsMax = 100_000;

interface Sent {
  readonly fields: ReadonlyMap<string, string>;
  readonly variant: Variant;
  /** From an exported file: whoever opened that was in no sample. */
  readonly isFromFile: boolean;
  readonly ip: string;
}

/** The same answer for a new address and for a known one: nobody learns from it who is on the list. */
export async function joinList(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { id, user_id }: PublicationRow,
  { fields, variant, isFromFile, ip }: Sent,
): Promise<void> {
  await limit(deps, { name: 'join-address', key: addressKey(ip), max: 20, windowMs: hourMs });
  await limit(deps, { name: 'join-page', key: id, max: 2000, windowMs: hourMs });
  // Nobody sees this field; a program that fills in every field believes that it is on the list.
  if ((fields.get('website') ?? '') !== '') return;
  const email = normaliseEmail(fields.get('email') ?? '');
  if (!isEmail(email))
    throw new AppError('request/invalid', { problem: 'Please enter a valid email address.', field: 'email' });
  if ((await countSignups(deps.db.query, id)) >= signupsMax) return;
  const now = deps.clock();
  await deps.db.transaction(async (trx) => {
    // Taken down, or deleted with its account, since the form was opened.
    if (!(await holdShown(trx, deps.db.engine, id))) throw new AppError('page/not-found');
    const row = { id: deps.ids.next(), publication_id: id, user_id, variant, email, created_at: now };
    if (!(await insertSignup(trx, row))) return;
    const day = { publication_id: id, variant, day: dayOf(now), user_id };
    await addToDay(trx, day, { views: 0, visitors: 0, signups: 1 });
    if (!isFromFile) await countSignup(trx, id, variant, now);
  });
}
