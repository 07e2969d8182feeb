import type { Disagreement } from '@slipway/contracts';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeOnSqlite } from '../../../test/engines.ts';
import { newPage, newProject, smallPage } from '../../../test/page-kit.ts';
import { signUp } from '../../../test/people.ts';
import { makeRunApp } from '../../../test/run-kit.ts';

const read = async (client: Client, id: string): Promise<readonly Disagreement[]> =>
  Object((await client.request('GET', `/api/projects/${id}/agreement`)).body).disagreements;
const set = (client: Client, id: string, fact: string, value: unknown) =>
  client.request('PATCH', `/api/projects/${id}/record/facts/${fact}`, { value });
const counted = async (client: Client, id: string) =>
  Object((await client.request('GET', `/api/projects/${id}`)).body).disagreements;

describeOnSqlite('what does not agree', (open) => {
  test('is settled in one press, stands in the history and comes back with an undo', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newProject(ada);
    expect(await read(ada, id)).toEqual([]);
    await set(ada, id, 'mrr', 1000);
    await set(ada, id, 'arr', 40_000);
    const [found, ...more] = await read(ada, id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      id: 'revenue-year',
      sides: [
        { text: '1,000 a month', from: { kind: 'fact', fact: 'mrr' } },
        { text: '40,000 a year', from: { kind: 'fact', fact: 'arr' } },
      ],
    });
    expect(await counted(ada, id)).toBe(1);
    const settle = found?.settle[0];
    if (settle?.kind !== 'fact') throw new Error('nothing to press');
    expect((await set(ada, id, settle.fact, settle.value)).status).toBe(200);
    expect(await read(ada, id)).toEqual([]);
    const path = `/api/projects/${id}/record/facts/arr`;
    const history = Object((await ada.request('GET', `${path}/history`)).body);
    expect(history.changes.map(({ value }: { value: unknown }) => value)).toEqual([12_000, 40_000]);
    await ada.request('POST', `${path}/undo`, {});
    expect(await read(ada, id)).toHaveLength(1);
    await kit.close();
  });

  test('a page of the project, its newest three and what is published, and the dashboard counts it', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newProject(ada);
    await set(ada, id, 'price', 249);
    const plans = [{ name: 'Office', price: '$199', per: 'per month' }];
    const sections = [
      { id: 'section-1-a', kind: 'pricing', createdAt: '2026-11-16T10:00:00.000Z', data: { plans } },
    ];
    const pageId = await newPage(ada, id, { document: smallPage('x', { sections }) });
    const [found] = await read(ada, id);
    expect(found).toMatchObject({ title: 'Price on the page', pages: [pageId] });
    expect(found?.sides[1].from).toEqual({ kind: 'page', pageId, section: 'section-1-a' });
    const { ideas } = Object((await ada.request('GET', '/api/dashboard')).body);
    expect(ideas[0]).toMatchObject({ id, disagreements: 1 });
    for (let at = 0; at < 3; at += 1) {
      kit.clock.advance(1000);
      await newPage(ada, id);
    }
    expect(await read(ada, id)).toEqual([]);
    // A page that visitors see is never too old to be checked.
    const published = await ada.request('PUT', `/api/pages/${pageId}/publication`, { slug: 'gapwise' });
    expect(published.status, published.text).toBe(200);
    expect(await read(ada, id)).toMatchObject([{ title: 'Price on the page', pages: [pageId] }]);
    // The sample agrees with itself.
    expect(await read(ada, 'sample')).toEqual([]);
    await kit.close();
  });
});
