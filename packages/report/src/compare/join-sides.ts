import { type Figure, type Provenance, renameFigures, type Source } from '@slipway/core';
import type { AnswerBlock, HeadlineBlock } from '../block.ts';
import type { CompareSide } from '../blocks/compare/block.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';

export const compareMost = 4;

/** One of the results that are compared; its figures stand in the comparison under its key. */
export interface Side extends CompareSide {
  readonly id: string;
  readonly report: Report;
  readonly answer: AnswerBlock | HeadlineBlock | undefined;
  /** Its sources by the names they have in the comparison: one that several sides stand on is listed once. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Results of one tool that answer something, four at most. What all titles begin with is left out of their names. */
export function listSides(reports: readonly Report[]): readonly Side[] {
  const toolId = reports[0]?.toolId;
  const kept = reports
    .filter((report) => report.toolId === toolId && report.asksBack !== true)
    .slice(0, compareMost);
  const opening = sharedOpening(kept.map(({ title }) => title));
  const named = new Map<string, string>();
  return kept.map((report, at) => {
    const answer =
      report.blocks.find((block) => block.kind === 'answer') ??
      report.blocks.find((block) => block.kind === 'headline');
    const id = 'abcd'.charAt(at);
    return {
      id,
      key: 'ABCD'.charAt(at),
      name: beginName(report.title.slice(opening)),
      word: answer?.kind === 'answer' ? answer.word : null,
      tone: answer?.tone ?? 'plain',
      report,
      answer,
      sources: nameSources(id, report, named),
    };
  });
}

/** `named` holds what was said by the sides before: what is said → its name. */
function nameSources(side: string, { sources }: Report, named: Map<string, string>): Side['sources'] {
  return new Map(
    Object.values(sources).map(({ id, ...said }) => {
      const content = JSON.stringify(said);
      const name = named.get(content) ?? `${side}-${id}`;
      named.set(content, name);
      return [id, name];
    }),
  );
}

/** A sentence may begin with it. */
const beginName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** How many letters "Idea score: " has, where every title begins with it. */
function sharedOpening(titles: readonly string[]): number {
  const [first = ''] = titles;
  const end = first.indexOf(': ') + 2;
  return end > 1 && titles.every((title) => title.startsWith(first.slice(0, end))) ? end : 0;
}

export const nameFigure = ({ id }: Pick<Side, 'id'>, figure: string): string => `${id}-${figure}`;

const nameSource = (side: Side, source: string): string =>
  side.sources.get(source) ?? nameFigure(side, source);

export function joinFigures(sides: readonly Side[]): Record<string, Figure> {
  return Object.fromEntries(
    sides.flatMap((side) =>
      Object.values(side.report.figures).map((figure): [string, Figure] => {
        const id = nameFigure(side, figure.id);
        return [id, { ...figure, id, provenance: moveOrigin(figure.provenance, side) }];
      }),
    ),
  );
}

export function joinSources(sides: readonly Side[]): Record<string, Source> {
  return Object.fromEntries(
    sides.flatMap((side) =>
      Object.values(side.report.sources).map((source): [string, Source] => {
        const id = nameSource(side, source.id);
        return [id, { ...source, id }];
      }),
    ),
  );
}

/** A sentence of one of them, naming its figures and sources as the comparison does. */
export function joinStatement(statement: Statement, side: Side): Statement {
  return {
    ...statement,
    id: nameFigure(side, statement.id),
    text: statement.text.replaceAll('{{f:', `{{f:${side.id}-`),
    evidence: statement.evidence.map((one) =>
      one.kind === 'said'
        ? one
        : { ...one, id: one.kind === 'source' ? nameSource(side, one.id) : nameFigure(side, one.id) },
    ),
  };
}

function moveOrigin(origin: Provenance, side: Side): Provenance {
  const name = (id: string): string => nameFigure(side, id);
  switch (origin.kind) {
    case 'measured':
      return origin;
    // An assumption is edited in its own report.
    case 'assumed':
      return { kind: 'assumed', why: origin.why };
    case 'derived':
      return {
        ...origin,
        formula: typeof origin.formula === 'string' ? origin.formula : renameFigures(origin.formula, name),
        inputs: origin.inputs.map(name),
      };
    case 'sourced': {
      const [first, ...rest] = origin.sources;
      const named = nameSource(side, first);
      const more = new Set(rest.map((id) => nameSource(side, id)));
      return { kind: 'sourced', sources: [named, ...[...more].filter((id) => id !== named)] };
    }
  }
}
