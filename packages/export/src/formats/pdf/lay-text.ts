import type { Run } from '../../paper/node.ts';
import { breakLines, isSourceNote, type Line, type Look } from './break-lines.ts';
import type { Press } from './press.ts';
import type { Room, Strip } from './strip.ts';
import type { Tag } from './tag.ts';

export interface Setting extends Look {
  /** From line to line, as a share of the size. */
  readonly leading?: number;
  readonly isRight?: boolean;
}

/** Lines of one text, ready to be painted one by one. */
export interface Lines {
  readonly lines: readonly Line[];
  readonly leading: number;
  paint(press: Press, line: number, y: number): void;
}

export function setText(press: Press, runs: readonly Run[], room: Room, setting: Setting): Lines {
  const leading = setting.size * (setting.leading ?? 1.4);
  const lines = breakLines(press, runs, room.width, setting);
  return {
    lines,
    leading,
    paint(at, line, y) {
      const { pieces, width } = lines[line] ?? { pieces: [], width: 0 };
      let x = setting.isRight ? room.x + room.width - width : room.x;
      for (const piece of pieces) {
        at.write(piece, x, y + leading * 0.5 + setting.size * 0.36);
        x += at.measure(piece);
      }
    },
  };
}

/** Sources by the names that the numbers in these lines lead to. */
export function citedIn(lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ leadsTo = '' }) => (isSourceNote(leadsTo) ? [leadsTo] : [])),
  );
}

/** A text that may go on on the next page, but not with a single line here or there. */
export function layText(press: Press, tag: Tag, runs: readonly Run[], room: Room, look: Setting): Strip[] {
  const set = setText(press, runs, room, look);
  return cutLines(set.lines.length).map(([from, to]) => ({
    height: (to - from) * set.leading,
    cites: citedIn(set.lines.slice(from, to)),
    paint: (at, y) =>
      tag.mark(() => {
        for (let line = from; line < to; line += 1) set.paint(at, line, y + (line - from) * set.leading);
      }),
  }));
}

/** Which lines are one strip: "0–2, 2–3, 3–5". */
function cutLines(count: number): [number, number][] {
  if (count <= 3) return count === 0 ? [] : [[0, count]];
  const middle = Array.from({ length: count - 4 }, (_, at): [number, number] => [at + 2, at + 3]);
  return [[0, 2], ...middle, [count - 2, count]];
}
