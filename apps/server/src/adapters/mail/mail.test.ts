import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { startSmtp } from '../../../test/smtp.ts';
import type { Mail } from '../../deps.ts';
import { makeIds } from '../ids.ts';
import { look } from './look.ts';
import { makeOutbox } from './outbox.ts';
import { renderHtml } from './render.ts';
import { makeSmtp } from './smtp.ts';

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Confirm <now> & here',
  text: 'Hello <b>Ada</b> & co.\n\nSecond paragraph,\nsecond line.',
  action: { label: 'Confirm', url: 'http://localhost:3000/newsletter/confirm?token=abc_DEF-123&x=1' },
  unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe?token=leave',
  oneClickUrl: 'http://localhost:3000/api/newsletter/unsubscribe?token=leave',
};

test('the outbox holds each mail as a page with the whole address in sight', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'slipway-outbox-')), 'outbox');
  const clock = () => Date.UTC(2026, 0, 2, 3, 4, 5, 6);
  const { db, destroy } = await openTestDatabase('sqlite');
  const outbox = makeOutbox(dir, { db, clock, ids: makeIds(clock), log: silentLog });
  await Promise.all([outbox.send(mail), outbox.send(mail)]);
  const files = readdirSync(dir);
  expect(files).toHaveLength(2);
  const [file = ''] = files;
  expect(file).toMatch(/^2026-01-02T03-04-05-006Z-confirm-now-here-[0-9a-f]{6}\.html$/);
  expect(statSync(join(dir, file)).mode & 0o077).toBe(0);
  const page = readFileSync(join(dir, file), 'utf8');
  expect(page).toContain('To: ada@example.org');
  expect(page).toContain('Subject: Confirm &lt;now&gt; &amp; here');
  expect(page).toContain('>http://localhost:3000/newsletter/confirm?token=abc_DEF-123&x=1</a>');
  expect(page).not.toContain('<b>Ada');
  rmSync(dir, { recursive: true });
  await destroy();
});

test('an address cannot break out of its attribute', () => {
  const html = renderHtml({
    ...mail,
    action: { label: 'x', url: 'http://x.example/"><script>alert(1)</script>' },
  });
  expect(html).not.toContain('<script>');
});

test('SMTP carries text, page and the headers of the unsubscribe button', async () => {
  const server = await startSmtp();
  const mailer = makeSmtp(server.url, { mailFrom: 'Slipway <no-reply@slipway.example>' });
  await mailer.send({ ...mail, replyTo: 'grace@example.org' });
  mailer.close();
  await server.stop();
  const [received] = server.messages;
  expect(received?.to).toEqual(['ada@example.org']);
  expect(received?.links).toContain(mail.action?.url);
  expect(received?.raw).toMatch(/^From: Slipway <no-reply@slipway\.example>$/m);
  expect(received?.raw).toMatch(/^Reply-To: grace@example\.org$/m);
  expect(received?.raw).toMatch(
    /^List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=leave>$/m,
  );
  expect(received?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(received?.raw).toContain('multipart/alternative');
});

test('a text from outside cannot add a header or another receiver', async () => {
  const server = await startSmtp();
  const mailer = makeSmtp(server.url, { mailFrom: 'no-reply@slipway.example' });
  await mailer.send({ to: 'owner@example.org', subject: 'Hi\r\nBcc: victim@example.org', text: 'x' });
  mailer.close();
  await server.stop();
  expect(server.messages.map(({ to }) => to)).toEqual([['owner@example.org']]);
  const [head = ''] = server.messages[0]?.raw.split('\r\n\r\n') ?? [];
  expect(head).toContain('Subject: Hi Bcc: victim@example.org');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('a mail server that is not there is an error, not a wait', async () => {
  const mailer = makeSmtp('smtp://127.0.0.1:1', { mailFrom: 'no-reply@slipway.example' });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('the look of mails is that of the tokens', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../../../packages/ui/src/tokens/tokens.css'),
    'utf8',
  );
  const { font: _font, ...colours } = look;
  for (const [name, colour] of Object.entries(colours))
    expect(tokens.toLowerCase(), name).toContain(colour.toLowerCase());
});
