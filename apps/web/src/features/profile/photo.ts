import { AppError, photoMaxLength } from '@slipway/core';

const photoSidePx = 192;
const qualities = [0.86, 0.74, 0.6, 0.45] as const;
const kinds = ['image/webp', 'image/jpeg'] as const;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The largest square in the middle of a picture. */
export function centreSquare(width: number, height: number): Square {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/**
 * The first encoding that fits the profile's limit. A browser that cannot write a kind answers with PNG instead,
 * so the answer's own prefix is what counts.
 */
export function findFitting(encode: (kind: string, quality: number) => string): string | null {
  for (const kind of kinds) {
    for (const quality of qualities) {
      const address = encode(kind, quality);
      if (address.startsWith(`data:${kind};base64,`) && address.length <= photoMaxLength) return address;
    }
  }
  return null;
}

const unreadable = new AppError('request/invalid', {
  problem: 'This file is not a picture your browser can read. Please choose a PNG, JPEG or WebP.',
  field: 'photoURL',
});

/** Cuts a chosen picture to a 192 pixel square in the browser: nothing larger ever leaves it, and no place data. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw unreadable;
  });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = photoSidePx;
    canvas.height = photoSidePx;
    const paper = canvas.getContext('2d');
    if (paper === null) throw unreadable;
    const { x, y, side } = centreSquare(picture.width, picture.height);
    // JPEG has no transparency: an empty ground would turn black.
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, photoSidePx, photoSidePx);
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(picture, x, y, side, side, 0, 0, photoSidePx, photoSidePx);
    const address = findFitting((kind, quality) => canvas.toDataURL(kind, quality));
    if (address === null) throw unreadable;
    return address;
  } finally {
    picture.close();
  }
}

export function checkPhotoAddress(value: string): AppError | null {
  const address = value.trim();
  if (address === '') return null;
  const fits =
    URL.canParse(address) && new URL(address).protocol === 'https:' && address.length <= photoMaxLength;
  return fits
    ? null
    : new AppError('request/invalid', { problem: 'Please enter an address that begins with https://' });
}
