import type { Source } from '@slipway/core';
import {
  type Appendix,
  endSentence,
  type GatheredSource,
  groupNotes,
  saySource,
  sayTrade,
} from '@slipway/report';
import { listEstimates } from '../about-rows.ts';
import type { Run, Section } from './node.ts';
import { plain } from './scribe.ts';

/** What the numbers in brackets lead to: of one report, or of several that make a document, each thing once. */
export function layAppendix({ published, ours, quotes, figures, notes }: Appendix): readonly Section[] {
  // Whoever has one sheet knows what rests on it.
  const users = ({ of }: Pick<GatheredSource, 'of'>): readonly Run[] =>
    notes.length > 1 ? plain(` (${of.join(', ')})`, { pen: 'ink-soft' }) : [];
  const sources = published.map((one, at) => row(`S${at + 1}`, [...sourceRuns(one.source), ...users(one)]));
  const estimates = new Map(
    [...new Set(figures.map(({ report }) => report))].map((report) => [report, listEstimates(report)]),
  );
  const figureRows = figures.map(({ number, says, id, report }) =>
    row(String(number), [
      { text: says },
      ...(estimates.get(report)?.has(id) ? plain(' Estimate.', { strong: true }) : []),
    ]),
  );
  return [
    ...factsSection('appendix-sources', 'Sources', sources),
    ...factsSection(
      'appendix-ours',
      'Our notes, check them',
      noteRuns(ours, users).map((runs) => row('note', runs)),
    ),
    ...partedSection(
      'appendix-words',
      'The founder’s words',
      quotes.map((quote, at) => row(`W${at + 1}`, plain(`“${quote}”`))),
    ),
    ...partedSection('appendix-notes', 'Notes on the figures', figureRows),
  ];
}

/** Fewer notes are read faster under each other. */
const partedFrom = 16;

const row = (label: string, runs: readonly Run[]) => ({ label: `[${label}]`, runs });

function factsSection(id: string, title: string, rows: readonly ReturnType<typeof row>[]): Section[] {
  return rows.length === 0 ? [] : [{ id, title, label: null, nodes: [{ kind: 'facts', rows }] }];
}

/** Short lines: in two columns where there are many. */
function partedSection(id: string, title: string, rows: readonly ReturnType<typeof row>[]): Section[] {
  if (rows.length < partedFrom) return factsSection(id, title, rows);
  return [{ id, title, label: null, nodes: [{ kind: 'facts', rows, isParted: true }] }];
}

/** What is said of one trade stands in the sheets: a line for all of it. */
function noteRuns(
  ours: readonly GatheredSource[],
  users: (one: Pick<GatheredSource, 'of'>) => readonly Run[],
): readonly (readonly Run[])[] {
  const { trades, others } = groupNotes(ours);
  return [
    ...trades.map((trade) => [...plain(sayTrade(trade)), ...users(trade)]),
    ...others.map((one) => [...sourceRuns(one.source), ...users(one)]),
  ];
}

function sourceRuns(source: Source): readonly Run[] {
  return [
    { text: endSentence(saySource(source)) },
    ...(source.note === undefined ? [] : plain(` ${source.note}`, { pen: 'ink-soft' as const })),
  ];
}
