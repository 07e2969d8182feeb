import { publicConfig } from '@slipway/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { buildApp } from '../../app.ts';
import { openPostgres } from '../../db/client.ts';
import { emptySite } from '../../http/site.ts';

describeEachEngine('readiness', (open, engine) => {
  test('needs the database, every migration, and no order to stop', async () => {
    const db = await open();
    const kit = await makeTestApp({ db });
    expect(await kit.request('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', database: engine },
    });

    const draining = await buildApp(kit.deps, emptySite, { draining: true }).request('/readyz');
    expect([
      draining.status,
      draining.headers.get('retry-after'),
      draining.headers.get('connection'),
    ]).toEqual([503, '5', 'close']);

    await sql`delete from kysely_migration where name = '0003-limits'`.execute(db.query);
    expect(await buildApp(kit.deps, emptySite).request('/readyz')).toMatchObject({ status: 503 });
    await kit.close();
  });
});

test('a database that went away fails readiness and not health', async () => {
  // Port 1 is reserved and nothing listens on it.
  const db = openPostgres('postgres://nobody@127.0.0.1:1/none', silentLog);
  const kit = await makeTestApp({ db });
  expect(await kit.request('GET', '/readyz')).toMatchObject({ status: 503, code: 'server/unavailable' });
  expect(await kit.request('GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await kit.request('POST', '/api/newsletter', { email: 'a@example.org' })).toMatchObject({
    status: 503,
    message: 'Slipway cannot reach its database right now. Please try again in a moment.',
  });
  await kit.close();
  await db.close();
});

test('the browser is told what it needs and no secret', async () => {
  const kit = await makeTestApp({
    env: {
      PUBLIC_URL: 'https://slipway.example',
      SMTP_URL: 'smtp://me:hunter2@mail.example',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'hunter2',
      CONTACT_EMAIL: 'owner@example.org',
    },
  });
  const answer = await kit.request('GET', '/api/config');
  expect(publicConfig.parse(answer.body)).toMatchObject({
    publicUrl: 'https://slipway.example',
    google: true,
    mail: 'smtp',
    contactEmail: 'owner@example.org',
  });
  expect(answer.text).not.toContain('hunter2');
  expect(answer.text).not.toContain(kit.deps.config.authSecret);
  await kit.close();
});
