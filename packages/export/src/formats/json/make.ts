import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { reportsOf } from '../../sheet-source.ts';
import { jsonFormat, jsonVersion } from './read.ts';

/** The source as it is, with what a reader wants to know first. `readJson` gives it back. */
export const makeJson: Make = async (source) => {
  const file = {
    format: jsonFormat,
    formatVersion: jsonVersion,
    printed: Object.fromEntries(
      aboutRows(source.about, reportsOf(source)).map(({ label, value }) => [label, value]),
    ),
    // Files of a project are no text.
    source: source.kind === 'project' ? { ...source, files: [] } : source,
  };
  return strToU8(`${JSON.stringify(file, null, 2)}\n`);
};
