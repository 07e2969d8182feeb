import { makePage } from '@slipway/page';
import { sampleFor } from '@slipway/page/samples';
import { expect, test } from 'vitest';
import { makeTestApp } from '../../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../../test/people.ts';
import { idIn } from '../../../../test/run-kit.ts';
import { isTemplateThere } from './is-template-there.ts';

test('a built-in template is there for everybody, an own one for its owner and who has yet to sign in', async () => {
  const kit = await makeTestApp({ passwords: quickPasswords });
  const ada = await signUp(kit, 'ada@example.com');
  const eve = await signUp(kit, 'eve@example.com');
  const uidOf = async (client: typeof ada) =>
    ((await client.request('GET', '/api/me')).body as { uid: string }).uid;
  const document = makePage('menu', sampleFor('menu'), {
    nowMs: 0,
    random: Math.random,
    selectedElement: null,
  });
  const id = idIn((await ada.request('POST', '/api/page-templates', { name: 'Mine', document })).body);
  const there = async (uid: string | null, asked: string) => isTemplateThere(kit.deps, uid, asked);
  expect(await there(null, 'memo')).toBe(true);
  expect(await there(await uidOf(eve), 'memo')).toBe(true);
  expect(await there(await uidOf(ada), id)).toBe(true);
  expect(await there(await uidOf(eve), id)).toBe(false);
  expect(await there(await uidOf(ada), 'no such \0 thing')).toBe(false);
  expect(await there(null, id)).toBe(true);
  await kit.close();
});
