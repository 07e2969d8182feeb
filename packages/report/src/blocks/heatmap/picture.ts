import { shortValue } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { HeatmapBlock } from './block.ts';
import { drawHeatmap } from './draw.ts';
import { isThin, sayCell, unripe } from './say-cell.ts';

export const heatmapPicture: Picture<HeatmapBlock> = {
  draw: (block, _, width) => [drawHeatmap(block, width)],
  summary,
  data: (block) =>
    dataTable(
      [block.rowName, block.noun, ...block.columns],
      block.rows.map((row) =>
        [row.label, shortValue(row.count, 'count'), ...row.cells.map((cell) => sayCell(cell, block))].map(
          labelCell,
        ),
      ),
    ),
};

function summary(block: HeatmapBlock): string {
  const all = block.rows.flatMap(({ cells }) => cells);
  const thin = all.filter((cell) => cell !== null && isThin(cell, block)).length;
  const open = all.filter((cell) => cell === null).length;
  const said = [
    `${count(block.rows.length, 'row')} over ${count(block.columns.length, 'column')}`,
    ...furthest(block),
  ];
  if (thin > 0)
    said.push(
      `${count(thin, 'cell rests', 'cells rest')} on fewer than ${block.minimum} ${block.noun}, hatched`,
    );
  if (open > 0) said.push(`${open} ${unripe}, empty`);
  return `${said.join('; ')}.`;
}

/** The last column in which at least two rows can be compared. */
function furthest(block: HeatmapBlock): string[] {
  const known = block.columns.map((_, index) =>
    block.rows.flatMap(({ label, cells }) => {
      const cell = cells[index];
      return cell && !isThin(cell, block) && cell.value !== null ? [{ label, value: cell.value }] : [];
    }),
  );
  const last = known.findLastIndex((rows) => rows.length > 1);
  const rows = (known[last] ?? []).toSorted((a, b) => a.value - b.value);
  const [low, high] = [rows[0], rows.at(-1)];
  if (!low || !high) return [];
  const say = (value: number) => shortValue(value, block.unit, block.currency);
  // "at 12 months since they began", "at 1 month since they began"
  const name = block.columnName.charAt(0).toLowerCase() + block.columnName.slice(1);
  const at = `at ${block.columns[last]} ${block.columns[last] === '1' ? name.replace(/^(month|week|day)s/u, '$1') : name}`;
  return [
    low.value === high.value
      ? `${at} all stand at ${say(low.value)}`
      : `${at} from ${say(low.value)} (${low.label}) to ${say(high.value)} (${high.label})`,
  ];
}
