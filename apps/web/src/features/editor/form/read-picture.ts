import { AppError } from '@slipway/core';

interface Picture {
  /** Base64. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** Wider than any design shows one, at twice the pixels. */
const longestSidePx = 2000;
const largestBytes = 2_000_000;
const largestFile = 40_000_000;

/**
 * Decodes the file as a browser would, draws it no larger than needed and encodes it anew: what else was in the file (a place, a
 * script, another file) stays behind. An SVG is refused before.
 */
export async function readPicture(file: File): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!isPicture(head) || file.size > largestFile) throw new AppError('image/unusable');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new AppError('image/unusable');
  });
  const { width, height } = fitInside(bitmap, longestSidePx);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const [type, quality] of [
    ['image/webp', 0.86],
    ['image/webp', 0.7],
    ['image/jpeg', 0.7],
  ] as const) {
    const blob = await encode(canvas, type, quality);
    if (blob !== null && blob.size <= largestBytes) return { data: await toBase64(blob), width, height };
  }
  throw new AppError('image/unusable');
}

export function fitInside(
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** By its first bytes, as the server does: names and types of files can say anything. */
export function isPicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^....ftypavi[fs]/s.test(text)
  );
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, quality));
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
