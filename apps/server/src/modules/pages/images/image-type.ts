type ImageType = 'png' | 'jpeg' | 'webp' | 'avif';

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * By what a file begins with, whatever it was called (WHATWG MIME Sniffing, section 6.1; AVIF: ISO 23000-22, brands `avif` and `avis`).
 * Null for everything else: SVG, HTML and GIF too.
 */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && text(bytes, 12, 16) === 'IHDR') return 'png';
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12))) return 'avif';
  return null;
}
