import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normaliseEmail } from '@slipway/core';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps, Mail, Mailer } from '../../deps.ts';
import { escapeHtml, renderHtml, unescapeHtml } from './render.ts';

/** Without an SMTP server every mail becomes a file that can be opened in a browser. */
export function makeOutbox(dir: string, deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'log'>): Mailer {
  const write = async (mail: Mail) => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const file = join(dir, fileName(mail, deps));
    // Mails carry links that open accounts.
    await writeFile(file, withEnvelope(mail), { mode: 0o600 });
    deps.log.info('mail written to the outbox', { subject: mail.subject, file: pathToFileURL(file).href });
  };
  return {
    async send(mail) {
      const { account } = mail;
      if (!account) return write(mail);
      // Whoever leaves waits for the letter and takes it along; after that none is written.
      await deps.db.transaction(async (trx) => {
        if (await keepUser(trx, deps.db.engine, account)) await write(mail);
      });
    },
    async forget({ uid, email }) {
      for (const file of await listLetters(dir)) {
        // Somebody else who leaves at the same moment may have removed it.
        const head = readEnvelope(await readFile(file, 'utf8').catch(() => ''));
        const people = [head.get('To'), head.get('Reply-To')].flatMap((value) => addressesIn(value ?? ''));
        if (head.get('Account') === uid || (email !== null && people.includes(normaliseEmail(email))))
          await rm(file, { force: true });
      }
    },
  };
}

async function listLetters(dir: string): Promise<readonly string[]> {
  try {
    return (await readdir(dir)).map((name) => join(dir, name));
  } catch {
    // No letter was ever written.
    return [];
  }
}

function fileName(mail: Mail, deps: Pick<Deps, 'clock' | 'ids'>): string {
  const time = new Date(deps.clock()).toISOString().replace(/[:.]/g, '-');
  const slug = mail.subject
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  // Two mails of one millisecond stay two files.
  return `${time}-${slug || 'mail'}-${deps.ids.next().slice(-6)}.html`;
}

function withEnvelope(mail: Mail): string {
  const lines = [`To: ${mail.to}`, `Subject: ${mail.subject}`];
  if (mail.replyTo) lines.push(`Reply-To: ${mail.replyTo}`);
  if (mail.account) lines.push(`Account: ${mail.account}`);
  const head = lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('\n');
  return renderHtml(mail).replace(
    /(<body[^>]*>)/,
    (body) => `${body}\n<div style="max-width:560px;margin:0 auto 16px;font-size:14px">\n${head}\n</div>`,
  );
}

/** Only the lines that `withEnvelope` wrote, each in its own element: what follows in a letter may say anything. */
function readEnvelope(letter: string): ReadonlyMap<string, string> {
  const head = /<body[^>]*>\n<div[^>]*>\n((?:<div>[^<]*<\/div>\n)*)/.exec(letter)?.[1] ?? '';
  const lines = [...head.matchAll(/<div>([\w-]+): ([^<]*)<\/div>/g)];
  return new Map(lines.map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
}

/** `Ann <ann@x.com>, bob@x.com` → both addresses, as we compare them. */
function addressesIn(header: string): readonly string[] {
  return header
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .split(',')
    .map((part) => normaliseEmail(/<([^<>]*)>/.exec(part)?.[1] ?? part));
}
