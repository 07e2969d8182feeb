import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, quickPasswords, signUp } from '../../../test/people.ts';

const photo = 'https://pictures.example.org/ada.png';
const picture = `data:image/png;base64,${'A'.repeat(50_000)}`;

describeEachEngine('profile', (open) => {
  it('changes what is given and keeps the photo when none is given', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = await signUp(test, 'ada@example.com', { name: 'Ada' });
    const patch = async (body: unknown) => (await client.request('PATCH', '/api/me', body)).body;

    expect(await patch({ photoURL: photo })).toMatchObject({ displayName: 'Ada', photoURL: photo });
    expect(await patch({ displayName: ' Ada L. ' })).toMatchObject({
      displayName: 'Ada L.',
      photoURL: photo,
    });
    expect(await patch({ displayName: 'Ada', photoURL: '' })).toMatchObject({ photoURL: photo });
    expect(await patch({})).toMatchObject({ displayName: 'Ada', photoURL: photo });
    expect(await patch({ photoURL: picture })).toMatchObject({ photoURL: picture });
    expect(await patch({ photoURL: null })).toMatchObject({ displayName: 'Ada', photoURL: null });
    // The sign-in side sees the same person.
    expect((await client.request('GET', '/api/auth/get-session')).body).toMatchObject({
      user: { name: 'Ada' },
    });
  });

  it('refuses what is not a name or a photo', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = await signUp(test, 'ada@example.com', { name: 'Ada' });
    for (const body of [
      { displayName: '' },
      { displayName: 'x'.repeat(81) },
      { displayName: 'nul\0' },
      { displayName: null },
      { photoURL: 'javascript:alert(1)' },
      { photoURL: 'http://pictures.example.org/ada.png' },
      { photoURL: 'data:image/svg+xml;base64,AAAA' },
      { photoURL: `data:image/png;base64,${'A'.repeat(60_001)}` },
    ])
      expect((await client.request('PATCH', '/api/me', body)).code, JSON.stringify(body).slice(0, 60)).toBe(
        'request/invalid',
      );
    expect((await client.request('GET', '/api/me')).body).toMatchObject({
      displayName: 'Ada',
      photoURL: null,
    });
  });

  it('asks for a signed-in person with the sentence of the catalogue', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const answer = await test.request('PATCH', '/api/me', { displayName: 'Nobody' });
    expectError(answer, 'profile/no-user');
    expect(answer.message).toBe('No user is signed in');
  });

  it('stores no character that a database cannot hold', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = await signUp(test, 'ada@example.com');
    for (const photoURL of ['https://x.example/a\0b', 'https://x.example/\ud800', 'https://\0@x.example/']) {
      const answer = await client.request('PATCH', '/api/me', { photoURL });
      expect(answer.status, `${JSON.stringify(photoURL)} ${answer.text}`).toBe(400);
    }
  });
});
