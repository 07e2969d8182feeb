import { AppError, isEmail, normaliseEmail } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '../../limits/address-key.ts';
import { limit } from '../../limits/hit-limit.ts';
import { mailOperator } from '../../outreach/mail-operator.ts';
import { pageAddress } from '../page-address.ts';
import type { PublicationRow } from '../publish/store.ts';
import { insertReport } from './store.ts';

const reason = { min: 10, max: 3000 };

/** Stored first, then mailed to whoever runs this copy: a mail server that fails loses nothing. */
export async function reportPage(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'mailer' | 'log'>,
  { user_id, slug }: PublicationRow,
  { fields, ip }: { readonly fields: ReadonlyMap<string, string>; readonly ip: string },
): Promise<void> {
  await limit(deps, { name: 'page-report', key: addressKey(ip), max: 5, windowMs: 60 * 60_000 });
  const text = (fields.get('reason') ?? '').replaceAll('\0', '').toWellFormed().trim();
  if (text.length < reason.min || text.length > reason.max)
    throw invalid(`Please say what is wrong in ${reason.min} to ${reason.max} characters.`, 'reason');
  const typed = normaliseEmail(fields.get('email') ?? '');
  if (typed !== '' && !isEmail(typed)) throw invalid('Please enter a valid email address.', 'email');
  const email = typed === '' ? null : typed;
  const id = deps.ids.next();
  await insertReport(deps.db.query, { id, user_id, slug, reason: text, email, created_at: deps.clock() });
  await mailOperator(deps, 'page report', id, {
    subject: 'A published page was reported',
    text: [
      pageAddress(deps, slug),
      `What is wrong: ${text}`,
      `Owner: account ${user_id}`,
      email === null ? 'No address was left.' : `From ${email}.`,
    ].join('\n\n'),
    ...(email === null ? {} : { replyTo: email }),
    account: user_id,
  });
}

function invalid(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field });
}
