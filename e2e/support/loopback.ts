import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedMail, SmtpSink } from '../../apps/server/test/smtp.ts';

const waitMs = 10_000;

/** The newest mail to an address, waited for. */
export async function getMail(smtp: SmtpSink, to: string): Promise<ReceivedMail> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const mail = smtp.messages.findLast((message) => message.to.includes(to));
    if (mail !== undefined) return mail;
    await sleep(50);
  }
  throw new Error(`No mail to ${to} arrived within ${waitMs / 1000} s.`);
}
