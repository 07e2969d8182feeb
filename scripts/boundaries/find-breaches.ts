import { basename } from 'node:path';
import type { Breach } from './breach.ts';
import type { FoundImport, Source } from './read-source.ts';
import { isCode, isTest, type Tree, workspaceOf } from './read-tree.ts';
import { reserved } from './reserved.ts';
import { drawerNames, longestFile, type Unit, units, type Zone } from './table.ts';

export function findBreaches(tree: Tree): Breach[] {
  return [
    ...undeclaredFolders(tree.files),
    ...tree.files.flatMap((file) => nameBreaches(file)),
    ...[...tree.sources].flatMap(([file, source]) => codeBreaches(tree, file, source)),
  ];
}

function undeclaredFolders(files: readonly string[]): Breach[] {
  const undeclared = (path: string): Breach => ({
    file: path,
    line: 1,
    rule: 'undeclared',
    problem: 'is not in the table of boundaries',
    instead: 'Add it to scripts/boundaries/table.ts with what it may import.',
  });
  const workspaces = files
    .map(workspaceOf)
    .filter((folder) => folder.includes('/') && !units.some((unit) => unit.folder === folder));
  const inside = units.flatMap(({ folder, zones }) =>
    files
      .filter((file) => zones !== undefined && file.startsWith(`${folder}/src/`))
      .map((file) => file.slice(`${folder}/src/`.length))
      .filter((path) => path.includes('/') || (isCode(path) && !isTest(path) && !path.endsWith('.d.ts')))
      .filter((path) => zoneOf(zones ?? [], path) === undefined)
      .map((path) => `${folder}/src/${path.replace(/\/.*$/, '/')}`),
  );
  return [...new Set([...workspaces, ...inside])].map(undeclared);
}

function nameBreaches(file: string): Breach[] {
  const drawer = file.split('/').find((part) => drawerNames.test(part.replace(/\..*$/, '')));
  if (drawer === undefined) return [];
  const problem = `"${drawer}" says nothing about what is inside`;
  return [{ file, line: 1, rule: 'drawer', problem, instead: 'Name it after the one thing it does.' }];
}

function codeBreaches(tree: Tree, file: string, source: Source): Breach[] {
  const breaches: Breach[] = [];
  if (source.lines > longestFile && !file.includes('.gen.'))
    breaches.push({
      file,
      line: longestFile + 1,
      rule: 'length',
      problem: `has ${source.lines} lines, at most ${longestFile} are allowed`,
      instead: 'Split it by what changes together.',
    });
  const unit = units.find(({ folder }) => file.startsWith(`${folder}/src/`));
  if (unit === undefined || isTest(file)) return breaches;
  for (const found of source.imports) breaches.push(...importBreaches(tree, unit, file, found));
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

function importBreaches(tree: Tree, unit: Unit, file: string, found: FoundImport): Breach[] {
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
  const target = tree.resolve(file, found.from) ?? '';
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
  return (
    zones.find(({ at }) => (at.endsWith('/') ? path.startsWith(at) : path === at)) ??
    zones.find(({ at }) => at === './' && !path.includes('/'))
  );
}
