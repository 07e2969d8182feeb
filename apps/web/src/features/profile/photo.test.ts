import { photoMaxLength } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import { centreSquare, checkPhotoAddress, findFitting } from './photo.ts';

const encoded = (kind: string, length: number) => `data:${kind};base64,`.padEnd(length, 'A');

describe('photo', () => {
  it.each([
    [400, 300, { x: 50, y: 0, side: 300 }],
    [300, 401, { x: 0, y: 51, side: 300 }],
    [192, 192, { x: 0, y: 0, side: 192 }],
  ])('takes the middle square of %i × %i', (width, height, square) => {
    expect(centreSquare(width, height)).toEqual(square);
  });

  it('lowers the quality until the picture fits', () => {
    const asked: number[] = [];
    const address = findFitting((kind, quality) => {
      asked.push(quality);
      return encoded(kind, quality > 0.6 ? photoMaxLength + 1 : photoMaxLength);
    });
    expect(address).toBe(encoded('image/webp', photoMaxLength));
    expect(asked).toEqual([0.86, 0.74, 0.6]);
  });

  it('falls back to JPEG where WebP cannot be written', () => {
    const address = findFitting((kind) => encoded(kind === 'image/webp' ? 'image/png' : kind, 900));
    expect(address).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('gives up rather than send what the server refuses', () => {
    expect(findFitting((kind) => encoded(kind, photoMaxLength + 1))).toBeNull();
  });

  it('takes https addresses only', () => {
    expect(checkPhotoAddress('')).toBeNull();
    expect(checkPhotoAddress(' https://x.example/me.png ')).toBeNull();
    for (const bad of ['http://x.example/a.png', 'javascript:alert(1)', 'me.png', 'data:image/png;base64,AA'])
      expect(checkPhotoAddress(bad)?.message).toBe('Please enter an address that begins with https://');
  });
});
