import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Knowledge } from '../src/knowledge.ts';
import { type KnowledgeFiles, parseKnowledge } from '../src/parse/parse-knowledge.ts';

/**
 * Twelve hundred files take a second to read and check, one file of plain letters a tenth of it. Whoever comes first after
 * an edit compiles; the compiled file is never committed.
 */
interface Compiled {
  readonly madeFrom: string;
  readonly knowledge: Knowledge;
}

export interface Folders {
  readonly content: string;
  readonly compiled: string;
}

const root = join(import.meta.dirname, '../../..');
const usualFolders: Folders = {
  content: join(root, 'content/knowledge'),
  compiled: join(root, 'packages/knowledge/dist'),
};

/** Keep the answer: the server loads it once when it starts. */
export function loadKnowledge(folders: Folders = usualFolders): Knowledge {
  const files = listFiles(folders.content);
  const madeFrom = fingerprint(files);
  const compiled = readCompiled(folders);
  if (compiled?.madeFrom === madeFrom) return compiled.knowledge;
  const knowledge = parseKnowledge(readFiles(files));
  compile({ madeFrom, knowledge }, folders);
  return knowledge;
}

/** Changes with every edit of the content: what is made of the knowledge is compiled anew by it. */
export function fingerprintKnowledge(folders: Folders = usualFolders): string {
  return fingerprint(listFiles(folders.content));
}

interface ContentFile {
  readonly path: string;
  readonly at: string;
}

/** In the order of their paths, which is the order of the niches. */
function listFiles(content: string): readonly ContentFile[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|tsv|txt)$/u.test(file))
    .map((file) => ({ path: file.split(sep).join('/'), at: join(content, file) }))
    .sort((a, z) => (a.path < z.path ? -1 : 1));
}

function readFiles(files: readonly ContentFile[]): KnowledgeFiles {
  return new Map(files.map(({ path, at }) => [path, readFileSync(at, 'utf8').replaceAll('\r\n', '\n')]));
}

/** By name, size and time of each file: reading them all would cost what is to be saved. */
function fingerprint(files: readonly ContentFile[]): string {
  return files
    .map(({ path, at }) => {
      const { size, mtimeMs } = statSync(at);
      return `${path} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

function readCompiled(folders: Folders): Compiled | null {
  try {
    return JSON.parse(readFileSync(fileOf(folders), 'latin1'));
  } catch {
    return null;
  }
}

/** Written beside and then moved: a server that starts meanwhile reads a whole file or none. A full disk costs only time. */
function compile(compiled: Compiled, folders: Folders): void {
  try {
    mkdirSync(folders.compiled, { recursive: true });
    const beside = `${fileOf(folders)}.${process.pid}`;
    writeFileSync(beside, toPlainLetters(JSON.stringify(compiled)), 'latin1');
    renameSync(beside, fileOf(folders));
  } catch {}
}

/** Ten megabytes of plain letters are read in half the time of as many that must be decoded. */
function toPlainLetters(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function fileOf({ compiled }: Folders): string {
  return join(compiled, 'knowledge.json');
}
