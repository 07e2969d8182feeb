import type { BuyerCount, FieldFact, Knowledge, Niche, Vertical } from '@slipway/knowledge';
import { nicheLines } from './niche-lines.ts';
import { type Row, type RowKind, rowKinds } from './row.ts';

export type SearchedKnowledge = Pick<
  Knowledge,
  'verticals' | 'niches' | 'wordings' | 'jobs' | 'fieldFacts' | 'buyers' | 'twins'
>;

/** Every line that can be told, in the order of the knowledge: the indexes name rows by their place here. */
export interface RowList {
  readonly length: number;
  kindOf(at: number): RowKind | undefined;
  /** Null where it belongs to an industry as a whole. */
  nicheOf(at: number): string | null;
  /** Made when asked for: forty thousand of them held 7 MB. */
  row(at: number): Row | undefined;
}

/** One list of the knowledge, and what rows each of it gives. */
interface Source<One> {
  readonly list: readonly One[];
  lines(one: One): readonly (readonly [kind: RowKind, count: number])[];
  niche(one: One, line: number): string | null;
  row(one: One, kind: RowKind, line: number, place: number): Row | undefined;
}

/** Of each row only its kind is kept, whose it is, and which of that one's lines. */
export function openRows(knowledge: SearchedKnowledge): RowList {
  const [kinds, owners, lines]: [number[], number[], number[]] = [[], [], []];
  const parts: {
    readonly end: number;
    nicheOf(at: number): string | null;
    row(at: number): Row | undefined;
  }[] = [];
  function add<One>(source: Source<One>): void {
    source.list.forEach((one, place) => {
      for (const [kind, count] of source.lines(one))
        for (let line = 0; line < count; line++) {
          kinds.push(rowKinds.indexOf(kind));
          owners.push(place);
          lines.push(line);
        }
    });
    parts.push({
      end: kinds.length,
      nicheOf(at) {
        const one = source.list[ownerAt[at] ?? -1];
        return one === undefined ? null : source.niche(one, lineAt[at] ?? 0);
      },
      row(at) {
        const [place = -1, kind] = [ownerAt[at], kindOf(at)];
        const one = source.list[place];
        return one && kind && source.row(one, kind, lineAt[at] ?? 0, place);
      },
    });
  }
  const { niches, verticals, fieldFacts, buyers } = knowledge;
  add({
    list: niches,
    lines: (niche) => nicheLines.map(({ kind, count }) => [kind, count(niche)]),
    niche: ({ id }) => id,
    row: rowOfNiche,
  });
  add({
    list: verticals,
    lines: ({ companies }) => [['rival', companies.length]],
    niche: () => null,
    row: (industry, _kind, line) => rowOfIndustry(industry, line),
  });
  add({
    list: fieldFacts,
    // A fact of several niches is a row of each.
    lines: (fact) => [['fact', Math.max(1, fact.niches.length)]],
    niche: (fact, line) => fact.niches[line] ?? null,
    row: (fact, _kind, line) => rowOfFact(fact, line),
  });
  add({ list: buyers, lines: () => [['buyers', 1]], niche: () => null, row: rowOfBuyers });
  const kindAt = Uint8Array.from(kinds);
  const ownerAt = Int32Array.from(owners);
  const lineAt = Uint16Array.from(lines);
  // The functions below would hold on to them.
  for (const list of [kinds, owners, lines]) list.length = 0;
  const kindOf = (at: number) => rowKinds[kindAt[at] ?? -1];
  const partOf = (at: number) => parts.find(({ end }) => at < end);
  return {
    length: kindAt.length,
    kindOf,
    nicheOf: (at) => partOf(at)?.nicheOf(at) ?? null,
    row: (at) => partOf(at)?.row(at),
  };
}

const idOf = (owner: string, kind: RowKind, at: number): string => `${owner}#${kind}:${at}`;

function rowOfNiche(niche: Niche, kind: RowKind, at: number): Row | undefined {
  const line = nicheLines.find((one) => one.kind === kind)?.line(niche, at);
  if (line === undefined) return undefined;
  const { region = null, name = '', says } = line;
  return {
    id: idOf(niche.id, kind, at),
    kind,
    niche: niche.id,
    industry: niche.vertical,
    region: region === 'global' ? null : region,
    name,
    says,
  };
}

function rowOfIndustry({ id, companies }: Vertical, at: number): Row {
  const { name = '', positioning = '' } = companies[at] ?? {};
  return {
    id: idOf(id, 'rival', at),
    kind: 'rival',
    niche: null,
    industry: id,
    region: null,
    name,
    says: positioning,
  };
}

function rowOfFact({ id, vertical, niches, region, what, says }: FieldFact, at: number): Row {
  const niche = niches[at] ?? null;
  return {
    id: niche === null ? `${id}#fact` : `${id}#fact:${niche}`,
    kind: 'fact',
    niche,
    industry: vertical,
    region: region === 'global' ? null : region,
    name: what,
    says,
  };
}

function rowOfBuyers({ id, label, region, verticals, aka }: BuyerCount): Row {
  return {
    id: `${id}#buyers`,
    kind: 'buyers',
    niche: null,
    industry: verticals[0] ?? null,
    region: region === 'global' ? null : region,
    name: label,
    says: aka.join(', '),
  };
}
