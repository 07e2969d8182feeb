import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { makeOutbox } from '../../adapters/mail/outbox.ts';

const hourMs = 60 * 60_000;

function tokenOf(url: string | undefined): string {
  return new URL(url ?? '').searchParams.get('token') ?? '';
}

describeEachEngine('newsletter', (open) => {
  test('is stored once, confirmed by mail and left by link', async () => {
    const db = await open();
    const kit = await makeTestApp({ db });
    const answer = await kit.request('POST', '/api/newsletter', { email: ' Ada@Example.org ' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirm-by-mail' } });
    expect(kit.mails).toHaveLength(1);
    expect(kit.mails[0]).toMatchObject({ to: 'ada@example.org' });
    expect(kit.mails[0]?.action?.url).toMatch(
      /^http:\/\/localhost:3000\/newsletter\/confirm\?token=[\w-]{43}$/,
    );
    const confirmToken = tokenOf(kit.mails[0]?.action?.url);
    const leaveToken = tokenOf(kit.mails[0]?.unsubscribeUrl);

    const rows = await db.query.selectFrom('newsletter_subscriber').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: 'ada@example.org', state: 'pending' });
    expect(JSON.stringify(rows)).not.toContain(confirmToken);
    expect(JSON.stringify(rows)).not.toContain(leaveToken);

    for (const _again of [1, 2])
      expect(await kit.request('POST', '/api/newsletter/confirm', { token: confirmToken })).toMatchObject({
        status: 200,
        body: { status: 'confirmed' },
      });
    kit.clock.advance(2 * hourMs);
    await kit.request('POST', '/api/newsletter', { email: 'ada@example.org' });
    expect(kit.mails).toHaveLength(1);

    expect(await kit.request('POST', '/api/newsletter/unsubscribe', { token: leaveToken })).toMatchObject({
      status: 200,
      body: { status: 'unsubscribed' },
    });
    expect(await kit.request('POST', '/api/newsletter/confirm', { token: confirmToken })).toMatchObject({
      status: 400,
      code: 'outreach/bad-token',
      message: 'This link has expired or was already used.',
    });
    await kit.close();
  });

  test('mails the same address at most once an hour, and one request at a time wins', async () => {
    const kit = await makeTestApp({ db: await open() });
    const body = { email: 'grace@example.org' };
    await Promise.all(Array.from({ length: 10 }, () => kit.request('POST', '/api/newsletter', body)));
    expect(kit.mails).toHaveLength(1);
    kit.clock.advance(hourMs - 1);
    await kit.request('POST', '/api/newsletter', body);
    expect(kit.mails).toHaveLength(1);
    kit.clock.advance(1);
    await kit.request('POST', '/api/newsletter', body);
    expect(kit.mails).toHaveLength(2);
    const [first, second] = kit.mails.map((mail) => tokenOf(mail.action?.url));
    expect(await kit.request('POST', '/api/newsletter/confirm', { token: first })).toMatchObject({
      status: 400,
    });
    expect(await kit.request('POST', '/api/newsletter/confirm', { token: second })).toMatchObject({
      status: 200,
    });
    await kit.close();
  });

  test('a link is good for a week', async () => {
    const kit = await makeTestApp({ db: await open() });
    await kit.request('POST', '/api/newsletter', { email: 'late@example.org' });
    kit.clock.advance(7 * 24 * hourMs);
    const token = tokenOf(kit.mails[0]?.action?.url);
    expect(await kit.request('POST', '/api/newsletter/confirm', { token })).toMatchObject({ status: 400 });
    await kit.close();
  });

  test('takes the one-click form of a mail program (RFC 8058)', async () => {
    const db = await open();
    const kit = await makeTestApp({ db });
    await kit.request('POST', '/api/newsletter', { email: 'ada@example.org' });
    const url = new URL(kit.mails[0]?.oneClickUrl ?? '');
    expect(url.pathname).toBe('/api/newsletter/unsubscribe');
    const answer = await kit.request('POST', url.pathname + url.search, undefined, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'unsubscribed' } });
    const row = await db.query.selectFrom('newsletter_subscriber').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('unsubscribed');
    await kit.close();
  });

  test('a mail server that fails changes nothing in the answer, and the next try mails again', async () => {
    let fail = true;
    let sent = 0;
    const mailer = {
      async send() {
        if (fail) throw new Error('connection refused');
        sent += 1;
      },
    };
    const kit = await makeTestApp({ db: await open(), mailer });
    const body = { email: 'ada@example.org' };
    expect(await kit.request('POST', '/api/newsletter', body)).toMatchObject({ status: 200 });
    expect(kit.logs.filter((line) => line.level === 'error')).toHaveLength(1);
    fail = false;
    expect(await kit.request('POST', '/api/newsletter', body)).toMatchObject({ status: 200 });
    expect(sent).toBe(1);
    await kit.close();
  });

  test('refuses what is not an email address', async () => {
    const kit = await makeTestApp({ db: await open() });
    for (const email of ['', 'ada', 'ada@', 'a b@example.org', 'ada@example', 7, null, undefined])
      expect(await kit.request('POST', '/api/newsletter', { email })).toMatchObject({
        status: 400,
        code: 'request/invalid',
        message: 'Please enter a valid email address.',
      });
    await kit.close();
  });
});

describeEachEngine('contact', (open) => {
  const message = { name: 'Ada', email: 'ada@example.org', message: 'I would like to know more.' };

  test('is stored and mailed to the configured address', async () => {
    const db = await open();
    const kit = await makeTestApp({ db, env: { CONTACT_EMAIL: 'owner@example.org' } });
    const answer = await kit.request('POST', '/api/contact', message);
    expect(answer.status).toBe(200);
    const rows = await db.query.selectFrom('contact_message').selectAll().execute();
    expect(rows).toEqual([
      { ...message, id: expect.any(String), user_id: null, created_at: kit.clock.now() },
    ]);
    expect(answer.body).toEqual({ id: rows[0]?.id });
    expect(kit.mails).toMatchObject([{ to: 'owner@example.org', replyTo: 'ada@example.org' }]);
    expect(kit.mails[0]?.text).toContain(message.message);
    await kit.close();
  });

  test('brings no word of its sender into the log, where the outbox names each letter', async () => {
    const db = await open();
    const { deps, dataDir, logs, close } = await makeTestApp({ db });
    const kit = await makeTestApp({ db, mailer: makeOutbox(join(dataDir, 'outbox'), deps) });
    const rare = { name: 'Wilhelmina', email: 'mina@example.org', message: 'Where is Quetzal sold?' };
    expect((await kit.request('POST', '/api/contact', rare)).status).toBe(200);
    expect(logs).toMatchObject([{ message: 'mail written to the outbox' }]);
    expect(JSON.stringify([...logs, ...kit.logs])).not.toMatch(/wilhelmina|mina@|quetzal/i);
    await kit.close();
    await close();
  });

  test('stays stored when the mail fails', async () => {
    const db = await open();
    const mailer = {
      async send() {
        throw new Error('no route to host');
      },
    };
    const kit = await makeTestApp({ db, mailer });
    expect(await kit.request('POST', '/api/contact', message)).toMatchObject({ status: 200 });
    expect(await db.query.selectFrom('contact_message').selectAll().execute()).toHaveLength(1);
    expect(kit.logs.filter(({ level }) => level === 'error')).toHaveLength(1);
    await kit.close();
  });

  test('takes 3 an hour from one email at one address and 5 from one address, also after a restart', async () => {
    const kit = await makeTestApp({ db: await open() });
    for (const _each of [1, 2, 3])
      expect(await kit.client('10.0.0.1').request('POST', '/api/contact', message)).toMatchObject({
        status: 200,
      });
    const refused = await kit.client('10.0.0.1').request('POST', '/api/contact', message);
    expect(refused).toMatchObject({ status: 429, code: 'request/too-many' });
    expect(refused.headers.get('retry-after')).toBe('3600');

    const from = (n: number) => ({ ...message, email: `n${n}@example.org` });
    expect((await kit.client('10.0.0.1').request('POST', '/api/contact', from(1))).status).toBe(200);
    expect((await kit.client('10.0.0.1').request('POST', '/api/contact', from(3))).status).toBe(429);
    const restarted = await kit.restart().request(
      '/api/contact',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(from(4)),
      },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
    expect(restarted.status).toBe(429);
    kit.clock.advance(hourMs);
    expect((await kit.client('10.0.0.1').request('POST', '/api/contact', from(5))).status).toBe(200);
    await kit.close();
  });
});

describeEachEngine('a report about a fact', (open) => {
  const factId = 'dental-clinic-software/us-hygienist-pay@bls';
  const report = { factId, wrong: 'The table of May gives another median.', right: 'OEWS, table 29-1292' };

  test('is stored and mailed with what we hold', async () => {
    const db = await open();
    const kit = await makeTestApp({ db, env: { CONTACT_EMAIL: 'owner@example.org' } });
    const answer = await kit.request('POST', '/api/fact-reports', { ...report, email: ' Ada@Example.org ' });
    expect(answer.status).toBe(200);
    const rows = await db.query.selectFrom('fact_report').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        fact_id: factId,
        wrong: report.wrong,
        correction: report.right,
        email: 'ada@example.org',
        user_id: null,
        created_at: kit.clock.now(),
      },
    ]);
    expect(answer.body).toEqual({ id: rows[0]?.id });
    expect(kit.mails).toMatchObject([
      { to: 'owner@example.org', replyTo: 'ada@example.org', subject: `Error reported: ${factId}` },
    ]);
    for (const words of [report.wrong, report.right, 'hygienist'])
      expect(kit.mails[0]?.text).toContain(words);
    await kit.close();
  });

  test('needs neither a fact nor an address', async () => {
    const db = await open();
    const kit = await makeTestApp({ db });
    const { wrong } = report;
    expect(await kit.request('POST', '/api/fact-reports', { wrong, right: '  ' })).toMatchObject({
      status: 200,
    });
    const [row] = await db.query.selectFrom('fact_report').selectAll().execute();
    expect(row).toMatchObject({ fact_id: null, wrong, correction: null, email: null });
    expect(kit.mails[0]).not.toHaveProperty('replyTo');
    await kit.close();
  });

  test('stays stored when the mail fails', async () => {
    const db = await open();
    const mailer = {
      async send() {
        throw new Error('no route to host');
      },
    };
    const kit = await makeTestApp({ db, mailer });
    expect(await kit.request('POST', '/api/fact-reports', report)).toMatchObject({ status: 200 });
    expect(await db.query.selectFrom('fact_report').selectAll().execute()).toHaveLength(1);
    expect(kit.logs.filter(({ level }) => level === 'error')).toHaveLength(1);
    await kit.close();
  });

  test.each([
    [{ ...report, factId: 'dental-clinic-software/no-such@body' }, 'There is no fact of this name.'],
    [{ wrong: 'too short' }, 'What is wrong needs at least 10 characters.'],
    [{ wrong: 'x'.repeat(3001) }, 'What is wrong can have at most 3000 characters.'],
    [{ ...report, right: 'x'.repeat(3001) }, 'What would be right can have at most 3000 characters.'],
    [{ ...report, email: 'ada@' }, 'Please enter a valid email address.'],
  ])('is refused with a sentence, case %#', async (body, message) => {
    const db = await open();
    const kit = await makeTestApp({ db });
    expect(await kit.request('POST', '/api/fact-reports', body)).toMatchObject({
      status: 400,
      code: 'request/invalid',
      message,
    });
    expect(await db.query.selectFrom('fact_report').selectAll().execute()).toEqual([]);
    await kit.close();
  });

  test('comes 5 times an hour from one address and 3 with one email', async () => {
    const kit = await makeTestApp({ db: await open() });
    const from = (ip: string, email?: string) =>
      kit.client(ip).request('POST', '/api/fact-reports', { ...report, ...(email ? { email } : {}) });
    for (const _each of [1, 2, 3]) expect((await from('10.0.0.1', 'ada@example.org')).status).toBe(200);
    expect(await from('10.0.0.1', 'ada@example.org')).toMatchObject({
      status: 429,
      code: 'request/too-many',
    });
    expect((await from('10.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.1')).status).toBe(429);
    kit.clock.advance(hourMs);
    expect((await from('10.0.0.1')).status).toBe(200);
    await kit.close();
  });
});
