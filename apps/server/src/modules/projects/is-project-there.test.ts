import { expect, test } from 'vitest';
import { makeTestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { idIn } from '../../../test/run-kit.ts';
import { isProjectThere } from './is-project-there.ts';

test('a project’s screen is there for its owner, and for who has yet to sign in; to a stranger it is not', async () => {
  const kit = await makeTestApp({ passwords: quickPasswords });
  const uidOf = async (client: Awaited<ReturnType<typeof signUp>>) =>
    (await client.request('GET', '/api/me')).body as { uid: string };
  const ada = await signUp(kit, 'ada@example.com');
  const eve = await signUp(kit, 'eve@example.com');
  const id = idIn((await ada.request('POST', '/api/projects', { name: 'Mine' })).body);
  const { uid } = await uidOf(ada);
  const stranger = (await uidOf(eve)).uid;
  expect(await isProjectThere(kit.deps, uid, id)).toBe(true);
  expect(await isProjectThere(kit.deps, stranger, id)).toBe(false);
  expect(await isProjectThere(kit.deps, uid, 'no such \0 thing')).toBe(false);
  expect(await isProjectThere(kit.deps, uid, 'sample')).toBe(true);
  expect(await isProjectThere(kit.deps, null, id)).toBe(true);
});
