import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { type FoundImport, readSource } from './read-source.ts';
import { drawerNames, longestFile, reserved, type Unit, units, type Zone } from './table.ts';

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly problem: string;
  readonly instead: string;
}

const guarded = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'content'];
const unseen = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results', 'shots']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^apps\/[^/]+\/test\//.test(file);
const isCode = (file: string) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file);

export function findBreaches(root: string): Breach[] {
  const files = guarded.flatMap((folder) => listFiles(root, folder));
  return [
    ...undeclaredFolders(root),
    ...files.flatMap((file) => nameBreaches(file)),
    ...files.filter(isCode).flatMap((file) => codeBreaches(root, file)),
  ];
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return unseen.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function undeclaredFolders(root: string): Breach[] {
  const undeclared = (path: string): Breach => ({
    file: path,
    line: 1,
    rule: 'undeclared',
    problem: 'is not in the table of boundaries',
    instead: 'Add it to scripts/boundaries/table.ts with what it may import.',
  });
  const foldersOf = (path: string) =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => !unseen.has(entry.name))
      : [];
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    foldersOf(group)
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`)
      .filter((folder) => !units.some((unit) => unit.folder === folder)),
  );
  const inside = units.flatMap(({ folder, zones }) =>
    zones === undefined
      ? []
      : foldersOf(`${folder}/src`)
          .filter((entry) => entry.isDirectory() || (isCode(entry.name) && !isTest(entry.name)))
          .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
          .filter((name) => !zones.some((zone) => zone.at === name) && !name.endsWith('.d.ts'))
          .map((name) => `${folder}/src/${name}`),
  );
  return [...workspaces, ...inside].map(undeclared);
}

function nameBreaches(file: string): Breach[] {
  const drawer = file.split('/').find((part) => drawerNames.test(part.replace(/\..*$/, '')));
  if (drawer === undefined) return [];
  const problem = `"${drawer}" says nothing about what is inside`;
  return [{ file, line: 1, rule: 'drawer', problem, instead: 'Name it after the one thing it does.' }];
}

function codeBreaches(root: string, file: string): Breach[] {
  const text = readFileSync(join(root, file), 'utf8');
  const breaches: Breach[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > longestFile && !file.includes('.gen.'))
    breaches.push({
      file,
      line: longestFile + 1,
      rule: 'length',
      problem: `has ${lines} lines, at most ${longestFile} are allowed`,
      instead: 'Split it by what changes together.',
    });
  const unit = units.find(({ folder }) => file.startsWith(`${folder}/src/`));
  if (unit === undefined || isTest(file)) return breaches;
  const source = readSource(file, text);
  for (const found of source.imports) breaches.push(...importBreaches(unit, file, found));
  for (const use of source.uses)
    for (const rule of reserved)
      if (
        rule.within.test(file) &&
        rule.uses?.includes(use.name) &&
        !rule.allowed.some((at) => at.test(file))
      )
        breaches.push({
          file,
          line: use.line,
          rule: rule.rule,
          problem: `uses ${use.name}`,
          instead: rule.instead,
        });
  return breaches;
}

function importBreaches(unit: Unit, file: string, found: FoundImport): Breach[] {
  const breach = (rule: string, instead: string): Breach => ({
    file,
    line: found.line,
    rule,
    problem: `imports ${found.from}`,
    instead,
  });
  const breaches = reserved
    .filter(
      (rule) =>
        rule.within.test(file) &&
        rule.imports?.test(found.from) === true &&
        !(rule.typesFree && found.typeOnly) &&
        !rule.allowed.some((at) => at.test(file)),
    )
    .map((rule) => breach(rule.rule, rule.instead));
  if (found.from.startsWith('@slipway/')) {
    const name = found.from.split('/').slice(0, 2).join('/');
    if (name !== unit.name && !unit.may.includes(name))
      breaches.push(
        breach('layer', `${unit.folder} may import ${unit.may.join(', ') || 'nothing of ours'}.`),
      );
  }
  if (!found.from.startsWith('.')) return breaches;
  const target = posix.join(dirname(file), found.from.replace(/\?.*$/, ''));
  if (!target.startsWith(`${unit.folder}/`)) {
    if (!target.startsWith('content/'))
      breaches.push(breach('layer', 'Import another workspace by its package name.'));
    return breaches;
  }
  return [...breaches, ...insideBreaches(unit, file, target, found, breach)];
}

function insideBreaches(
  unit: Unit,
  file: string,
  target: string,
  found: FoundImport,
  breach: (rule: string, instead: string) => Breach,
): Breach[] {
  const within = (path: string) => path.slice(`${unit.folder}/src/`.length);
  if (!target.startsWith(`${unit.folder}/src/`) || unit.zones === undefined) return [];
  const here = zoneOf(unit.zones, within(file));
  const there = zoneOf(unit.zones, within(target));
  // A style sheet or picture beside the code is no zone.
  if (here === undefined || there === undefined) return [];
  const isNamed = found.typeOnly && here.mayTypes?.includes(there.at);
  if (here !== there && !isNamed && here.may !== '*' && !here.may.includes(there.at))
    return [breach('direction', `${here.at} may import ${here.may.join(', ') || 'nothing above it'}.`)];
  const [ours, theirs] = [within(file).split('/')[1], within(target).split('/')[1]];
  if (here === there && here.apart && ours !== theirs)
    return [
      breach('sideways', `Let a page put ${ours} and ${theirs} side by side, or move the shared part down.`),
    ];
  const foreignStore =
    here === there && here.at === 'modules/' && ours !== theirs && basename(target) === 'store.ts';
  return foreignStore ? [breach('foreign-store', `Call a use case of modules/${theirs} instead.`)] : [];
}

function zoneOf(zones: readonly Zone[], path: string): Zone | undefined {
  return zones.find((zone) => (zone.at.endsWith('/') ? path.startsWith(zone.at) : path === zone.at));
}
