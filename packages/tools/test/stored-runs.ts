import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyInput } from '../src/field.ts';

/** A run as a tool of that time stored it. */
export interface StoredRun {
  readonly tools: readonly string[];
  readonly toolVersion: number;
  /** The commit whose engine made it. */
  readonly from: string;
  readonly input: AnyInput;
  readonly basis: unknown;
}

const folder = join(import.meta.dirname, 'stored');

/** A line each in the file of its tool, oldest first. */
export function listStoredRuns(): StoredRun[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ tools: [basename(file, '.jsonl')], ...JSON.parse(line) })),
  );
}
