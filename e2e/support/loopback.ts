import { setTimeout as sleep } from 'node:timers/promises';
import { startOidcProvider } from '../../apps/server/test/oidc-provider.ts';
import { type ReceivedMail, type SmtpSink, startSmtp } from '../../apps/server/test/smtp.ts';
import { startServer, type ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';

export interface Loopback {
  readonly server: ThrowAwayServer;
  readonly smtp: SmtpSink;
  stop(): Promise<void>;
}

const waitMs = 10_000;

/** A server that mails over real SMTP and signs people in at a real OpenID provider, all on this machine. */
export async function startLoopback(env: Readonly<Record<string, string>> = {}): Promise<Loopback> {
  const [smtp, provider] = await Promise.all([startSmtp(), startOidcProvider()]);
  const server = await startServer({ env: { SMTP_URL: smtp.url, ...provider.env, ...env } });
  return {
    server,
    smtp,
    stop: async () => {
      await server.stop();
      await Promise.all([smtp.stop(), provider.stop()]);
    },
  };
}

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
