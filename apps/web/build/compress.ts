import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
const leastBytes = 1024;
/** The last step, 11, takes three times as long for two bytes of a hundred. */
const brotliQuality = 10;

/** Every file of a folder, as addresses: `/assets/x.js`. */
export async function listFiles(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();
}

/** Writes `.br` and `.gz` beside each text file worth it, except those the server still fills in. */
export async function compressFiles(dir: string, except: ReadonlySet<string>): Promise<number> {
  const files = (await listFiles(dir)).filter((file) => text.test(file) && !except.has(file));
  const packed = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(dir, file));
      if (content.length <= leastBytes) return 0;
      const [br, gz] = await Promise.all([
        packBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
        packGzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(join(dir, `${file}.br`), br), writeFile(join(dir, `${file}.gz`), gz)]);
      return 1;
    }),
  );
  return packed.filter(Boolean).length;
}
