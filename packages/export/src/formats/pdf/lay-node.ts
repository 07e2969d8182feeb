import { colourOf } from '../../draw/pens.ts';
import type { PaperNode, Run } from '../../paper/node.ts';
import { tonePens } from '../../paper/tone-pens.ts';
import { layFacts, layParted, layTable } from './lay-rows.ts';
import { layText, type Setting } from './lay-text.ts';
import { room as sheetRoom } from './page.ts';
import { drawingHeight, isReadable, paintDrawing } from './paint-drawing.ts';
import type { Press } from './press.ts';
import { citesOf, heightOf, paintAll, type Room, type Strip, together } from './strip.ts';
import { decorate, type Tag } from './tag.ts';

const sizes = { lead: 13, body: 9.5, small: 8.5 } as const;
const gap = 6;

/** Nodes under each other. */
export function layNodes(press: Press, tag: Tag, nodes: readonly PaperNode[], room: Room): Strip[] {
  return nodes.flatMap((node, at) => {
    const [first, ...rest] = layNode(press, tag, node, room);
    return first === undefined ? [] : [{ ...first, before: at === 0 ? 0 : gap }, ...rest];
  });
}

function layNode(press: Press, tag: Tag, node: PaperNode, room: Room): Strip[] {
  switch (node.kind) {
    case 'text':
      return layText(press, tag.under('P'), node.runs, room, { size: sizes[node.size] });
    case 'subtitle': {
      const pen = node.tone === undefined ? 'ink' : tonePens[node.tone];
      const hint = node.hint === undefined ? [] : [{ text: `  ${node.hint}`, pen: 'ink-soft' as const }];
      const runs: Run[] = [{ text: node.text, strong: true, pen }, ...hint];
      const laid = layText(press, tag.under('H3'), runs, room, { size: 10.5 });
      return laid.map((strip) => ({ ...strip, keep: true }));
    }
    case 'number':
      return layNumber(press, tag, node, room);
    case 'list':
      return layList(press, tag, node, room);
    case 'facts':
      return node.isParted
        ? layParted(press, tag, node, room)
        : layFacts(press, tag, node, room, node.isDense ? { size: 8.5 } : {});
    case 'table':
      return layTable(press, tag, node, room);
    case 'drawing': {
      const figure = tag.under('Figure', { alt: node.says });
      const laid = (own: Room): Strip => {
        const height = drawingHeight(node.drawing, own.width);
        return {
          height,
          // What it says in words stays under it.
          keep: true,
          smaller(share) {
            const narrow = { ...own, width: own.width * share };
            return isReadable(node.drawing, narrow.width) ? laid(narrow) : null;
          },
          paint(at, y) {
            figure.frame(own.x, y, own.width, height);
            figure.mark(() => paintDrawing(at, node.drawing, own, y));
          },
        };
      };
      return [laid(room)];
    }
    case 'aside':
      return layAside(press, tag, node, room);
    case 'columns':
      return layColumns(press, tag, node, room);
  }
}

function layNumber(
  press: Press,
  tag: Tag,
  { label, runs, below }: Extract<PaperNode, { kind: 'number' }>,
  room: Room,
): Strip[] {
  const paragraph = tag.under('P');
  const set = (said: readonly Run[], look: Setting) => layText(press, paragraph, said, room, look);
  return together([
    ...set([{ text: label }], { size: 8.5, pen: 'ink-soft' }),
    ...set(runs, { size: 15, face: 'display', pen: 'figure', leading: 1.25 }),
    ...(below === '' ? [] : set([{ text: below }], { size: 8, pen: 'ink-soft' })),
  ]);
}

function layList(
  press: Press,
  tag: Tag,
  { ordered, items }: Extract<PaperNode, { kind: 'list' }>,
  room: Room,
): Strip[] {
  const list = tag.under('L');
  const marks = items.map((_, at) => ({
    text: ordered ? `${at + 1}.` : '•',
    face: 'regular' as const,
    size: sizes.body,
    colour: colourOf(ordered ? 'signal-text' : 'line-strong'),
  }));
  const indent = Math.max(10, ...marks.map((mark) => press.measure(mark) + 5));
  const said = { x: room.x + indent, width: room.width - indent };
  return items.flatMap((runs, at) => {
    const item = list.under('LI');
    const [label, body] = [item.under('Lbl'), item.under('LBody')];
    const [first, ...rest] = layText(press, body, runs, said, { size: sizes.body });
    const mark = marks[at];
    if (first === undefined || mark === undefined) return [];
    const marked: Strip = {
      ...first,
      before: at === 0 ? 0 : 2,
      paint(page, y) {
        label.mark(() => page.write(mark, room.x, y + sizes.body * 1.06));
        first.paint(page, y);
      },
    };
    return [marked, ...rest];
  });
}

/** A line at the side, over every strip of it. */
function layAside(
  press: Press,
  tag: Tag,
  { tone, nodes }: Extract<PaperNode, { kind: 'aside' }>,
  room: Room,
): Strip[] {
  const colour = colourOf(tonePens[tone]);
  const inside = { x: room.x + 12, width: room.width - 12 };
  return layNodes(press, tag, nodes, inside).map(({ before = 0, ...strip }) => ({
    ...strip,
    height: strip.height + before,
    paint(at, y) {
      decorate(at, () => at.doc.rect(room.x, y, 2.5, strip.height + before).fill(colour));
      strip.paint(at, y + before);
    },
  }));
}

/** Side by side on one page; under each other where that is too much for one. */
function layColumns(
  press: Press,
  tag: Tag,
  { columns }: Extract<PaperNode, { kind: 'columns' }>,
  room: Room,
): Strip[] {
  const between = 18;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let { x } = room;
  const laid = columns.map(({ share, nodes }) => {
    const width = ((room.width - between * (columns.length - 1)) * share) / whole;
    const own = { x, width };
    x += width + between;
    return layNodes(press, tag, nodes, own);
  });
  const height = Math.max(...laid.map(heightOf));
  if (height > sheetRoom.height * 0.75) return laid.flat();
  return [
    {
      height: height + 4,
      cites: citesOf(laid.flat()),
      paint(at, y) {
        for (const strips of laid) paintAll(at, strips, y);
      },
    },
  ];
}
