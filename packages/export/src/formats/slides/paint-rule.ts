import type { Box } from '@slipway/deck';
import type { Press } from '../pdf/press.ts';
import { inch } from './set-in-box.ts';
import type { Stage } from './stage.ts';

/** A line, a frame, or, without a pen, a ground. */
export function paintRule({ doc }: Press, { x, y, w, h }: Box, width: number, colour: string): void {
  if (width === 0) {
    doc.rect(x * inch, y * inch, w * inch, h * inch).fill(colour);
    return;
  }
  const back = w > 0 && h > 0 ? `h${-w * inch}Z` : '';
  doc.lineWidth(width).path(`M${x * inch} ${y * inch}h${w * inch}v${h * inch}${back}`);
  doc.stroke(colour);
}

/** What PowerPoint's theme calls its colours. */
export function penOf(colours: Stage['colours'], name: string): string {
  const pens: Readonly<Record<string, string>> = {
    tx1: colours.ink,
    accent1: colours.accent,
    accent3: colours.ground,
  };
  return pens[name] ?? colours.line;
}
