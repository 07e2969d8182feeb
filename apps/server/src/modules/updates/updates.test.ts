import type { InvestorUpdate } from '@slipway/contracts';
import { monthBefore } from '@slipway/investor-update';
import { expect, test } from 'vitest';
import type { Answer, Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { newProject } from '../../../test/page-kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { makeRunApp } from '../../../test/run-kit.ts';

const dayMs = 24 * 60 * 60_000;
const answered200 = ({ status, body, text }: Answer): InvestorUpdate => {
  expect(status, text).toBe(200);
  return Object(body);
};
const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);

describeEachEngine('the investor update', (open) => {
  test('is drafted from the history, checks last month’s promises, and is kept as the founder leaves it', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = await newProject(ada);
    const ask = async (client: Client, method: 'GET' | 'PATCH', month: string, body?: object) =>
      client.request(method, `/api/projects/${id}/updates/${month}`, body);
    const read = async (month: string, body?: object): Promise<InvestorUpdate> =>
      answered200(await ask(ada, body ? 'PATCH' : 'GET', month, body));
    const set = (fact: string, value: unknown) =>
      ada.request('PATCH', `/api/projects/${id}/record/facts/${fact}`, { value });

    const month = monthOf(kit.clock.now());
    const first = monthBefore(month);
    await set('mrr', 8000);
    const promises = [
      { text: 'Reach 10k', fact: 'mrr', target: 10_000, kept: null },
      { text: 'Hire a seller', fact: null, target: null, kept: null },
    ];
    expect(await read(first, { promises })).toMatchObject({ isEdited: false, promises });
    // As if it had been said in the last days of the month before.
    const at = Date.parse(`${month}-01T00:00:00Z`) - dayMs;
    await kit.deps.db.query.updateTable('record_change').set({ at }).execute();
    await set('mrr', 12_000);
    await ada.request('POST', `/api/projects/${id}/notes`, { kind: 'decision', text: 'Ohio first' });
    const drafted = await read(month);
    expect(drafted.text).toContain('12,000 a month, from 8,000 a month');
    expect(drafted.text).toContain('up 50%');
    expect(drafted.text).toContain(', decision: Ohio first');
    expect(drafted.promised.map(({ verdict }) => verdict)).toEqual(['kept', 'asked']);
    expect(drafted.questions.map(({ fact }) => fact)).toContain('cash');

    const answered = await read(month, { promised: [null, false] });
    expect(answered.promised.map(({ verdict }) => verdict)).toEqual(['kept', 'not-kept']);
    expect(answered.text).toContain('**Not kept:** Hire a seller');
    expect(await read(month, { text: 'My own words' })).toMatchObject({
      text: 'My own words',
      isEdited: true,
      months: [month, first],
    });
    await ada.request('POST', '/api/trial', {});
    const file = await ada.request('GET', `/api/exports/update/${id}@${month}/markdown`);
    expect(file.text).toMatch(
      /^My own words\n\n---\n\nProject: .+\nDate: .+\nComputed by: slipway.+\nWorded by: The founder/su,
    );
    expectError(await ada.request('GET', `/api/exports/update/${id}@${month}/pdf`), 'export/unknown');
    expect(await read(month, { text: null })).toMatchObject({ isEdited: false });
    expect(await ask(ada, 'GET', '2026-13')).toMatchObject({ status: 400, code: 'request/invalid' });
    const eve = await signUp(kit, 'eve@example.com');
    expectError(await ask(eve, 'GET', month), 'project/not-found');
    expectError(await eve.request('GET', `/api/exports/update/${id}@${month}/markdown`), 'premium/required');
    await kit.close();
  });
});
