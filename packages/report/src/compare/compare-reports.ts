import type { Block, Cell } from '../block.ts';
import type { CompareRow } from '../blocks/compare/block.ts';
import { listPlaceholders } from '../placeholders.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { joinFigures, joinSources, joinStatement, listSides, type Side } from './join-sides.ts';
import { listRows } from './list-rows.ts';
import { sayLead } from './say-lead.ts';

/** A tool's own judgement of which comes first; null leaves it to the figures. */
export type Rank = (sides: readonly Side[]) => { readonly text: string } | null;

/**
 * Up to four results of one tool as a table of bars: for tools without a `compare.ts`, and what those with one build on. No blocks
 * where fewer than two can be compared.
 */
export function compareReports(reports: readonly Report[], rank: Rank = () => null): Report {
  const sides = listSides(reports);
  const own = joinFigures(sides);
  const rows = listRows(sides);
  const ranked = rank(sides);
  const lead = ranked === null ? sayLead(sides, rows, own) : { ...ranked, figures: [] };
  return {
    toolId: reports[0]?.toolId ?? '',
    title: 'Compared',
    blocks: sides.length < 2 ? [] : listBlocks(sides, rows, lead.text),
    figures: { ...own, ...Object.fromEntries(lead.figures.map((figure) => [figure.id, figure])) },
    sources: joinSources(sides),
  };
}

function listBlocks(sides: readonly Side[], rows: readonly CompareRow[], text: string): readonly Block[] {
  const named = listPlaceholders(text);
  // A sentence that names no figure stands on those of the first row.
  const shown = named.length > 0 ? [] : (rows[0]?.figures ?? []).filter((id) => id !== null);
  const verdict: Statement = {
    id: 'lead',
    text,
    evidence: [...new Set([...named, ...shown])].map((id) => ({ kind: 'figure', id })),
  };
  const words = wordRows(sides);
  return [
    { id: 'headline', kind: 'headline', tone: 'plain', verdict, lede: [] },
    {
      id: 'compare',
      kind: 'compare',
      title: 'Side by side',
      sides: sides.map(({ key, name, word, tone }) => ({ key, name, word, tone })),
      rows,
    },
    ...(words.length === 0
      ? []
      : ([
          {
            id: 'words',
            kind: 'table',
            title: 'In words',
            folded: true,
            columns: [{ label: 'Part' }, ...sides.map(({ key, name }) => ({ label: `${key}: ${name}` }))],
            rows: words,
          },
        ] as const)),
  ];
}

/** What each of them answers, gives as first reason and asks for next. */
function wordRows(sides: readonly Side[]): { readonly cells: readonly Cell[] }[] {
  const parts: readonly (readonly [string, (side: Side) => Statement | undefined])[] = [
    ['Answer', ({ answer }) => answer?.verdict],
    ['First reason', ({ answer }) => (answer?.kind === 'answer' ? answer.reasons[0]?.statement : undefined)],
    ['Next', ({ answer }) => (answer?.kind === 'answer' ? answer.next?.do : undefined)],
  ];
  return parts.flatMap(([label, part]) => {
    const said = sides.map(part);
    if (said.every((one) => one === undefined)) return [];
    const cells = sides.map((side, at): Cell => {
      const one = said[at];
      return one === undefined ? { label: '–' } : { statement: joinStatement(one, side) };
    });
    return [{ cells: [{ label }, ...cells] }];
  });
}
