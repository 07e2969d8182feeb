import { labelOf, type Report } from '@slipway/report';

/** "Fig. 1", "Table 1", by block id; figures and tables are counted apart. */
export function labelBlocks(report: Report): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const block of report.blocks) {
    const name = labelOf(block);
    if (name === null) continue;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    labels.set(block.id, `${name} ${number}`);
  }
  return labels;
}
