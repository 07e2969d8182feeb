import { strToU8 } from 'fflate';
import { drawBlock, drawProject, drawSheet } from '../../draw/draw-sheet.ts';
import type { Make, Options } from '../../format.ts';
import { sheetOf } from '../../sheet-source.ts';
import type { Source } from '../../source.ts';

export const makeSvg: Make = async (source, _, options) => strToU8(svgOf(source, options));

/** The block that is asked for, or the whole sheet; of a project its answers. */
export function svgOf(source: Source, { block: id }: Options): string {
  if (source.kind === 'project') return drawProject(source);
  const sheet = sheetOf(source);
  if (id === undefined) return drawSheet(sheet);
  const block = sheet.report.blocks.find((one) => one.id === id);
  if (block === undefined) throw new Error(`There is no block ${id}.`);
  return drawBlock(sheet, block);
}
