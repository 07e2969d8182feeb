import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { sheetOf } from '../../sheet-source.ts';
import { jsonFormat, jsonVersion } from './read.ts';

/** The source as it is, with what a reader wants to know first. `readJson` gives it back. */
export const makeJson: Make = async (source) => {
  const sheet = sheetOf(source);
  const file = {
    format: jsonFormat,
    formatVersion: jsonVersion,
    printed: Object.fromEntries(
      aboutRows(sheet.about, [sheet.report]).map(({ label, value }) => [label, value]),
    ),
    source: sheet,
  };
  return strToU8(`${JSON.stringify(file, null, 2)}\n`);
};
