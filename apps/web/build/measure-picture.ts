import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Width and height of a picture of ours, so that the text does not jump when it arrives. */
export function measurePicture(publicDir: string, src: string): { width: number; height: number } | null {
  if (!src.startsWith('/')) return null;
  const file = join(publicDir, src);
  if (!existsSync(file)) throw new Error(`BL14: there is no picture ${src}`);
  const bytes = readFileSync(file);
  if (src.endsWith('.png')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const box = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(bytes.toString());
  return box ? { width: Number(box[1]), height: Number(box[2]) } : null;
}
