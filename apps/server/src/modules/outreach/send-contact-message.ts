import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import { insertContactMessage } from './store.ts';

const windowMs = 60 * 60_000;

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Stored first: a mail server that fails loses nothing. */
export async function sendContactMessage(deps: Deps, input: ContactMessage, ip: string): Promise<string> {
  await limit(deps, { name: 'contact-address', key: addressKey(ip), max: 5, windowMs });
  await limit(deps, { name: 'contact-email', key: input.email, max: 3, windowMs });
  const id = deps.ids.next();
  const { name, email, message } = input;
  await insertContactMessage(deps.db.query, { id, name, email, message, created_at: deps.clock() });
  await forward(deps, id, input);
  return id;
}

async function forward(deps: Deps, id: string, input: ContactMessage): Promise<void> {
  const to = recipient(deps);
  if (to === null) return;
  try {
    await deps.mailer.send({
      to,
      // A name may hold line breaks; a subject may not.
      subject: `Message from ${input.name.replace(/\s+/g, ' ')}`,
      text: `${input.name} (${input.email}) wrote:\n\n${input.message}`,
      replyTo: input.email,
    });
  } catch (error) {
    deps.log.error('contact message could not be mailed', { id, reason: error });
  }
}

/** Without a mail server everything lands in the outbox, so the sender's own address will do. */
function recipient({ config }: Deps): string | null {
  if (config.contactEmail !== null) return config.contactEmail;
  return config.smtpUrl === null ? config.mailFrom : null;
}
