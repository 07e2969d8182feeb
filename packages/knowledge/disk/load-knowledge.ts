import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '@slipway/core';
import type { Knowledge } from '../src/knowledge.ts';
import { type KnowledgeFiles, parseKnowledge } from '../src/parse/parse-knowledge.ts';
import { type CompiledFile, packJson, packNumbers, readCompiled, writeCompiled } from './compiled-file.ts';
import { openVentures, ventureFile, writeVentures } from './venture-file.ts';

export interface Folders {
  readonly content: string;
  readonly compiled: string;
}

const root = join(import.meta.dirname, '../../..');
const usualFolders: Folders = {
  content: join(root, 'content/knowledge'),
  compiled: join(root, 'packages/knowledge/dist'),
};

const madeFrom = new WeakMap<Knowledge['niches'], string>();

/** Changes with every edit of the content. Null for niches of another source: what is made of them is not compiled. */
export function originOf(niches: Knowledge['niches']): string | null {
  return madeFrom.get(niches) ?? null;
}

/**
 * Twelve hundred files take a second to read and check, what was compiled of them a tenth of it. Whoever comes first after an
 * edit compiles. Keep the answer: the server loads it once when it starts.
 */
export function loadKnowledge(folders: Folders = usualFolders): Knowledge {
  const files = listFiles(folders.content);
  const origin = fingerprint(files);
  const parse = () => compile(parseKnowledge(readFiles(files)), origin, folders);
  const isWhole = existsSync(ventureFile(folders.compiled, origin));
  const open = (file: CompiledFile) => openCompiled(file, origin, folders, parse);
  const knowledge = (isWhole ? readCompiled(fileOf(folders), origin, open) : null) ?? parse();
  madeFrom.set(knowledge.niches, origin);
  return knowledge;
}

/** Wordings and jobs in a file of their own: only who builds an index asks for them. */
function compile(knowledge: Knowledge, origin: string, folders: Folders): Knowledge {
  const { wordings, jobs, fieldFacts, ventures, ...rest } = knowledge;
  const parts = Object.entries({ rest, fieldFacts }).map(([name, part]) => [name, packJson(part)] as const);
  const ends = writeVentures(ventureFile(folders.compiled, origin), ventures);
  writeCompiled(fileOf(folders), origin, new Map([...parts, ['ventures', packNumbers(ends)]]));
  const words = new Map([
    ['wordings', packJson(wordings)],
    ['jobs', packJson(jobs)],
  ]);
  writeCompiled(wordingsOf(folders), origin, words);
  return knowledge;
}

/** The longest lists are parsed when they are first asked for. */
function openCompiled(
  file: CompiledFile,
  origin: string,
  folders: Folders,
  parse: () => Knowledge,
): Knowledge {
  const fieldFacts = parseLater('fieldFacts', file);
  const words = once(
    () =>
      readCompiled(wordingsOf(folders), origin, (read) => ({
        wordings: parseLater('wordings', read)(),
        jobs: parseLater('jobs', read)(),
      })) ?? parse(),
  );
  const ends = file.numbers('ventures', Int32Array);
  const ventures = openVentures(ventureFile(folders.compiled, origin), ends);
  return {
    ...JSON.parse(file.letters('rest')),
    ventures,
    get wordings() {
      return words().wordings;
    },
    get jobs() {
      return words().jobs;
    },
    get fieldFacts() {
      return fieldFacts();
    },
  };
}

function parseLater<Name extends keyof Knowledge>(name: Name, file: CompiledFile): () => Knowledge[Name] {
  return parseOnce<Knowledge[Name]>(file.letters(name));
}

function parseOnce<Part>(json: string): () => Part {
  let letters = json;
  return once(() => {
    const parsed: Part = JSON.parse(letters);
    letters = '';
    return parsed;
  });
}

interface ContentFile {
  readonly path: string;
  readonly at: string;
}

/** In the order of their paths, which is the order of the niches. */
function listFiles(content: string): readonly ContentFile[] {
  const list = (folder: string): readonly ContentFile[] =>
    readdirSync(join(content, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return list(path);
      return /\.(?:json|tsv|txt)$/u.test(path) ? [{ path, at: join(content, path) }] : [];
    });
  return list('').toSorted((a, z) => (a.path < z.path ? -1 : 1));
}

function readFiles(files: readonly ContentFile[]): KnowledgeFiles {
  return new Map(files.map(({ path, at }) => [path, readFileSync(at, 'utf8').replaceAll('\r\n', '\n')]));
}

/** By name, size and time of each file: reading them all would cost what is to be saved. */
function fingerprint(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { path, at } of files) {
    const { size, mtimeMs } = statSync(at);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function fileOf({ compiled }: Folders): string {
  return join(compiled, 'knowledge.bin');
}

function wordingsOf({ compiled }: Folders): string {
  return join(compiled, 'wordings.bin');
}
