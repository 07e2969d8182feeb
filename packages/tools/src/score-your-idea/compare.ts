import type { Figure, Provenance, Source } from '@slipway/core';
import type { Block, Cell, Evidence, Report, Statement } from '@slipway/report';
import { shortLabels } from './blocks/dimensions.ts';
import { dimensions } from './dimensions.ts';
import { meta } from './meta.ts';

export const compareMost = 4;

interface Side {
  readonly label: string;
  readonly report: Report;
  readonly key: string;
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
}

/** Up to four scored ideas beside each other. Reports without a score of this tool are left out. */
export function compareIdeas(reports: readonly Report[]): Report {
  const sides = reports
    .filter(({ toolId, figures }) => toolId === meta.id && figures['counted-severity'] !== undefined)
    .slice(0, compareMost)
    .map((report, index): Side => {
      const score = report.figures.score;
      const label = `${'ABCD'.charAt(index)}: ${report.title.replace(/^Idea score: /u, '')}`;
      const { low = 0, high = 100 } = score?.range ?? {};
      return { label, report, key: 'abcd'.charAt(index), value: score?.value ?? null, low, high };
    });
  const ids = dimensions.map(({ id }) => `counted-${id}`);
  return {
    toolId: meta.id,
    title: 'Ideas compared',
    blocks: sides.length < 2 ? [] : compareBlocks(sides, ids),
    figures: Object.fromEntries(sides.flatMap((side) => listFigures(side, ['score', ...ids]))),
    sources: Object.fromEntries(sides.flatMap(listSources)),
  };
}

function compareBlocks(sides: readonly Side[], ids: readonly string[]): readonly Block[] {
  const row = (label: string, cell: (side: Side) => Cell, strong = false) => ({
    cells: [{ label }, ...sides.map(cell)],
    ...(strong ? { strong } : {}),
  });
  return [
    {
      id: 'headline',
      kind: 'headline',
      tone: 'plain',
      verdict: leader(sides),
      lede: [],
    },
    {
      id: 'radar',
      kind: 'radar',
      title: 'Shapes of the ideas',
      max: 10,
      axes: dimensions.map(({ id, label }) => ({ label, short: shortLabels[id] })),
      series: sides.map(({ label, key }) => ({ label, figures: ids.map((id) => `${key}-${id}`) })),
    },
    {
      id: 'table',
      kind: 'table',
      title: 'Side by side',
      columns: [{ label: 'Dimension' }, ...sides.map(({ label }) => ({ label, numeric: true }))],
      rows: [
        row('Score', ({ key }) => ({ figure: `${key}-score` }), true),
        ...dimensions.map(({ id, label }) => row(label, ({ key }) => ({ figure: `${key}-counted-${id}` }))),
        row('Verdict', (side) => cellOf(side, 'headline')),
        row('Strongest reason to stop', (side) => cellOf(side, 'reasons')),
        row('Riskiest assumption', (side) => cellOf(side, 'riskiest')),
      ],
    },
  ];
}

/** One is ahead only when its worst case beats the others' best; otherwise the unknowns decide, and that is the answer. */
function leader(sides: readonly Side[]): Statement {
  const [first, ...others] = sides.toSorted((a, b) => middle(b) - middle(a));
  const second = others[0];
  if (first === undefined || second === undefined)
    return { id: 'leader', text: 'There is nothing to compare.', evidence: [] };
  const evidence: Evidence[] = [first, second].map(({ key }) => ({ kind: 'figure', id: `${key}-score` }));
  const a = `{{f:${first.key}-score}}`;
  const b = `{{f:${second.key}-score}}`;
  const isClear = others.every((other) => first.low > other.high);
  const text = isClear
    ? `${name(first)} is ahead (${a} against ${b}), whatever the open answers turn out to be.`
    : `${name(first)} leads ${name(second)} by ${a} to ${b}, but the open answers could turn that around.`;
  return { id: 'leader', text, evidence };
}

function name({ label }: Side): string {
  return `Idea ${label.charAt(0)}`;
}

function middle({ value, low, high }: Side): number {
  return value ?? (low + high) / 2;
}

/** The first statement of one of the report's own blocks. */
function cellOf(side: Side, blockId: string): Cell {
  const block = side.report.blocks.find(({ id }) => id === blockId);
  const statement =
    block?.kind === 'headline'
      ? block.verdict
      : block?.kind === 'list'
        ? block.items[0]
        : block?.kind === 'callout'
          ? block.statement
          : undefined;
  return statement === undefined ? { label: '' } : { statement: moved(statement, side) };
}

function moved({ id, text, evidence, by }: Statement, { key }: Side): Statement {
  return {
    id: `${key}-${id}`,
    text: text.replaceAll('{{f:', `{{f:${key}-`),
    evidence: evidence.map((one) => (one.kind === 'said' ? one : { ...one, id: `${key}-${one.id}` })),
    ...(by === undefined ? {} : { by }),
  };
}

/** The figures the comparison names, with all they are derived from. */
function listFigures(side: Side, ids: readonly string[]): readonly [string, Figure][] {
  const { report, key } = side;
  const texts = ['headline', 'reasons', 'riskiest'].flatMap((block) => {
    const cell = cellOf(side, block);
    return 'statement' in cell ? cell.statement.evidence : [];
  });
  const open = [
    ...ids,
    ...texts.flatMap((one) => (one.kind === 'figure' ? [one.id.slice(key.length + 1)] : [])),
  ];
  const found = new Map<string, Figure>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const figure = report.figures[id];
    if (figure === undefined || found.has(id)) continue;
    found.set(id, figure);
    if (figure.provenance.kind === 'derived') open.push(...figure.provenance.inputs);
  }
  return [...found].map(([id, figure]): [string, Figure] => [
    `${key}-${id}`,
    { ...figure, id: `${key}-${id}`, provenance: movedOrigin(figure.provenance, key) },
  ]);
}

function movedOrigin(origin: Provenance, key: string): Provenance {
  switch (origin.kind) {
    case 'measured':
      return origin;
    // An assumption is edited in its own report.
    case 'assumed':
      return { kind: 'assumed', why: origin.why };
    case 'derived':
      return { ...origin, inputs: origin.inputs.map((id) => `${key}-${id}`) };
    case 'sourced': {
      const [first, ...rest] = origin.sources;
      return { kind: 'sourced', sources: [`${key}-${first}`, ...rest.map((id) => `${key}-${id}`)] };
    }
  }
}

function listSources({ report, key }: Side): readonly [string, Source][] {
  return Object.values(report.sources).map((source) => [
    `${key}-${source.id}`,
    { ...source, id: `${key}-${source.id}` },
  ]);
}
