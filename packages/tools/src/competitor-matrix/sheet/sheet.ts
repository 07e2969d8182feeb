import { type SuggestedRival, ventureSource } from '@slipway/analyst';
import type { Source } from '@slipway/core';
import { flatText } from '@slipway/language';
import { productKey } from '@slipway/record';
import { type Evidence, fromSource, type Writer } from '@slipway/report';
import type { MatrixCell } from '../../fields/matrix/field.ts';
import type { Basis, ProposedFeature } from '../basis.ts';
import { type Compared, compare } from '../compute/compared.ts';
import { readSegments, type Segment } from '../compute/segments.ts';
import type { Input } from '../fields.ts';
import { matrixOf } from '../propose/matrix.ts';

/** Everything one sheet is made from. */
export interface Sheet {
  readonly input: Input;
  readonly basis: Basis;
  readonly writer: Writer;
  readonly table: Compared;
  readonly segments: readonly [Segment, ...Segment[]];
  /** How many times a feature counts that a kind of buyer weighs most. */
  readonly heavy: number;
  /** Features that decide for the first kind of buyer: those they weigh most, else all. */
  readonly among: readonly number[];
}

const heavyDefault = 3;
const payerWordsMost = 6;

export function openSheet(input: Input, basis: Basis, writer: Writer): Sheet {
  const table = compare(matrixOf(input, basis), input.company);
  const payer = flatText(basis.profile.pays.value ?? '');
  const isShort = payer !== '' && payer.split(' ').length <= payerWordsMost;
  const segments = readSegments(input.segments, table.features, isShort ? payer : 'customers');
  const own = input.assumptions?.weight;
  const [first] = segments;
  return {
    input,
    basis,
    writer,
    table,
    segments,
    heavy: typeof own === 'number' ? own : heavyDefault,
    among: first.weighs.length > 0 ? first.weighs : table.features.map((_, at) => at),
  };
}

export const featureOf = ({ table }: Sheet, at: number): string => table.features[at] ?? '';
export const productOf = ({ table }: Sheet, at: number): string => table.products[at] ?? '';

/** A number that was counted in the table. */
export function count(sheet: Sheet, id: string, label: string, value: number, noun?: string): string {
  const provenance = { kind: 'measured', field: 'matrix' } as const;
  return sheet.writer.figure({
    id,
    label,
    value,
    unit: 'count',
    ...(noun !== undefined && { noun }),
    provenance,
  });
}

/** Where a name of the table was said: by the founder, else by a line of our notes. */
export function saidIn(sheet: Sheet, ...names: readonly string[]): readonly Evidence[] {
  const { input, basis } = sheet;
  return names.flatMap((name): readonly Evidence[] => {
    if (input.matrix !== undefined) return [{ kind: 'said', field: 'matrix', quote: name }];
    const rival = basis.rivals.find((one) => productKey(one.name) === productKey(name));
    if (rival !== undefined) return [fromSource(citeRival(sheet, rival))];
    const feature = findProposed(sheet, name);
    if (feature !== undefined) return [fromSource(citeFeature(sheet, feature))];
    return [{ kind: 'said', field: input.rivals === undefined ? 'idea' : 'rivals', quote: name }];
  });
}

/** Where the name of a kind of buyer was said. */
export function saidBuyers({ input, basis }: Pick<Sheet, 'input' | 'basis'>, name: string): Evidence {
  const { standing, quote } = basis.profile.pays;
  if (input.segments !== undefined) return { kind: 'said', field: 'segments', quote: name };
  return standing === 'confirmed' || quote === null
    ? { kind: 'said', field: 'customer', quote: name }
    : { kind: 'said', field: 'idea', quote };
}

export function findProposed({ basis }: Sheet, name: string): ProposedFeature | undefined {
  return basis.features.find((feature) => productKey(feature.name) === productKey(name));
}

/** A whole sentence of our notes about a company, word for word; null where they only name what it sells. */
export function storedLine({ name, does, besides }: SuggestedRival): string | null {
  return besides?.says ?? (does === '' ? null : `${name} ${does}.`);
}

/** All that our notes have of a company: one line of them. */
export function citeRival(sheet: Sheet, { id, name, sells, does, pricing, besides }: SuggestedRival): string {
  if (besides !== undefined)
    return sheet.writer.cite(ventureSource(besides.business, id.split('#')[1] ?? 'instead', besides.says));
  return citeNote(sheet, id, [`${name}: ${sells}`, does, `charges ${pricing}`].filter(Boolean).join('; '));
}

export function citeFeature(sheet: Sheet, { from, says }: ProposedFeature): string {
  const rival = sheet.basis.rivals.find(({ id }) => id === from);
  return rival === undefined ? citeNote(sheet, from, says) : citeRival(sheet, rival);
}

/** A line of our notes, marked as such wherever it is shown. */
export function citeNote({ writer }: Sheet, id: string, says: string): string {
  const source: Source = {
    id: `note:${id}`,
    publisher: 'Slipway notes',
    what: says,
    year: null,
    region: null,
    confidence: 'low',
  };
  return writer.cite(source);
}

/** The page a cell names; else the stored line that says so, as long as the founder left the cell as it was proposed. */
export function citeCell(sheet: Sheet, feature: number, product: number, cell: MatrixCell): string | null {
  if (cell.source !== undefined) {
    const host = cell.source.replace(/^https?:\/\//u, '').replace(/[/?#].*$/u, '');
    return sheet.writer.cite({
      id: `page:${cell.source}`,
      publisher: host.replace(/^www\./u, ''),
      what: cell.source,
      year: cell.date === undefined ? null : Number(cell.date.slice(0, 4)),
      region: null,
      confidence: 'medium',
    });
  }
  const proposed = findProposed(sheet, featureOf(sheet, feature));
  const rival = sheet.basis.rivals.find(
    (one) => productKey(one.name) === productKey(productOf(sheet, product)),
  );
  const isStated = cell.state === 'yes' && rival !== undefined && proposed?.has.includes(rival.name) === true;
  return isStated ? citeRival(sheet, rival) : null;
}
