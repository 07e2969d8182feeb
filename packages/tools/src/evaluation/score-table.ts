import { type GateId, gateIds, gates, swapWithModel } from './gates.ts';
import type { Scores } from './score-runs.ts';

/** One tool's scores as lines of text: a row a gate, a column a set. */
export function scoreTable(columns: Readonly<Record<string, Scores>>, hasModel = false): string {
  const sets = Object.entries(columns);
  const head = ['', ...sets.map(([name, { ideas }]) => `${name} (${ideas})`), 'gate', ''];
  const rows = gateIds.map((id) => {
    const { label } = gates[id];
    const passed = sets.every(([, { values }]) => passes(id, values[id], hasModel));
    return [
      label,
      ...sets.map(([, { values }]) => show(id, values[id])),
      limitOf(id, hasModel),
      passed ? 'pass' : 'FAIL',
    ];
  });
  const names = Object.keys(sets[0]?.[1].asides ?? {});
  const asides = names.map((name) => `  ${name}: ${sets.map(([, one]) => one.asides[name]).join(' | ')}`);
  return [...align([head, ...rows]), ...asides].join('\n');
}

export function passes(id: GateId, value: number, hasModel: boolean): boolean {
  return id === 'swap' && hasModel ? value > swapWithModel : gates[id].passes(value);
}

function limitOf(id: GateId, hasModel: boolean): string {
  return id === 'swap' && hasModel ? `> ${swapWithModel}` : gates[id].limit;
}

function show(id: GateId, value: number): string {
  const { limit } = gates[id];
  if (limit.endsWith('%')) return `${(value * 100).toFixed(1)} %`;
  return Number.isInteger(value) ? String(value) : value.toFixed(id === 'ease' ? 1 : 3);
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
}
