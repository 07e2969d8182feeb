import { parseSync } from 'vite';

interface Found {
  readonly line: number;
}
export interface FoundImport extends Found {
  readonly from: string;
  /** Names it takes; `'*'` is all of them. */
  readonly names: readonly string[];
  /** Vanishes when types are stripped. */
  readonly typeOnly: boolean;
  /** `import()`: runs when it is reached, not when the file is. */
  readonly lazy: boolean;
}
export interface FoundExport extends Found {
  /** `'*'` passes on whatever `from` exports. */
  readonly name: string;
  /** Absent: declared in this file. */
  readonly from?: string;
}
interface FoundUse extends Found {
  readonly name: string;
}
export interface Source {
  readonly lines: number;
  readonly imports: readonly FoundImport[];
  readonly exports: readonly FoundExport[];
  readonly uses: readonly FoundUse[];
  /** Names that stand in the file more than once: declared, and then used. */
  readonly repeated: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export function readSource(file: string, text: string): Source {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const starts = startsOfLines(text);
  const imports: FoundImport[] = [];
  const uses: FoundUse[] = [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  walk(program, (node) => {
    const word = wordOf(node);
    if (word !== null) (seen.has(word) ? repeated : seen).add(word);
    const from = importedFrom(node);
    if (from !== null)
      imports.push({
        from,
        names: importedNames(node),
        typeOnly: isTypeOnly(node),
        lazy: node.type === 'ImportExpression',
        line: lineAt(starts, node.start),
      });
    const name = usedName(node);
    if (name !== null) uses.push({ name, line: lineAt(starts, node.start) });
  });
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(
      ({ start, exportName, moduleRequest }): FoundExport => ({
        name: exportName.name ?? (exportName.kind === 'None' ? '*' : 'default'),
        line: lineAt(starts, exportName.start ?? start),
        ...(moduleRequest && { from: moduleRequest.value }),
      }),
    ),
  );
  return { lines: starts.length - (text.endsWith('\n') ? 1 : 0), imports, exports, uses, repeated };
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importedFrom(node: Node): string | null {
  if (!importing.has(node.type)) return null;
  return isNode(node.source) && typeof node.source.value === 'string' ? node.source.value : null;
}

function importedNames(node: Node): string[] {
  // `export *` takes nothing itself: what it passes on counts when somebody asks for it.
  if (node.type === 'ExportAllDeclaration') return node.exported === null ? [] : ['*'];
  if (!Array.isArray(node.specifiers)) return ['*'];
  return node.specifiers.filter(isNode).map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    const taken = node.type === 'ImportDeclaration' ? specifier.imported : specifier.local;
    return nameOf(taken) ?? '*';
  });
}

function isTypeOnly(node: Node): boolean {
  // `import { type A }` keeps an empty `import` at run time under verbatimModuleSyntax, so it counts as a value.
  return node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
}

function usedName(node: Node): string | null {
  if (node.type === 'CallExpression') return called(node, 'fetch') ? 'fetch()' : null;
  if (node.type === 'NewExpression') {
    if (nameOf(node.callee) === 'WebSocket') return 'new WebSocket()';
    const bare = Array.isArray(node.arguments) && node.arguments.length === 0;
    return nameOf(node.callee) === 'Date' && bare ? 'new Date()' : null;
  }
  if (node.type !== 'MemberExpression') return null;
  const name = `${nameOf(node.object)}.${nameOf(node.property)}`;
  return ['process.env', 'Date.now', 'Math.random', 'performance.now'].includes(name) ? name : null;
}

function called(node: Node, name: string): boolean {
  if (nameOf(node.callee) === name) return true;
  return (
    isNode(node.callee) &&
    nameOf(node.callee.object) === 'globalThis' &&
    nameOf(node.callee.property) === name
  );
}

function wordOf(node: Node): string | null {
  const isWord = node.type === 'Identifier' || node.type === 'JSXIdentifier';
  return isWord && typeof node.name === 'string' ? node.name : null;
}

function nameOf(value: unknown): string | null {
  return isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : null;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  return starts.filter((start) => start <= offset).length;
}
