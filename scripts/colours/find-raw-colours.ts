import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cssColourNames, paletteNames } from './names.ts';

interface RawColour {
  readonly file: string;
  readonly line: number;
  readonly found: string;
}

/** Where a raw value must stand, each with its reason. A row that no longer holds one is refused as well. */
export interface Exception {
  readonly file: string;
  readonly values: readonly string[];
  readonly reason: string;
}

const looked = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/index.html',
  'apps/server/src',
  'packages/ui/src',
  'content',
];
const tokens = 'packages/ui/src/tokens/';
const kinds = /\.(?:ts|tsx|css|html|svg|md)$/;

const names = [...cssColourNames].join('|');
const families = [...paletteNames].join('|');
const classPrefix =
  '(?:bg|text|border(?:-[trblxyse])?|ring|ring-offset|fill|stroke|from|via|to|outline|decoration|accent|caret|divide|placeholder|shadow|inset-shadow)';

const everywhere: readonly RegExp[] = [
  // A number sign after a letter, a slash or an ampersand is an anchor or an entity; one of letters only
  // (#add) is a colour only where a value can stand.
  /(?<![\w&/.#])#(?=[a-f]*\d)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
  /(?<=["'`[:])\s*#(?:[a-f]{8}|[a-f]{6}|[a-f]{3,4})(?![\w-])/gi,
  /(?<![\w.-])(?:rgba?|hsla?|hwb|oklab|oklch)\(/gi,
  new RegExp(`(?<![\\w-])${classPrefix}-(?:(?:${families})-(?:50|[1-9]00|950)|white|black)(?![\\w-])`, 'g'),
];
const inStyleSheets: readonly RegExp[] = [
  /(?<![\w.-])(?:lab|lch|color)\(/gi,
  new RegExp(
    `(?<=(?:color|background|border|outline|fill|stroke|shadow|decoration|--)[\\w-]*\\s*:[^;{}]*)(?<![\\w-])(?:${names})(?![\\w-])`,
    'gi',
  ),
];
const inMarkup: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:fill|stroke|color|stopColor|stop-color|floodColor|background|backgroundColor|borderColor)\\s*[=:]\\s*\\{?["'])(?:${names})(?=["'])`,
    'gi',
  ),
];

export function rawColoursIn(text: string, file: string): { line: number; found: string }[] {
  const patterns = [...everywhere, ...(file.endsWith('.css') ? inStyleSheets : inMarkup)];
  return text
    .split('\n')
    .flatMap((content, index) =>
      patterns.flatMap((pattern) =>
        [...content.matchAll(pattern)].map((match) => ({ line: index + 1, found: match[0].trim() })),
      ),
    );
}

export function findRawColours(root: string, exceptions: readonly Exception[]) {
  const files = looked.flatMap((path) => listFiles(root, path));
  const all = files.flatMap((file): RawColour[] =>
    rawColoursIn(readFileSync(join(root, file), 'utf8'), file).map((raw) => ({ file, ...raw })),
  );
  const covers = ({ file, values }: Exception, raw: RawColour) =>
    raw.file === file && values.includes(raw.found);
  return {
    raw: all.filter((raw) => !exceptions.some((exception) => covers(exception, raw))),
    idle: exceptions.flatMap(({ file, values, reason }) =>
      values
        .map((value): Exception => ({ file, values: [value], reason }))
        .filter((exception) => !all.some((raw) => covers(exception, raw))),
    ),
  };
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (kinds.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .flatMap((entry) => {
      const inner = posix.join(path, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(root, inner);
      return kinds.test(entry.name) ? [inner] : [];
    })
    .filter((file) => !file.startsWith(tokens) && !/\.test\.tsx?$/.test(file));
}
