import type { AssumptionRow, Report } from '@slipway/report';

/** Values an assumption could be set to instead, the nearest first. */
export function otherValues(row: AssumptionRow, report: Report): (number | string)[] {
  if (row.control.type === 'choice')
    return row.control.options.map(({ value }) => value).filter((value) => value !== row.chosen);
  const { min, max, step } = row.control;
  const now = (row.figure === undefined ? undefined : report.figures[row.figure]?.value) ?? min;
  const near = [now * 1.25, now * 0.75, now + step, now - step, (min + max) / 2, max, min];
  return [...new Set(near)].filter((value) => value >= min && value <= max && value !== now);
}

/** Ids of what reads differently, beside the row that was changed itself. */
export function changedElsewhere(before: Report, after: Report, row: AssumptionRow): string[] {
  const blocks = after.blocks.filter((block, index) => {
    if (block.kind === 'assumptions') return false;
    return JSON.stringify(block) !== JSON.stringify(before.blocks[index]);
  });
  const figures = Object.values(after.figures).filter(
    (figure) => figure.id !== row.figure && figure.value !== before.figures[figure.id]?.value,
  );
  return [...blocks.map(({ id }) => id), ...figures.map(({ id }) => id)];
}

export function listAssumptions(report: Report): AssumptionRow[] {
  return report.blocks.flatMap((block) => (block.kind === 'assumptions' ? block.rows : []));
}
