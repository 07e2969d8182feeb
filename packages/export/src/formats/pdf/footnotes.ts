import type { Run } from '../../paper/node.ts';
import { setText } from './lay-text.ts';
import { page, room } from './page.ts';
import { type Press, rule } from './press.ts';
import type { Strip } from './strip.ts';
import { decorate } from './tag.ts';

/** Each source as it stands under a page, by the name that its number leads to. */
export type Footnotes = ReadonlyMap<string, Strip>;

/** Over the first of them, with a short line in it. */
const gap = 14;
/** More than this would push out what is said; the rest is in the list of sources. */
const highest = room.height * 0.3;

/** The list at the end is what is read aloud; here it is for the eye. */
export function layFootnote(press: Press, label: string, runs: readonly Run[]): Strip {
  const set = setText(press, [{ text: `${label} ` }, ...runs], room, {
    size: 7,
    pen: 'ink-soft',
    leading: 1.3,
  });
  return {
    height: set.lines.length * set.leading + 1.5,
    paint(at, y) {
      for (const line of set.lines.keys()) set.paint(at, line, y + line * set.leading);
    },
  };
}

/** Those that find room, in the order they are named. */
function listShown(cited: Iterable<string>, feet: Footnotes): readonly Strip[] {
  const shown: Strip[] = [];
  let used = gap;
  for (const name of cited) {
    const strip = feet.get(name);
    if (strip === undefined || used + strip.height > highest) continue;
    used += strip.height;
    shown.push(strip);
  }
  return shown;
}

const sum = (strips: readonly Strip[]): number =>
  strips.reduce((all, { height }) => all + height, strips.length === 0 ? 0 : gap);

export function heightUnder(cited: Iterable<string>, feet: Footnotes): number {
  return sum(listShown(cited, feet));
}

export function paintFootnotes(press: Press, cited: readonly string[]): void {
  const shown = listShown(cited, press.feet);
  if (shown.length === 0) return;
  decorate(press, () => {
    let y = page.top + room.height - sum(shown) + gap;
    rule(press, { x: room.x, width: 72 }, y - 5, 'line-strong');
    for (const strip of shown) {
      strip.paint(press, y);
      y += strip.height;
    }
  });
}
