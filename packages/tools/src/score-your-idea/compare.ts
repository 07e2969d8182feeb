import type { Figure, Provenance, Source } from '@slipway/core';
import type { AnswerBlock, Block, Cell, Report, Statement } from '@slipway/report';
import { chips } from './dial.ts';
import { meta } from './meta.ts';

export const compareMost = 4;
/** Dials nearer than this say nothing about which is better, unless all three answers are in both. */
const apart = 20;

interface Side {
  readonly report: Report;
  readonly key: string;
  readonly label: string;
  readonly answer: AnswerBlock;
  /** Middle of the dial; null where there is none. */
  readonly points: number | null;
  readonly hasAnswers: boolean;
}

/** Up to four scored ideas beside each other. Reports that only ask, or come from another tool, are left out. */
export function compareIdeas(reports: readonly Report[]): Report {
  const sides = reports.flatMap(toSide).slice(0, compareMost).map(nameSide);
  return {
    toolId: meta.id,
    title: 'Ideas compared',
    blocks: sides.length < 2 ? [] : compareBlocks(sides),
    figures: Object.fromEntries(sides.flatMap(listFigures)),
    sources: Object.fromEntries(sides.flatMap(listSources)),
  };
}

function toSide(report: Report): readonly Omit<Side, 'key' | 'label'>[] {
  const answer = report.blocks.find((block): block is AnswerBlock => block.kind === 'answer');
  const { idea, evidence, answered } = report.figures;
  if (report.toolId !== meta.id || answer === undefined || evidence === undefined) return [];
  const points = idea === undefined ? null : (idea.value ?? middle(idea));
  return [{ report, answer, points, hasAnswers: answered?.value === chips.length }];
}

function nameSide(side: Omit<Side, 'key' | 'label'>, at: number): Side {
  const title = side.report.title.replace(/^Idea score: /u, '');
  return { ...side, key: 'abcd'.charAt(at), label: `${'ABCD'.charAt(at)}: ${title}` };
}

function middle({ range }: Figure): number | null {
  return range === undefined ? null : (range.low + range.high) / 2;
}

function compareBlocks(sides: readonly Side[]): readonly Block[] {
  const row = (label: string, cell: (side: Side) => Cell, strong = false) => ({
    cells: [{ label }, ...sides.map(cell)],
    ...(strong ? { strong } : {}),
  });
  const figure =
    (id: string) =>
    ({ report, key }: Side): Cell =>
      report.figures[id] === undefined ? { label: 'No dial' } : { figure: `${key}-${id}` };
  return [
    { id: 'headline', kind: 'headline', tone: 'plain', verdict: rank(sides), lede: [] },
    {
      id: 'table',
      kind: 'table',
      title: 'Side by side',
      columns: [{ label: 'Part' }, ...sides.map(({ label }) => ({ label }))],
      rows: [
        row('Idea', figure('idea'), true),
        row('Evidence', figure('evidence')),
        row('Answer', ({ answer }) => ({ label: answer.word ?? '' })),
        row('In one sentence', (side) => cell(side.answer.verdict, side)),
        row('First reason', (side) => cell(side.answer.reasons[0]?.statement, side)),
        row('Next', (side) => cell(side.answer.next?.do, side)),
      ],
    },
  ];
}

/** Ranked only when the dials are far apart or all questions are answered in both. */
function rank(sides: readonly Side[]): Statement {
  const say = (text: string, on: readonly Side[]): Statement => ({
    id: 'rank',
    text,
    evidence: on.map(({ key }) => ({ kind: 'figure', id: `${key}-evidence` })),
  });
  const unknown = sides.filter(({ points }) => points === null);
  if (unknown.length > 0)
    return say(`We know too little about ${unknown.map(name).join(' and ')} to rank these.`, unknown);
  const [first, second] = sides.toSorted((a, z) => (z.points ?? 0) - (a.points ?? 0));
  if (first === undefined || second === undefined) return say('There is nothing to compare.', []);
  const gap = (first.points ?? 0) - (second.points ?? 0);
  const mayRank = gap >= apart || (gap > 0 && first.hasAnswers && second.hasAnswers);
  const text = mayRank
    ? `${name(first)} comes first, before ${name(second)}.`
    : `${name(first)} and ${name(second)} are too close to rank; answer the three questions for both.`;
  return say(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, [first, second]);
}

const name = ({ label }: Side): string => `idea ${label.charAt(0)}`;

function cell(statement: Statement | undefined, { key }: Side): Cell {
  if (statement === undefined) return { label: '' };
  const { id, text, evidence, by } = statement;
  return {
    statement: {
      id: `${key}-${id}`,
      text: text.replaceAll('{{f:', `{{f:${key}-`),
      evidence: evidence.map((one) => (one.kind === 'said' ? one : { ...one, id: `${key}-${one.id}` })),
      ...(by === undefined ? {} : { by }),
    },
  };
}

function listFigures({ report, key }: Side): readonly [string, Figure][] {
  return Object.values(report.figures).map((figure) => [
    `${key}-${figure.id}`,
    { ...figure, id: `${key}-${figure.id}`, provenance: moveOrigin(figure.provenance, key) },
  ]);
}

function moveOrigin(origin: Provenance, key: string): Provenance {
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
