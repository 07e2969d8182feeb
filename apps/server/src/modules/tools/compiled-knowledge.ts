import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '@slipway/facts';

/**
 * Everything known, out of one file: two hundred data modules take a third of a second to load and check, their JSON a few
 * milliseconds. The build writes it; whoever edits a fact afterwards is served from the modules until it is built again.
 */
interface Compiled {
  readonly madeFrom: string;
  readonly knowledge: Knowledge;
}

const factsFolder = join(import.meta.dirname, '../../../../../packages/facts');

/** Null when there is none, or when a module has changed since. */
export function findCompiledKnowledge(folder = factsFolder): Knowledge | null {
  try {
    const { madeFrom, knowledge }: Compiled = JSON.parse(readFileSync(fileOf(folder), 'latin1'));
    return madeFrom === fingerprint(folder) ? knowledge : null;
  } catch {
    return null;
  }
}

/** Written beside and then moved: a server that starts meanwhile reads a whole file or none. */
export function compileKnowledge(knowledge: Knowledge, folder = factsFolder): void {
  const compiled: Compiled = { madeFrom: fingerprint(folder), knowledge };
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const beside = `${fileOf(folder)}.${process.pid}`;
  writeFileSync(beside, toPlainLetters(JSON.stringify(compiled)), 'latin1');
  renameSync(beside, fileOf(folder));
}

/** Ten megabytes of plain letters are read in half the time of as many that must be decoded. */
function toPlainLetters(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function fileOf(folder: string): string {
  return join(folder, 'dist/knowledge.json');
}

/** By name, size and time of each module: reading them all would cost what is to be saved. */
function fingerprint(folder: string): string {
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(source, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
