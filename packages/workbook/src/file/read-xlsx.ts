import { strFromU8, unzipSync } from 'fflate';
import { readTags } from './xml.ts';

export interface ReadCell {
  readonly value: string | number | boolean | null;
  /** As the program shows it: `#REF!`. */
  readonly error?: string;
  readonly formula?: string;
}

export interface ReadWorkbook {
  /** By name, then by address: `B3`. */
  readonly sheets: ReadonlyMap<string, ReadonlyMap<string, ReadCell>>;
  /** Name → sheet and address. */
  readonly names: ReadonlyMap<string, { readonly sheet: string; readonly at: string }>;
}

/** Unpacked, of all parts that are read together. */
const largestBytes = 60_000_000;

/** Cells and names of a spreadsheet; null where the file is none. */
export function readXlsx(bytes: Uint8Array): ReadWorkbook | null {
  try {
    const files = unpack(bytes);
    const text = (path: string): string | null => {
      const found = files[path];
      return found === undefined ? null : strFromU8(found);
    };
    const book = text('xl/workbook.xml');
    if (book === null) return null;
    const targets = readTargets(text('xl/_rels/workbook.xml.rels') ?? '');
    const shared = readShared(text('xl/sharedStrings.xml') ?? '');
    const sheets = new Map<string, ReadonlyMap<string, ReadCell>>();
    for (const { name, attributes } of readTags(book)) {
      if (name !== 'sheet') continue;
      const xml = text(targets.get(attributes['r:id'] ?? '') ?? '');
      if (attributes.name !== undefined && xml !== null) sheets.set(attributes.name, readCells(xml, shared));
    }
    return { sheets, names: readNames(book) };
  } catch {
    return null;
  }
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/^xl\/(?:workbook|sharedStrings|_rels\/|worksheets\/)/u.test(name)) return false;
      size += originalSize;
      if (size > largestBytes) throw new RangeError('The file unpacks to too much.');
      return true;
    },
  });
}

function readTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { name, attributes } of readTags(xml)) {
    const { Id, Target } = attributes;
    if (name === 'Relationship' && Id !== undefined && Target !== undefined)
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  }
  return targets;
}

/** A text may be in several runs; what is read aloud beside it does not count. */
function readShared(xml: string): readonly string[] {
  const all: string[] = [];
  let phonetic = false;
  for (const { name, kind, text } of readTags(xml)) {
    if (name === 'si' && kind !== 'close') all.push('');
    if (name === 'rPh') phonetic = kind === 'open';
    if (name === 't' && kind === 'open' && !phonetic) all[all.length - 1] += text;
  }
  return all;
}

function readNames(book: string): ReadWorkbook['names'] {
  const names = new Map<string, { sheet: string; at: string }>();
  for (const { name, kind, attributes, text } of readTags(book)) {
    if (name !== 'definedName' || kind !== 'open' || attributes.name === undefined) continue;
    const found = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})$/u.exec(text.trim());
    if (found === null) continue;
    const [, quoted, plain, column, row] = found;
    const sheet = (quoted ?? plain ?? '').replaceAll("''", "'");
    names.set(attributes.name, { sheet, at: `${column}${row}` });
  }
  return names;
}

function readCells(xml: string, shared: readonly string[]): ReadonlyMap<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  let at: string | null = null;
  let [type, value, formula] = ['n', '', null as string | null];
  const end = (): void => {
    if (at !== null) cells.set(at, toCell(type, value, formula, shared));
    at = null;
  };
  for (const { name, kind, attributes, text } of readTags(xml)) {
    if (name === 'c') {
      end();
      if (kind === 'open') {
        at = attributes.r ?? null;
        [type, value, formula] = [attributes.t ?? 'n', '', null];
      }
    } else if (at !== null && kind !== 'close') {
      if (name === 'v' || name === 't') value += kind === 'open' ? text : '';
      if (name === 'f') formula = text;
    }
  }
  end();
  return cells;
}

function toCell(type: string, value: string, formula: string | null, shared: readonly string[]): ReadCell {
  const own = formula === null ? {} : { formula };
  switch (type) {
    case 's':
      return { value: shared[Number(value)] ?? null, ...own };
    case 'b':
      return { value: value === '1', ...own };
    case 'e':
      return { value: null, error: value, ...own };
    case 'str':
    case 'inlineStr':
      return { value, ...own };
    case 'd':
      return { value: value.slice(0, 10), ...own };
    default:
      return { value: value === '' || !Number.isFinite(Number(value)) ? null : Number(value), ...own };
  }
}
