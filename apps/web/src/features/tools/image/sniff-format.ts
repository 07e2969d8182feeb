import type { ImageFormat } from '@slipway/tools';

/** By its first bytes: a name or a type may say anything. */
export function sniffFormat(bytes: Uint8Array): ImageFormat | null {
  const starts = (at: number, ...wanted: number[]) =>
    wanted.every((byte, index) => bytes[at + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  const head = new TextDecoder().decode(bytes.subarray(0, 2000));
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/iu.test(head)
    ? 'svg'
    : null;
}
