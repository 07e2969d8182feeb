import type { Figure } from '@slipway/core';
import type { Report } from '@slipway/report';
import { callSide, compareReports, type Side } from '@slipway/report/compare';
import { chips } from './dial.ts';
import { meta } from './meta.ts';

/** Dials nearer than this say nothing about which is better, unless all three answers are in both. */
const apart = 20;

/** Up to four scored ideas beside each other. Reports that only ask, or come from another tool, are left out. */
export function compareIdeas(reports: readonly Report[]): Report {
  const scored = reports.filter(
    ({ toolId, figures, blocks }) =>
      toolId === meta.id && figures.evidence !== undefined && blocks.some(({ kind }) => kind === 'answer'),
  );
  return { ...compareReports(scored, rank), toolId: meta.id, title: 'Ideas compared' };
}

/** Ranked only when the dials are far apart or all questions are answered in both; else it is said why not. */
function rank(sides: readonly Side[]): { readonly text: string } | null {
  const rated = sides.map((side) => ({ side, points: pointsOf(side.report.figures.idea) }));
  const unknown = rated.filter(({ points }) => points === null).map(({ side }) => callSide(side));
  if (unknown.length > 0) return { text: `We know too little about ${unknown.join(' and ')} to rank these.` };
  const [first, second] = rated.toSorted((a, z) => (z.points ?? 0) - (a.points ?? 0));
  if (first === undefined || second === undefined) return null;
  const gap = (first.points ?? 0) - (second.points ?? 0);
  const isAnswered = ({ side }: typeof first): boolean =>
    side.report.figures.answered?.value === chips.length;
  if (gap >= apart || (gap > 0 && isAnswered(first) && isAnswered(second))) return null;
  const both = `${callSide(first.side)} and ${callSide(second.side)}`;
  return { text: `${both} are too close to rank; answer the three questions for both.` };
}

function pointsOf(figure: Figure | undefined): number | null {
  if (figure === undefined) return null;
  const { value, range } = figure;
  return value ?? (range === undefined ? null : (range.low + range.high) / 2);
}
