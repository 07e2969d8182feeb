import { expect, test } from 'vitest';
import { fitInside, isPicture } from './read-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', true],
  ['\xff\xd8\xff\xe0\0\x10JFIF', true],
  ['RIFF\0\0\0\0WEBPVP8 ', true],
  ['\0\0\0\x20ftypavif', true],
  ['<svg xmlns="http', false],
  ['<?xml version="1', false],
  ['GIF89a', false],
  ['RIFF\0\0\0\0WAVEfmt ', false],
  ['', false],
])('%j is a picture: %s', (head, expected) => {
  expect(isPicture(bytes(head))).toBe(expected);
});

test.each([
  [4000, 1000, 2000, 500],
  [300, 200, 300, 200],
  [1, 9000, 1, 2000],
])('%d × %d becomes %d × %d', (width, height, w, h) => {
  expect(fitInside({ width, height }, 2000)).toEqual({ width: w, height: h });
});
