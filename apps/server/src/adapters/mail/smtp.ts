import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Mail, Mailer } from '../../deps.ts';
import { renderHtml, renderText } from './render.ts';

interface SmtpMailer extends Mailer {
  close(): void;
}

export function makeSmtp(url: string, config: Pick<Config, 'mailFrom'>): SmtpMailer {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    dnsTimeout: 5000,
    // A mail's text comes partly from people: it may name no file and no address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = compose(mail, config.mailFrom);
      try {
        await transport.sendMail(message);
      } catch (error) {
        if (isRefusal(error)) throw error;
        // A connection that was lost or slow gets one more chance.
        await transport.sendMail(message);
      }
    },
    close: () => transport.close(),
  };
}

function compose(mail: Mail, from: string) {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail),
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    headers: unsubscribeHeaders(mail),
  };
}

/** RFC 2369 and RFC 8058: mail programs offer their own unsubscribe button. */
function unsubscribeHeaders(mail: Mail): Record<string, string> {
  if (!mail.oneClickUrl) return {};
  return {
    'List-Unsubscribe': `<${mail.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** 5xx: the server understood and said no. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
