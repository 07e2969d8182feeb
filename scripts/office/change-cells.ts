import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** As a person would: other numbers in some cells. Stored results of formulas go, so that the program has to compute them. */
export function changeCells(
  bytes: Uint8Array,
  /** Sheet file, from 1, and address. */
  change: (sheet: number, at: string, value: number) => number | null,
): Uint8Array {
  const files = unzipSync(bytes);
  for (const [path, content] of Object.entries(files)) {
    const sheet = Number(/^xl\/worksheets\/sheet(\d+)\.xml$/u.exec(path)?.[1]);
    if (!(sheet > 0)) continue;
    const xml = strFromU8(content)
      .replaceAll(/(<\/f>)<v>[^<]*<\/v>/gu, '$1')
      .replaceAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]+)<\/v>/gu, (whole, at, rest, held) => {
        const next = change(sheet, at, Number(held));
        return next === null ? whole : `<c r="${at}"${rest}><v>${next}</v>`;
      });
    files[path] = strToU8(xml);
  }
  return zipSync(files);
}
