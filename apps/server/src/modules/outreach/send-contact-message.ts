import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import { mailOperator } from './mail-operator.ts';
import { pairKey, type Sender, storeFrom } from './sender.ts';
import { insertContactMessage } from './store.ts';

const windowMs = 60 * 60_000;

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Stored first: a mail server that fails loses nothing. */
export async function sendContactMessage(
  deps: Deps,
  input: ContactMessage,
  { ip, uid }: Sender,
): Promise<string> {
  await limit(deps, { name: 'contact-address', key: addressKey(ip), max: 5, windowMs });
  await limit(deps, { name: 'contact-email', key: pairKey(input.email, ip), max: 3, windowMs });
  const id = deps.ids.next();
  const { name, email, message } = input;
  const row = { id, name, email, message, user_id: uid, created_at: deps.clock() };
  await storeFrom(deps, uid, (trx) => insertContactMessage(trx, row));
  await mailOperator(deps, 'contact message', id, {
    // Without the name: subjects are written to logs, by the outbox and by mail servers.
    subject: 'A message from the contact form',
    text: `${name} (${email}) wrote:\n\n${message}`,
    replyTo: email,
    account: uid,
  });
  return id;
}
