import { Resvg } from '@resvg/resvg-js';
import type { Fonts, Make } from '../../format.ts';
import { svgOf } from '../svg/make.ts';

/** More than this many pixels do not fit into the memory of an export. */
const pixelsMax = 36_000_000;

export const makePng: Make = async (source, { fonts, progress }, options) => {
  progress(0, 2, 'Drawing');
  const svg = svgOf(source, options);
  progress(1, 2, 'Painting');
  return paint(svg, fonts, fitScale(svg, options.scale ?? 2));
};

/** The scale asked for, or the largest at which the drawing fits. */
export function fitScale(svg: string, asked: number): number {
  const [, width = '1', height = '1'] = /width="(\d+)" height="(\d+)"/u.exec(svg) ?? [];
  return Math.min(asked, Math.sqrt(pixelsMax / (Number(width) * Number(height))));
}

export function paint(svg: string, fonts: Fonts, scale = 1): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: [fonts.regular.path, fonts.strong.path, fonts.display.path],
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
    },
  });
  return drawn.render().asPng();
}
