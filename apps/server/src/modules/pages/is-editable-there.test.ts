import { expect, test } from 'vitest';
import { makeTestApp } from '../../../test/kit.ts';
import { newPage, newProject, smallPage } from '../../../test/page-kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { idIn } from '../../../test/run-kit.ts';
import { isEditableThere } from './is-editable-there.ts';

test('the editor opens designs, one’s own pages and templates, and nothing of others', async () => {
  const kit = await makeTestApp({ passwords: quickPasswords });
  const uidOf = async (client: Awaited<ReturnType<typeof signUp>>): Promise<string> =>
    Object((await client.request('GET', '/api/me')).body).uid;
  const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
  const [owner, stranger] = [await uidOf(ada), await uidOf(eve)];
  const page = await newPage(ada, await newProject(ada));
  const made = await ada.request('POST', '/api/page-templates', { name: 'Mine', document: smallPage() });
  const template = idIn(made.body);
  for (const id of [page, template, 'memo'])
    expect(await isEditableThere(kit.deps, owner, id), id).toBe(true);
  for (const id of [page, template]) expect(await isEditableThere(kit.deps, stranger, id), id).toBe(false);
  expect(await isEditableThere(kit.deps, null, page)).toBe(true);
  expect(await isEditableThere(kit.deps, null, 'no such \0 thing')).toBe(false);
  expect(await isEditableThere(kit.deps, owner, 'constructor')).toBe(false);
});
