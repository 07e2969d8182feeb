import type { Make, Options, Workshop } from './format.ts';
import type { Source } from './source.ts';

/** Fetched when they are asked for: the PDF library alone is larger than all the rest. */
const makers: Readonly<Record<string, () => Promise<Make>>> = {
  pdf: async () => (await import('./formats/pdf/make.ts')).makePdf,
  xlsx: async () => (await import('./formats/xlsx/make.ts')).makeXlsx,
  slides: async () => (await import('./formats/slides/make.ts')).makeSlides,
  pptx: async () => (await import('./formats/pptx/make.ts')).makePptx,
  png: async () => (await import('./formats/png/make.ts')).makePng,
  svg: async () => (await import('./formats/svg/make.ts')).makeSvg,
  csv: async () => (await import('./formats/csv/make.ts')).makeCsv,
  markdown: async () => (await import('./formats/markdown/make.ts')).makeMarkdown,
  pack: async () => (await import('./formats/pack/make.ts')).makePack,
  json: async () => (await import('./formats/json/make.ts')).makeJson,
};

/** The one way to a file: any source as any format. */
export async function makeFile(
  format: string,
  source: Source,
  workshop: Workshop,
  options: Options = {},
): Promise<Uint8Array> {
  const load = Object.hasOwn(makers, format) ? makers[format] : undefined;
  if (load === undefined) throw new Error(`There is no format ${format}.`);
  return (await load())(source, workshop, options);
}

/** The painter behind every PNG, for a drawing that is no sheet. */
export const paintSvg = async () => (await import('./formats/png/make.ts')).paint;
