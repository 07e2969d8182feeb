import type { Box } from '@slipway/deck';
import { breakLines } from '../pdf/break-lines.ts';
import type { Press } from '../pdf/press.ts';

export const inch = 72;

interface Setting {
  readonly size: number;
  readonly face: 'regular' | 'strong' | 'display';
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly leading?: number;
}

const [smallest, step] = [0.4, 0.92];

/** Words in a place measured in inches, set smaller until they fit. */
function layInBox(press: Press, text: string, box: Box, setting: Setting) {
  const { colour, leading = 1.2 } = setting;
  const width = box.w * inch;
  const face = press.faceFor(setting.face, text);
  let { size } = setting;
  const lay = () => breakLines(press, [{ text }], width, { size, face, pen: colour });
  let lines = lay();
  const isTooMuch = () =>
    lines.length * size * leading > box.h * inch || lines.some((line) => line.width > width + 0.5);
  while (isTooMuch() && size > setting.size * smallest) {
    size *= step;
    lines = lay();
  }
  return { lines, size, height: lines.length * size * leading };
}

/** The height that words take in their place, in inches. */
export function heightInBox(press: Press, text: string, box: Box, setting: Setting): number {
  return text === '' ? 0 : layInBox(press, text, box, setting).height / inch;
}

/** Writes words in their place. Gives the height they take, in inches. */
export function setInBox(press: Press, text: string, box: Box, setting: Setting): number {
  const { align = 'left', valign = 'top', leading = 1.2 } = setting;
  if (text === '') return 0;
  const width = box.w * inch;
  const { lines, size, height } = layInBox(press, text, box, setting);
  const free = Math.max(0, box.h * inch - height);
  let y = box.y * inch + (valign === 'bottom' ? free : valign === 'middle' ? free / 2 : 0);
  for (const line of lines) {
    const room = width - line.width;
    let x = box.x * inch + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
    for (const piece of line.pieces) {
      press.write(piece, x, y + size * (leading / 2 + 0.36));
      x += press.measure(piece);
    }
    y += size * leading;
  }
  return height / inch;
}
