import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../../test/engines.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { makeRunApp } from '../../../../test/run-kit.ts';
import { imageType } from './image-type.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
/** Ends in random bytes so that two of them are two pictures. */
const png = (end = '') => bytesOf(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01${end}`);

test.each([
  ['png', png()],
  ['jpeg', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['webp', bytesOf('RIFF\x10\0\0\0WEBPVP8 ')],
  ['avif', bytesOf('\0\0\0\x20ftypavif\0\0\0\0')],
  [null, bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [null, bytesOf('<?xml version="1.0"?><svg/>')],
  [null, bytesOf('GIF89a')],
  [null, bytesOf('<!doctype html><script>alert(1)</script>')],
  [null, bytesOf('\x89PNG\r\n\x1a\n<script>')],
  [null, bytesOf('RIFF\x10\0\0\0WAVEfmt ')],
  [null, bytesOf('\0\0\0\x20ftypmp42')],
  [null, bytesOf('')],
])('a file is %s by its bytes', (type, bytes) => {
  expect(imageType(bytes)).toBe(type);
});

describeEachEngine('pictures', (open) => {
  test('are checked by their bytes, kept once, shown under an address nobody guesses, and removed', async () => {
    const kit = await makeRunApp({ db: await open() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const send = (bytes: Buffer, client = ada) =>
      client.request('POST', '/api/images', { data: bytes.toString('base64') });
    const [one, again] = await Promise.all([send(png()), send(png())]);
    expect(one.body).toEqual(again.body);
    const { id, src } = Object(one.body) as { id: string; src: string };
    expect(src).toMatch(/^\/images\/[\w-]{43}\.png$/);
    expect(Reflect.get(Object((await send(png(), eve)).body), 'id')).not.toBe(id);
    const shown = await kit.client().request('GET', src);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(shown.headers.has('set-cookie')).toBe(false);
    for (const wrong of [src.replace('.png', '.webp'), '/images/x.png', '/images/%00.png', `${src}.svg`])
      expect((await kit.client().request('GET', wrong)).status, wrong).toBe(404);
    expectError(await send(bytesOf('<svg/>')), 'image/unusable');
    expectError(await ada.request('POST', '/api/images', { data: 'not base64!' }), 'image/unusable');
    expect(await send(png('x'.repeat(2 * 1024 * 1024)))).toMatchObject({
      status: 413,
      message: 'This is too large. The limit is 2 MB.',
    });
    expect((await ada.request('GET', '/api/images')).body).toMatchObject({ images: [{ id }] });
    expectError(await eve.request('DELETE', `/api/images/${id}`), 'image/not-found');
    await ada.request('DELETE', `/api/images/${id}`);
    expect((await kit.client().request('GET', src)).status).toBe(404);
    await kit.close();
  });
});
