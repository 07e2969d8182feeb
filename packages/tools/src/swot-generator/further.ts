import { type Finding, type FindingKind, findingLabels, isPrintable } from '@slipway/analyst';
import type { Block, FindingsBlock } from '@slipway/report';
import type { Case } from './case.ts';

interface Lens {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, kinds: readonly FindingKind[]])[];
}

/** Other orders of what the boxes had no room for. One row alone is no picture of forces. */
const lenses: readonly Lens[] = [
  {
    id: 'forces',
    title: 'Five forces',
    rows: [
      ['Rivals', ['rival', 'also']],
      ['Substitutes', ['today']],
      ['Power of buyers', ['signs']],
      ['Power of suppliers', ['system']],
    ],
  },
  {
    id: 'pestel',
    title: 'PESTEL',
    rows: [
      ['Legal', ['rule']],
      ['Economic', ['prices', 'keep']],
      ['What changed', ['changed']],
    ],
  },
];
const rowsLeast = 2;
const rest: readonly FindingKind[] = [
  'rival',
  'also',
  'today',
  'signs',
  'system',
  'rule',
  'changed',
  'sale',
  'cost',
  'prices',
  'keep',
  'failed',
  'channel',
  'season',
  'ask',
  'decides',
  'obstacle',
  'works',
  'needs',
  'ended',
];

/** Folded: everything else in our notes that is about this idea, each sentence once on the sheet. */
export function furtherBlocks({ findings }: Case, used: ReadonlySet<string>): readonly Block[] {
  const shown = new Set(used);
  const left = (kinds: readonly FindingKind[]): readonly Finding[] =>
    kinds
      .flatMap((kind) => findings[kind])
      .filter((finding) => !shown.has(finding.statement.id) && isPrintable(finding));
  const take = (rows: readonly (readonly [string, readonly FindingKind[]])[]): FindingsBlock['rows'] =>
    rows.flatMap(([label, kinds]) => {
      const [first, ...others] = left(kinds).map(({ statement }) => statement);
      return first === undefined ? [] : [{ label, statements: [first, ...others] as const }];
    });
  const blocks: FindingsBlock[] = [];
  const add = (id: string, title: string, rows: FindingsBlock['rows']) => {
    blocks.push({ id, kind: 'findings', title, folded: true, rows });
    for (const { statements } of rows) for (const { id: statement } of statements) shown.add(statement);
  };
  for (const { id, title, rows } of lenses) {
    const taken = take(rows);
    if (taken.length >= rowsLeast) add(id, title, taken);
  }
  const more = take([...Map.groupBy(rest, (kind) => findingLabels[kind])]);
  if (more.length > 0) add('more', 'More from our notes', more);
  return blocks;
}
