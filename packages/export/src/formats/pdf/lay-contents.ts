import { colourOf } from '../../draw/pens.ts';
import { layText, setText } from './lay-text.ts';
import { room } from './page.ts';
import type { Press } from './press.ts';
import type { Strip } from './strip.ts';
import type { Tag } from './tag.ts';

/** Where each name came to stand; known once all is laid out. */
export type Places = () => ReadonlyMap<string, number>;

interface Entry {
  readonly title: string;
  readonly id: string;
}

const size = 8.5;

/** Names with their pages, each a link. Two columns: a sheet of twenty parts still begins on its first page. */
export function layContents(
  press: Press,
  tag: Tag,
  entries: readonly Entry[],
  places: Places,
  { columns }: { readonly columns: 1 | 2 },
): Strip[] {
  const title = layText(press, tag.under('H2'), [{ text: 'Contents', strong: true }], room, { size: 10.5 });
  const list = tag.under('TOC');
  const gap = 24;
  const width = (room.width - gap * (columns - 1)) / columns;
  const laid = entries.map((entry, at) => {
    const x = room.x + Math.floor(at / Math.ceil(entries.length / columns)) * (width + gap);
    return layEntry(press, list, entry, { x, width }, places);
  });
  const perColumn = Math.ceil(laid.length / columns);
  const rows = Array.from({ length: perColumn }, (_, at): Strip => {
    const side = laid.filter((_, place) => place % perColumn === at);
    return {
      height: Math.max(...side.map(({ height }) => height)),
      paint(page, y) {
        for (const strip of side) strip.paint(page, y);
      },
    };
  });
  return [...title.map((strip) => ({ ...strip, before: 10, keep: true })), ...rows];
}

function layEntry(
  press: Press,
  list: Tag,
  { title, id }: Entry,
  { x, width }: { readonly x: number; readonly width: number },
  places: Places,
): Strip {
  const item = list.under('TOCI').under('Link');
  const set = setText(press, [{ text: title }], { x, width: width - 26 }, { size });
  const height = Math.max(1, set.lines.length) * set.leading + 1;
  return {
    height,
    paint(at, y) {
      const number = {
        text: String(places().get(id) ?? ''),
        face: 'regular' as const,
        size,
        colour: colourOf('ink-soft'),
      };
      item.mark(() => {
        for (const line of set.lines.keys()) set.paint(at, line, y + line * set.leading);
        at.write(number, x + width - at.measure(number), y + set.leading * 0.5 + size * 0.36);
      });
      item.lead(id, `${title}, page ${number.text}`, [x, y, width, height]);
      item.end();
    },
  };
}
