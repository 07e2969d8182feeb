import type { Figure, Source } from '@slipway/core';
import { type Block, checkReport, type Report } from '@slipway/report';

type WithCells = Extract<Block, { readonly rows: readonly { readonly cells: readonly unknown[] }[] }>;
type Cell = WithCells['rows'][number]['cells'][number];

/**
 * What arrives after the report: figures by id, and cells by `cellId`. For what the engine cannot compute, as it stays the same
 * when an assumption is changed.
 */
export interface ReportPatch {
  readonly figures?: Readonly<Record<string, Figure>>;
  readonly sources?: Readonly<Record<string, Source>>;
  readonly cells?: Readonly<Record<string, Cell>>;
}

/** Where a cell stands: block, row and column, both from 0. */
export function cellId(block: string, row: number, column: number): string {
  return `${block}/${row}/${column}`;
}

/** All patches of a run together, as JSON. */
export const patchMaxLength = 128 * 1024;

export function mergePatches(earlier: ReportPatch, later: ReportPatch): ReportPatch {
  return {
    figures: { ...earlier.figures, ...later.figures },
    sources: { ...earlier.sources, ...later.sources },
    cells: { ...earlier.cells, ...later.cells },
  };
}

/** The report with what of the patch has a place in it; as it was where the two do not go together. */
export function applyPatch(report: Report, patch: ReportPatch | null): Report {
  if (patch === null) return report;
  const patched = layOver(report, patch);
  return checkReport(patched).length === 0 ? patched : report;
}

/** What is wrong with a patch for this report, a sentence each; empty when it may be kept and shown. */
export function findPatchProblems(report: Report, patch: ReportPatch): string[] {
  const places = new Set(report.blocks.flatMap(cellsOf));
  return [
    ...Object.keys(patch.figures ?? {})
      .filter((id) => !Object.hasOwn(report.figures, id))
      .map((id) => `There is no figure ${id}.`),
    ...Object.keys(patch.cells ?? {})
      .filter((id) => !places.has(id))
      .map((id) => `There is no cell ${id}.`),
    ...checkReport(layOver(report, patch)),
  ];
}

function layOver(report: Report, { figures = {}, sources = {}, cells = {} }: ReportPatch): Report {
  const known = Object.entries(figures).filter(([id]) => Object.hasOwn(report.figures, id));
  return {
    ...report,
    figures: { ...report.figures, ...Object.fromEntries(known) },
    sources: { ...report.sources, ...sources },
    blocks: report.blocks.map((block) => (hasCells(block) ? withCells(block, cells) : block)),
  };
}

function withCells(block: WithCells, cells: Readonly<Record<string, Cell>>): Block {
  const rows = block.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, column) => cells[cellId(block.id, at, column)] ?? cell),
  }));
  // A block's cells are patched by the tool that made the block.
  return { ...block, rows } as WithCells;
}

function cellsOf(block: Block): string[] {
  if (!hasCells(block)) return [];
  return block.rows.flatMap((row, at) => row.cells.map((_cell, column) => cellId(block.id, at, column)));
}

function hasCells(block: Block): block is WithCells {
  if (!('rows' in block) || !Array.isArray(block.rows)) return false;
  return block.rows.every((row: unknown) => Array.isArray(Reflect.get(Object(row), 'cells')));
}
