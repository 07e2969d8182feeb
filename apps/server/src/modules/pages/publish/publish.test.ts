import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import { makeTestApp } from '../../../../test/kit.ts';
import { browser, newPage, newProject, pathIn, sendForm, smallPage } from '../../../../test/page-kit.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { makeRunApp } from '../../../../test/run-kit.ts';
import { publishPage } from './publish-page.ts';

const dayMs = 24 * 60 * 60_000;

async function publish(client: Client, id: string, body: object = {}): Promise<string> {
  const answer = await client.request('PUT', `/api/pages/${id}/publication`, body);
  expect(answer.status, answer.text).toBe(200);
  return pathIn(Reflect.get(Object(answer.body), 'url'));
}

describeEachEngine('publishing', (open, _engine, testOnce) => {
  testOnce(
    'shows the page as it was published, to anybody, as a stranger without script and cookie',
    async () => {
      const kit = await makeRunApp({ db: await open() });
      const ada = await signUp(kit, 'ada@example.com');
      const id = await newPage(ada, await newProject(ada));
      expect((await ada.request('GET', `/api/pages/${id}/publication`)).body).toBeNull();
      expectError(await ada.request('GET', `/api/pages/${id}/signups`), 'page/not-published');
      const path = await publish(ada, id);
      expect(path).toBe('/p/noonseal');
      await ada.request('PUT', `/api/pages/${id}`, { document: smallPage('Not yet public'), revision: 1 });
      const shown = await kit.client().request('GET', path, undefined, browser);
      expect(shown.status).toBe(200);
      expect(shown.text).toContain('Seals by noon');
      expect(shown.text).not.toContain('Not yet public');
      expect(shown.text).toContain('action="/p/noonseal/join?page=a"');
      expect(shown.text).toContain('href="/p/noonseal/report"');
      expect(shown.text).not.toMatch(/<script|\son\w+=/i);
      const policy = shown.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+' 'sha256-\S+'; /);
      expect(policy).toContain('; sandbox allow-forms allow-popups allow-popups-to-escape-sandbox');
      expect(policy).not.toMatch(/allow-(?:same-origin|scripts)|unsafe/);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'private, no-cache',
      });
      expect(shown.headers.has('set-cookie')).toBe(false);
      expect((await ada.request('GET', path)).headers.has('set-cookie')).toBe(false);

      await publish(ada, id, { isIndexed: true });
      const again = await kit.client().request('GET', path);
      expect(again.text).toContain('Not yet public');
      expect(again.headers.has('x-robots-tag')).toBe(false);
      await kit.close();
    },
  );

  testOnce('a page with a blank in it is not published, and nothing is reserved for it', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada), { document: smallPage('Seals by [hour]') });
    const refused = await ada.request('PUT', `/api/pages/${id}/publication`, { slug: 'noon' });
    expect(refused.code).toBe('request/invalid');
    expect(refused.text).toContain('still has a blank in brackets');
    expect((await kit.client().request('GET', '/p/noon')).status).toBe(404);
    expect((await ada.request('GET', `/api/pages/${id}/publication`)).body).toBeNull();
    await kit.close();
  });

  test('taken down it is gone at once, in plain words, and its address stays its owner’s', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const id = await newPage(ada, await newProject(ada));
    const path = await publish(ada, id, { slug: 'Noon-Seal' });
    expect(path).toBe('/p/noon-seal');
    expect((await ada.request('DELETE', `/api/pages/${id}/publication`)).body).toMatchObject({
      isPublished: false,
      revision: null,
    });
    for (const gone of [
      path,
      '/p/no-such-page',
      '/p/%00',
      `/p/${'x'.repeat(200)}`,
      '/p/..%2fapi',
      `${path}/joined`,
    ]) {
      const answer = await kit.client().request('GET', gone);
      expect(answer.status, gone).toBe(404);
      expect(answer.text, gone).toContain('There is no page here');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    }
    expect((await sendForm(kit.client(), `${path}/join`, { email: 'x@example.org' })).status).toBe(404);
    const other = await newPage(eve, await newProject(eve));
    expect(await eve.request('PUT', `/api/pages/${other}/publication`, { slug: 'noon-seal' })).toMatchObject({
      status: 409,
      message: 'The address “noon-seal” is taken. Please choose another one.',
    });
    expect(await eve.request('PUT', `/api/pages/${other}/publication`, { slug: 'admin' })).toMatchObject({
      status: 400,
      message: 'The address “admin” is reserved. Please choose another one.',
    });
    expect(await publish(eve, other)).toBe('/p/noonseal');
    expect(await publish(ada, await newPage(ada, await newProject(ada)))).toBe('/p/noonseal-2');
    expect(await publish(ada, id, { slug: 'seals' })).toBe('/p/seals');
    expect((await kit.client().request('GET', '/p/noon-seal')).status).toBe(404);
    await kit.close();
  });

  testOnce('cut off between the snapshot and the address, what was there before stands', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada));
    const uid = String(Reflect.get(Object((await ada.request('GET', '/api/me')).body), 'uid'));
    let calls = 0;
    /** Dies at the id it is asked for last: the address is written then, the snapshot is not. */
    const dying = (after: number) => ({
      ...kit.deps,
      ids: {
        ...kit.deps.ids,
        next: () => {
          calls += 1;
          if (calls > after) throw new Error('killed');
          return kit.deps.ids.next();
        },
      },
    });
    await expect(publishPage(dying(1), { uid, pageId: id }, {})).rejects.toThrow('killed');
    expect(await kit.deps.db.query.selectFrom('page_publication').selectAll().execute()).toEqual([]);
    const path = await publish(ada, id);
    await ada.request('PUT', `/api/pages/${id}`, { document: smallPage('Second'), revision: 1 });
    calls = 0;
    await expect(publishPage(dying(0), { uid, pageId: id }, { slug: 'elsewhere' })).rejects.toThrow('killed');
    expect((await kit.client().request('GET', path)).text).toContain('Seals by noon');
    expect((await kit.client().request('GET', '/p/elsewhere')).status).toBe(404);
    await kit.close();
  });

  test('the list takes an address once, says the same to everybody, and believes no machine', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada));
    const path = await publish(ada, id);
    const join = (fields: Record<string, string>, ip = '10.0.0.1') =>
      sendForm(kit.client(ip), `${path}/join?page=a`, fields);
    const answers = [
      await join({ email: ' Grace@Example.org ' }),
      await join({ email: 'grace@example.org' }),
      await join({ email: 'machine@example.org', website: 'https://spam.example' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/p/noonseal/joined');
    }
    expect((await kit.client().request('GET', `${path}/joined`)).text).toContain('Your address has arrived');
    const refused = await join({ email: 'no address' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Please enter a valid email address.');
    expect(await kit.client().request('POST', `${path}/join`, { email: 'x@example.org' })).toMatchObject({
      status: 400,
    });
    expect((await join({ email: 'x@example.org', more: 'x'.repeat(20_000) })).status).toBe(413);
    kit.clock.advance(1000);
    await join({ email: '=1+1@example.org' }, '10.0.0.2');
    expect((await ada.request('GET', `/api/pages/${id}/signups`)).body).toMatchObject({
      total: 2,
      next: null,
      signups: [{ email: '=1+1@example.org' }, { email: 'grace@example.org', variant: 'a' }],
    });
    const csv = await ada.request('GET', `/api/pages/${id}/signups.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="noonseal-waitlist.csv"');
    expect(csv.text.replace(/^\ufeff/u, '').split('\r\n')).toEqual([
      'Email,Page,Signed up (UTC)',
      expect.stringMatching(/^'=1\+1@example\.org,A,\d{4}-/),
      expect.stringMatching(/^grace@example\.org,A,/),
      '',
    ]);
    for (let n = 0; n < 20; n += 1) await join({ email: `p${n}@example.org` }, '10.0.0.3');
    expect((await join({ email: 'late@example.org' }, '10.0.0.3')).status).toBe(429);
    const { body } = await ada.request('GET', `/api/pages/${id}/signups`);
    const { signups } = Object(body) as { signups: { id: string }[] };
    await ada.request('DELETE', `/api/pages/${id}/signups/${signups[0]?.id}`);
    expect((await ada.request('GET', `/api/pages/${id}/publication`)).body).toMatchObject({ signups: 21 });
    await kit.close();
  });

  test('visits are counted by day, and nothing in the database says whose they were', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada));
    const path = await publish(ada, id);
    const visit = (ip: string, headers: Record<string, string> = browser.headers) =>
      kit.client(ip).request('GET', path, undefined, { headers });
    for (const ip of ['192.0.2.17', '192.0.2.17', '192.0.2.18']) await visit(ip);
    await visit('192.0.2.19', { 'user-agent': 'Googlebot/2.1' });
    await visit('192.0.2.19', { ...browser.headers, 'sec-purpose': 'prefetch' });
    await kit.client('192.0.2.20').request('HEAD', path, undefined, browser);
    kit.clock.advance(dayMs);
    await visit('192.0.2.17');
    expect((await ada.request('GET', `/api/pages/${id}/visits`)).body).toMatchObject({
      days: [
        { variant: 'a', views: 3, visitors: 2, signups: 0 },
        { views: 1, visitors: 1 },
      ],
    });
    const rows = JSON.stringify(await db.query.selectFrom('page_day').selectAll().execute());
    expect(rows).not.toMatch(/192\.0\.2|Firefox/);
    await kit.close();
  });

  testOnce('a report reaches whoever runs this copy, and not the page’s owner', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const path = await publish(ada, await newPage(ada, await newProject(ada)));
    expect((await kit.client().request('GET', `${path}/report`)).text).toContain('<textarea');
    const reason = 'It copies <b>our</b> shop.';
    const send = (fields: Record<string, string>) =>
      sendForm(kit.client('10.1.1.1'), `${path}/report`, fields);
    expect((await send({ reason, email: 'eve@example.org' })).text).toContain('Thank you');
    expect(kit.mails.at(-1)).toMatchObject({
      subject: 'A published page was reported',
      replyTo: 'eve@example.org',
      text: expect.stringContaining(reason),
    });
    expect(await kit.deps.db.query.selectFrom('page_report').selectAll().execute()).toHaveLength(1);
    expect((await send({ reason: 'short' })).status).toBe(400);
    expect((await ada.request('GET', '/api/me/export')).text).not.toContain('eve@example.org');
    for (let n = 0; n < 3; n += 1) await send({ reason });
    expect((await send({ reason })).status).toBe(429);
    await kit.close();
  });
});

test('with a host of their own, pages are shown there only and nothing else is', async () => {
  const kit = await makeTestApp({ env: { PUBLISH_ORIGIN: 'http://pages.example' } });
  const ada = await signUp(kit, 'ada@example.com');
  const id = await newPage(ada, await newProject(ada));
  const { body } = await ada.request('PUT', `/api/pages/${id}/publication`, {});
  expect(body).toMatchObject({ url: 'http://pages.example/p/noonseal' });
  const here = await ada.request('GET', '/p/noonseal?x=1');
  expect([here.status, here.headers.get('location')]).toEqual([308, 'http://pages.example/p/noonseal?x=1']);
  expect((await ada.request('GET', 'http://pages.example/p/noonseal')).text).toContain('Seals by noon');
  for (const path of ['/', '/api/me', '/sign-in'])
    expect((await ada.request('GET', `http://pages.example${path}`)).status, path).toBe(404);
  await kit.close();
});
