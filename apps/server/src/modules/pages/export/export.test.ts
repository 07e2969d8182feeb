import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import { newPage, newProject, sendForm, smallPage } from '../../../../test/page-kit.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { makeRunApp } from '../../../../test/run-kit.ts';

const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01', 'latin1');
const made = '2026-11-16T10:00:00.000Z';
const instead = { label: 'Write to us', href: 'mailto:a@noonseal.example' };

const pageWith = (srcs: readonly string[]) =>
  smallPage('Seals by noon', {
    sections: [
      ...srcs.map((src, at) => ({
        id: `section-${at}-p`,
        kind: 'product-shot',
        createdAt: made,
        data: { heading: `Shot ${at}`, image: { src, alt: 'A seal', width: 4, height: 3 } },
      })),
      { id: 'section-9-w', kind: 'waitlist-form', createdAt: made, data: { heading: 'Join us', instead } },
    ],
  });
const upload = async (client: Client, bytes: Buffer) => {
  const { body } = await client.request('POST', '/api/images', { data: bytes.toString('base64') });
  return String(Reflect.get(Object(body), 'src'));
};
const take = (client: Client, id: string, format: string) =>
  client.request('GET', `/api/pages/${id}/export?format=${format}`);

describeEachEngine('export', (open) => {
  test('[§5] is refused without premium, for another’s page and without a format', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const id = await newPage(ada, await newProject(ada));
    for (const path of [`${id}/export?format=html`, `${id}/export?format=zip&isPremium=true&status=active`])
      expectError(await ada.request('GET', `/api/pages/${path}`), 'premium/required');
    await eve.request('POST', '/api/trial', {});
    expectError(await take(eve, id, 'html'), 'page/not-found');
    expect(await take(eve, id, 'exe')).toMatchObject({ message: 'A page is exported as html or zip.' });
    expectError(await take(kit.client(), id, 'html'), 'profile/no-user');
    await ada.request('POST', '/api/trial', {});
    expect((await take(ada, id, 'html')).status).toBe(200);
    await kit.close();
  });

  test('is one file with its pictures inside, or a folder; what is not the person’s is left out', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    await ada.request('POST', '/api/trial', {});
    const own = await upload(ada, picture);
    const foreign = await upload(eve, Buffer.concat([picture, Buffer.from('eve')]));
    const document = pageWith([foreign, own, own, '/images/gone.png']);
    const id = await newPage(ada, await newProject(ada), { document });

    const file = await take(ada, id, 'html');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="noonseal.html"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const src = `data:image/png;base64,${picture.toString('base64')}`;
    expect([...file.text.matchAll(/<img src="([^"]+)"/g)].map(([, each]) => each)).toEqual([src, src]);
    expect(file.text).not.toMatch(/\/images\/|<script|<link (?!rel="icon" href="data:,">)|<form/);
    expect(file.text).toContain('mailto:a@noonseal.example');

    const zip = await kit.app.request(
      new URL(`/api/pages/${id}/export?format=zip`, kit.deps.config.publicUrl).href,
      { headers: { cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['images/2.png', 'index.html', 'style.css']);
    expect(Buffer.from(files['images/2.png'] ?? []).equals(picture)).toBe(true);
    const html = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(html).toContain('<link rel="stylesheet" href="style.css">');
    expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, each]) => each)).toEqual([
      'images/2.png',
      'images/2.png',
    ]);
    expect(strFromU8(files['style.css'] ?? new Uint8Array())).toMatch(/^:root\{/);
    await kit.close();
  });

  test('its form sends to the published page, from any site, and counts in no experiment', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('POST', '/api/trial', {});
    const projectId = await newProject(ada);
    const [id, other] = [await newPage(ada, projectId), await newPage(ada, projectId)];
    const plan = {
      otherPageId: other,
      hypothesis: 'Mechanics want a number by noon',
      sample: 50,
      threshold: 0.1,
    };
    const stopDay = new Date(kit.clock.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const begun = await ada.request('POST', `/api/pages/${id}/experiment`, { ...plan, stopDay });
    expect(begun.status, begun.text).toBe(200);
    const { text } = await take(ada, id, 'html');
    const action = /<form [^>]*action="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(action).toMatch(/^https?:\/\/[^/]+\/p\/noonseal\/join\?page=file$/);
    const { pathname, search, origin } = new URL(action);
    expect(text).toContain(`form-action ${origin};`);
    const sent = await sendForm(kit.client(), pathname + search, { email: 'bob@example.org' });
    expect(sent.status).toBe(303);
    expect((await ada.request('GET', `/api/pages/${id}/signups`)).body).toMatchObject({ total: 1 });
    const { body } = await ada.request('GET', `/api/pages/${id}/experiment`);
    expect(body).toMatchObject({ readouts: [{ signups: 0 }, { signups: 0 }] });
    await ada.request('DELETE', `/api/pages/${id}/publication`);
    expect((await take(ada, id, 'html')).text).not.toContain('<form');
    await kit.close();
  });

  test('an address is offered, checked by the same rules as publishing, and told to be changed or not', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const [id, hers] = [await newPage(ada, await newProject(ada)), await newPage(eve, await newProject(eve))];
    const check = async (client: Client, page: string, slug = '') =>
      (await client.request('GET', `/api/pages/${page}/address${slug && `?slug=${slug}`}`)).body;
    expect(await check(ada, id)).toMatchObject({ slug: 'noonseal', problem: null });
    await ada.request('PUT', `/api/pages/${id}/publication`, {});
    expect(await check(eve, hers)).toMatchObject({ slug: 'noonseal-2', problem: null });
    expect(await check(eve, hers, 'Noonseal')).toMatchObject({
      slug: 'noonseal',
      problem: 'This address is taken.',
    });
    expect(await check(ada, id, 'noonseal')).toMatchObject({ problem: null });
    expect(await check(eve, hers, 'admin')).toMatchObject({
      problem: 'The address “admin” is reserved. Please choose another one.',
    });
    expectError(await eve.request('GET', `/api/pages/${id}/address`), 'page/not-found');
    const isChanged = async () =>
      Reflect.get(Object((await ada.request('GET', `/api/pages/${id}/publication`)).body), 'isChanged');
    expect(await isChanged()).toBe(false);
    await ada.request('PUT', `/api/pages/${id}`, { document: smallPage('New words'), revision: 1 });
    expect(await isChanged()).toBe(true);
    kit.clock.advance(1000);
    await ada.request('PUT', `/api/pages/${id}/publication`, {});
    expect(await isChanged()).toBe(false);
    kit.clock.advance(1000);
    await ada.request('DELETE', `/api/pages/${id}/publication`);
    const { showings } = Object((await ada.request('GET', `/api/pages/${id}/showings`)).body);
    expect(showings).toMatchObject([{ variant: 'a', pageId: id, revision: 2 }, { revision: 1 }]);
    expect(showings[1].until).toBe(showings[0].from);
    expect(Date.parse(showings[0].until) - Date.parse(showings[1].from)).toBe(2000);
    await kit.close();
  });
});
