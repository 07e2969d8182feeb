import { endpoints } from '@slipway/contracts';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { newPage, newProject, smallPage } from '../../../test/page-kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { idIn, makeRunApp } from '../../../test/run-kit.ts';

const bodyOf = async (client: Client, path: string): Promise<Record<string, unknown>> => {
  const answer = await client.request('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return Object(answer.body);
};

describeEachEngine('pages', (open, _engine, testOnce) => {
  test('are made once a key, listed, read, renamed and deleted with all that hangs on them', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const project = await newProject(ada);
    const make = () =>
      ada.request(
        'POST',
        `/api/projects/${project}/pages`,
        { name: 'First', document: smallPage() },
        { headers: { 'idempotency-key': 'k' } },
      );
    const [one, again] = await Promise.all([make(), make()]);
    expect(idIn(one?.body)).toBe(idIn(again?.body));
    const id = idIn(one?.body);
    kit.clock.advance(1000);
    const second = await newPage(ada, project, { name: 'Second' });
    expect(await bodyOf(ada, `/api/projects/${project}/pages`)).toMatchObject({
      pages: [{ id: second }, { id, name: 'First', revision: 1, url: null, key: 'k' }],
      next: null,
    });
    expect(await bodyOf(ada, `/api/pages/${id}`)).toMatchObject({
      document: { title: 'Noonseal', sections: [{ data: { heading: 'Seals by noon' } }, {}] },
    });
    await ada.request('PATCH', `/api/pages/${id}`, { name: 'Renamed' });
    await ada.request('POST', `/api/pages/${id}/versions`, { name: 'Before' });
    await ada.request('PUT', `/api/pages/${id}/publication`, {});
    expect(await bodyOf(ada, `/api/pages/${id}`)).toMatchObject({
      name: 'Renamed',
      url: expect.stringContaining('/p/renamed'),
    });
    await ada.request('DELETE', `/api/pages/${id}`);
    expectError(await ada.request('GET', `/api/pages/${id}`), 'page/not-found');
    for (const table of ['page_version', 'page_publication', 'page_snapshot'] as const)
      expect(await db.query.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await ada.request('DELETE', `/api/projects/${project}`);
    expect(await db.query.selectFrom('page').selectAll().execute()).toEqual([]);
    await kit.close();
  });

  test('of ten saves from one revision one gets through, and the others learn the newest', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ada.request('PUT', `/api/pages/${id}`, { document: smallPage(`Save ${n}`), revision: 1 }),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, code: 'page/changed' });
      expect(answer.body).toMatchObject({ error: { details: { revision: 2 } } });
    }
    expect(await bodyOf(ada, `/api/pages/${id}`)).toMatchObject({
      revision: 2,
      document: { sections: [{ data: { heading: `Save ${won}` } }, {}] },
    });
    await kit.close();
  });

  test('go back to a named version, which is a save like any other', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newPage(ada, await newProject(ada));
    const path = `/api/pages/${id}`;
    const names = ['One', 'Other'].map((name) => ada.request('POST', `${path}/versions`, { name }));
    expect(
      (await Promise.all(names)).map(({ body }) => Reflect.get(Object(body), 'version')).toSorted(),
    ).toEqual([1, 2]);
    await ada.request('PUT', path, { document: smallPage('Changed'), revision: 1 });
    expectError(
      { ...(await ada.request('POST', `${path}/versions/1/restore`, { revision: 1 })) },
      'page/changed',
    );
    expect((await ada.request('POST', `${path}/versions/1/restore`, { revision: 2 })).body).toMatchObject({
      revision: 3,
      document: { sections: [{ data: { heading: 'Seals by noon' } }, {}] },
    });
    expect(await bodyOf(ada, `${path}/versions/1`)).toMatchObject({ document: { title: 'Noonseal' } });
    await ada.request('DELETE', `${path}/versions/1`);
    expect(await bodyOf(ada, `${path}/versions`)).toMatchObject({ versions: [{ version: 2 }] });
    for (const version of ['1', '0', 'x', '99999999999'])
      expectError(await ada.request('GET', `${path}/versions/${version}`), 'page/not-found');
    await kit.close();
  });

  testOnce('another person’s page, template and picture do not exist', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const project = await newProject(ada);
    const id = await newPage(ada, project, { document: smallPage('Secret plan') });
    await ada.request('POST', `/api/pages/${id}/versions`, { name: 'Before' });
    await ada.request('PUT', `/api/pages/${id}/publication`, {});
    const template = idIn(
      (await ada.request('POST', '/api/page-templates', { name: 'Mine', document: smallPage('Secret plan') }))
        .body,
    );
    const valid = {
      name: 'x',
      document: smallPage(),
      revision: 1,
      otherPageId: id,
      hypothesis: 'They will sign up',
      sample: 50,
      threshold: 0.1,
      stopDay: new Date(kit.clock.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    };
    for (const { method, path } of endpoints) {
      if (!path.startsWith('/api/pages/:id')) continue;
      const asked = path.replace(':id', id).replace(':version', '1').replace(':signup', 'x');
      // Whether a page is there is not said to who may not export any.
      const code = path.endsWith('/export') ? 'premium/required' : 'page/not-found';
      expectError(await eve.request(method, asked, method === 'GET' ? undefined : valid), code);
    }
    expectError(await eve.request('GET', `/api/projects/${project}/pages`), 'project/not-found');
    expectError(await eve.request('POST', `/api/projects/${project}/pages`, valid), 'project/not-found');
    expectError(await eve.request('GET', `/api/page-templates/${template}`), 'template/not-found');
    expectError(await eve.request('DELETE', `/api/page-templates/${template}`), 'template/not-found');
    expect((await eve.request('GET', '/api/me/export')).text).not.toContain('Secret plan');
    expect((await ada.request('GET', '/api/me/export')).text).toContain('Secret plan');
    await kit.close();
  });

  test('own templates and favourites', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn(
      (await ada.request('POST', '/api/page-templates', { name: 'Mine', document: smallPage() })).body,
    );
    expect((await bodyOf(ada, `/api/page-templates/${id}`)).document).toMatchObject({ design: 'memo' });
    for (const favourite of ['memo', id, id])
      await ada.request('PUT', `/api/page-templates/${favourite}/favourite`, { isFavourite: true });
    const { favourites } = await bodyOf(ada, '/api/page-templates');
    expect(new Set(favourites as string[])).toEqual(new Set(['memo', id]));
    expect((favourites as string[]).length).toBe(2);
    await ada.request('PUT', '/api/page-templates/memo/favourite', { isFavourite: false });
    await ada.request('DELETE', `/api/page-templates/${id}`);
    expect(await bodyOf(ada, '/api/page-templates')).toEqual({ templates: [], favourites: [] });
    await kit.close();
  });

  testOnce('what is no page, or too much of one, is refused with a sentence', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const path = `/api/projects/${await newProject(ada)}/pages`;
    const send = (document: unknown) => ada.request('POST', path, { name: 'Page', document });
    expect(await send(smallPage('x', { design: 'no such design' }))).toMatchObject({
      status: 400,
      message: 'This page has a design that we do not know.',
    });
    expect(await send('page')).toMatchObject({ status: 400, message: 'The page is missing.' });
    const section = (n: number, length: number) => ({
      id: `section-${n}-x`,
      kind: 'rich-text',
      createdAt: '2026-11-16T10:00:00.000Z',
      data: { body: 'x'.repeat(length) },
    });
    const large = (count: number) =>
      smallPage('x', { sections: Array.from({ length: count }, (_, n) => section(n, 7500)) });
    expect((await send(large(50))).status).toBe(200);
    const refused = await send(large(70));
    expect(refused).toMatchObject({ status: 413, code: 'page/too-large' });
    expect(refused.message).toMatch(/^This page has \d{3} KB and can have 500\. Pictures inside it count/);
    expect(await send(large(120))).toMatchObject({
      status: 413,
      message: 'This is too large. The limit is 500 KB.',
    });
    expectError(
      await ada.request('POST', '/api/projects/sample/pages', { name: 'x', document: smallPage() }),
      'project/sample',
    );
    await kit.close();
  });
});
