import type { Format } from './format.ts';
import { csv } from './formats/csv/format.ts';
import { json } from './formats/json/format.ts';
import { markdown } from './formats/markdown/format.ts';
import { pack } from './formats/pack/format.ts';
import { pdf } from './formats/pdf/format.ts';
import { png } from './formats/png/format.ts';
import { pptx } from './formats/pptx/format.ts';
import { slides } from './formats/slides/format.ts';
import { svg } from './formats/svg/format.ts';
import { xlsx } from './formats/xlsx/format.ts';
import type { SourceKind } from './source.ts';

/** In the order of the menu. A further format is a folder and a row here and in `make.ts`. */
export const formats: readonly Format[] = [pdf, slides, xlsx, pptx, png, svg, csv, markdown, json, pack];

export function findFormat(id: string): Format | undefined {
  return formats.find((format) => format.id === id);
}

/** The formats that this can be exported as. */
export function listFormats(kind: SourceKind, toolId: string | null): readonly Format[] {
  return formats.filter((format) => isFormatOf(format, kind, toolId));
}

export function isFormatOf({ of, toolIds }: Format, kind: SourceKind, toolId: string | null): boolean {
  return of.includes(kind) && (toolIds === undefined || (toolId !== null && toolIds.includes(toolId)));
}
