import type { BlockKind, Report } from '@slipway/report';

/** How a part is called in the margin, as on a drawing; what has no row here carries no label. */
const names: Partial<Record<BlockKind, string>> = {
  score: 'Fig.',
  bars: 'Fig.',
  radar: 'Fig.',
  boxes: 'Fig.',
  line: 'Fig.',
  waterfall: 'Fig.',
  tornado: 'Fig.',
  rings: 'Fig.',
  distribution: 'Fig.',
  matrix: 'Table',
  table: 'Table',
  cards: 'Table',
  assumptions: 'Table',
};

/** "Fig. 1", "Table 1", by block id; figures and tables are counted apart. */
export function labelBlocks(report: Report): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const { id, kind } of report.blocks) {
    const name = names[kind];
    if (name === undefined) continue;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    labels.set(id, `${name} ${number}`);
  }
  return labels;
}
