import type { Box } from '@slipway/deck';
import { rowSize } from '@slipway/powerpoint';
import { decorate } from '../pdf/tag.ts';
import { paintRule } from './paint-rule.ts';
import { heightInBox, setInBox } from './set-in-box.ts';
import type { Stage } from './stage.ts';

/** Points: smaller ones are read by nobody. */
const smallestRows = 9;

/** A table: first column strong, the second one ours where it has a head. */
export function paintRows(
  stage: Stage,
  rows: readonly (readonly string[])[],
  box: Box,
  hasHead: boolean,
): void {
  const { press, tag, theme, look, colours } = stage;
  const table = tag.under('Table');
  const most = Math.max(1, ...rows.map((row) => row.length));
  const others = hasHead ? (most > 2 ? 1 : 3) : 2.2;
  const shares = Array.from({ length: most }, (_, at) => (at > 0 ? others : hasHead ? 1.2 : 1));
  const whole = shares.reduce((sum, one) => sum + one, 0);
  const least = 0.36;
  let y = box.y + (look.matterAt === 'middle' && rows.length < 6 ? box.h * 0.2 : 0);
  const widths = shares.map((share) => (share / whole) * box.w - 0.15);
  const highAt = (points: number) =>
    rows.reduce((sum, row) => {
      const cells = row.map((text, at) =>
        heightInBox(
          press,
          text,
          { x: 0, y: 0, w: widths[at] ?? 1, h: box.h },
          { size: points, face: at === 0 ? 'strong' : 'regular', colour: colours.ink },
        ),
      );
      return sum + Math.max(least, Math.max(...cells) + 0.24);
    }, 0);
  // One size for all of them: else the last rows would shrink to what the first ones leave.
  let size = theme.sizes.text * rowSize(rows.length);
  while (size > smallestRows && highAt(size) > box.y + box.h - y) size *= 0.95;
  for (const [line, row] of rows.entries()) {
    const tags = table.under('TR');
    let x = box.x;
    let used = 0;
    // What the rows after it do not need.
    const h = Math.min(2, box.y + box.h - y - least * (rows.length - line - 1));
    for (const [at, text] of row.entries()) {
      const w = widths[at] ?? 1;
      const isHead = hasHead && line === 0;
      const place = { x, y: y + 0.1, w, h: h - 0.2 };
      tags.under(isHead ? 'TH' : 'TD').mark(() => {
        const taken = setInBox(press, text, place, {
          size,
          face: at === 0 || (isHead && at === 1) ? 'strong' : 'regular',
          colour: isHead ? (at === 1 ? colours.accent : colours.muted) : colours.ink,
        });
        used = Math.max(used, taken);
      });
      x += w + 0.15;
    }
    y += Math.max(least, used + 0.24);
    decorate(press, () => paintRule(press, { x: box.x, y, w: box.w, h: 0 }, 0.75, colours.line));
  }
}
