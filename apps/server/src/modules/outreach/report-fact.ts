import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import { findHeldFact } from '../methodology/holdings.ts';
import { mailOperator } from './mail-operator.ts';
import { pairKey, type Sender, storeFrom } from './sender.ts';
import { insertFactReport } from './store.ts';

const windowMs = 60 * 60_000;

interface FactReport {
  readonly factId?: string | undefined;
  readonly wrong: string;
  readonly right?: string | undefined;
  readonly email?: string | undefined;
}

/** Stored first: a mail server that fails loses nothing. */
export async function reportFact(deps: Deps, input: FactReport, { ip, uid }: Sender): Promise<string> {
  await limit(deps, { name: 'fact-report-address', key: addressKey(ip), max: 5, windowMs });
  const { wrong, email } = input;
  if (email !== undefined)
    await limit(deps, { name: 'fact-report-email', key: pairKey(email, ip), max: 3, windowMs });
  const fact = input.factId === undefined ? null : await findHeldFact(deps, input.factId);
  if (fact === null && input.factId !== undefined)
    throw new AppError('request/invalid', { problem: 'There is no fact of this name.', field: 'factId' });
  const correction = input.right === '' ? undefined : input.right;
  const id = deps.ids.next();
  const row = {
    id,
    fact_id: fact?.id ?? null,
    wrong,
    correction: correction ?? null,
    email: email ?? null,
    user_id: uid,
    created_at: deps.clock(),
  };
  await storeFrom(deps, uid, (trx) => insertFactReport(trx, row));
  const held = fact && `${fact.says} (${fact.publisher}, ${fact.year}, ${fact.region}; ${fact.confidence})`;
  await mailOperator(deps, 'fact report', id, {
    subject: `Error reported: ${fact?.id ?? 'no fact named'}`,
    text: [
      ...(held === null ? [] : [`We hold: ${held}`]),
      `What is wrong: ${wrong}`,
      ...(correction === undefined ? [] : [`What would be right: ${correction}`]),
      email === undefined ? 'No address was left.' : `From ${email}.`,
    ].join('\n\n'),
    ...(email === undefined ? {} : { replyTo: email }),
    account: uid,
  });
  return id;
}
