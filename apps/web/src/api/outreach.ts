import type { PublicConfig } from '@slipway/contracts';
import { call } from '../lib/http.ts';

/** Asks for the confirmation letter and tells which way letters leave this server. */
export async function subscribe(email: string): Promise<PublicConfig['mail']> {
  await call('POST /api/newsletter', { body: { email } });
  try {
    return (await call('GET /api/config')).mail;
  } catch {
    // The address is stored either way; only a remark about the outbox is left out.
    return 'smtp';
  }
}

export async function confirmNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/confirm', { body: { token } });
}

export async function leaveNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/unsubscribe', { body: { token } });
}

/** Gives the reference under which the message is stored. */
export async function sendMessage(message: {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}): Promise<string> {
  return (await call('POST /api/contact', { body: message })).id;
}
