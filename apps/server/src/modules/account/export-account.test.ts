import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestApp } from '../../../test/kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { makeRunApp, start } from '../../../test/run-kit.ts';
import { makeExports } from './start-export.ts';

const path = '/api/me/export';

/** The bare answer, so that the test decides when it is read. */
async function ask(
  kit: TestApp,
  cookies: ReadonlyMap<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return kit.app.request(`http://localhost:3000${path}`, { headers: { cookie }, ...(signal && { signal }) });
}

describeEachEngine('an export', (open, _engine, testOnce) => {
  test('is made while it is read: what comes after the first piece is not in memory yet', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.org');
    const note = 'early '.repeat(300);
    for (let n = 0; n < 8; n += 1) {
      const { body } = await start(ada, { body: { input: { idea: `Idea ${n} ${'word '.repeat(700)}` } } });
      await ada.request('PATCH', `/api/runs/${Reflect.get(Object(body), 'id')}`, { note });
    }
    const answer = await ask(kit, ada.cookies);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    // Changed after the head has come, and seen by the reader all the same.
    await kit.deps.db.query.updateTable('run_sheet').set({ note: 'changed meanwhile' }).execute();
    let text = String(first?.value);
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) break;
      text += piece.value;
    }
    expect(JSON.parse(text).run_sheet).toHaveLength(8);
    expect(text.split('changed meanwhile').length - 1).toBeGreaterThan(3);
    await kit.close();
  });

  test('is one at a time and ten in an hour for each person, in a sentence', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, bob] = [await signUp(kit, 'ada@example.org'), await signUp(kit, 'bob@example.org')];
    const unread = await ask(kit, ada.cookies);
    expect(unread.status).toBe(200);
    expectError(await ada.request('GET', path), 'account/export-running');
    expect((await bob.request('GET', path)).status).toBe(200);
    await unread.body?.cancel();
    for (let n = 0; n < 9; n += 1) expect((await ada.request('GET', path)).status).toBe(200);
    const refused = await ada.request('GET', path);
    expectError(refused, 'account/too-many-exports');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    kit.clock.advance(60 * 60_000);
    expect((await ada.request('GET', path)).status).toBe(200);
    await kit.close();
  });

  test('of a person who leaves meanwhile is refused before anything is sent', async () => {
    const kit = await makeRunApp({ db: await open() });
    await expect(makeExports(kit.deps)({ uid: 'gone' }, new AbortController().signal)).rejects.toMatchObject({
      code: 'profile/no-user',
    });
    await kit.close();
  });

  testOnce('that nobody reads any more, or that began long ago, keeps nobody from the next', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.org');
    const gone = new AbortController();
    await ask(kit, ada.cookies, gone.signal);
    gone.abort();
    expect((await ada.request('GET', path)).status).toBe(200);
    await ask(kit, ada.cookies);
    expectError(await ada.request('GET', path), 'account/export-running');
    kit.clock.advance(10 * 60_000);
    expect((await ada.request('GET', path)).status).toBe(200);
    await kit.close();
  });
});
