import { textWidth } from '@slipway/report/geometry';
import type { PaperCell, PaperNode, Run } from '../paper/node.ts';
import { tonePens } from '../paper/tone-pens.ts';
import { drawMarks, element } from './draw-svg.ts';
import { colourOf } from './pens.ts';
import { type Placed, setLines } from './set-lines.ts';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const sizes = { lead: 19, body: 14, small: 12.5 } as const;
const gap = 8;

/** Nodes under each other. */
export function placeNodes(nodes: readonly PaperNode[], room: Room): Placed {
  let { y } = room;
  const svg: string[] = [];
  for (const node of nodes) {
    const placed = placeNode(node, { ...room, y });
    svg.push(placed.svg);
    y = placed.bottom + gap;
  }
  return { svg: svg.join(''), bottom: y };
}

/** The notes stand in other formats: in a picture their numbers lead nowhere. */
const withoutNotes = (runs: readonly Run[]) => runs.filter(({ isNote }) => isNote !== true);

function set(
  runs: readonly Run[],
  room: Room,
  size: number,
  more: { pen?: string; isRight?: boolean } = {},
): Placed {
  return setLines(withoutNotes(runs), { ...room, size, ...more });
}

function placeNode(node: PaperNode, room: Room): Placed {
  switch (node.kind) {
    case 'text':
      return set(node.runs, room, sizes[node.size]);
    case 'subtitle': {
      const hint = node.hint === undefined ? [] : [{ text: `  ${node.hint}`, pen: 'ink-soft' as const }];
      const pen = node.tone === undefined ? 'ink' : tonePens[node.tone];
      return set([{ text: node.text, strong: true, pen }, ...hint], room, 15);
    }
    case 'number':
      return inTurn(room, [
        (at) => set([{ text: node.label }], at, sizes.small, { pen: 'ink-soft' }),
        (at) => set(node.runs, at, 24, { pen: 'figure' }),
        (at) => set([{ text: node.below }], at, sizes.small, { pen: 'ink-soft' }),
      ]);
    case 'list':
      return inTurn(
        room,
        node.items.map((runs, at) => (own) => {
          const mark = set([{ text: node.ordered ? `${at + 1}.` : '•', pen: 'signal' }], own, sizes.body);
          const said = set(runs, { ...own, x: own.x + 22, width: own.width - 22 }, sizes.body);
          return { svg: mark.svg + said.svg, bottom: said.bottom + 3 };
        }),
      );
    case 'facts': {
      const longest = Math.max(...node.rows.map((row) => textWidth(row.label, sizes.body)));
      const label = Math.min(180, room.width * 0.3, longest * 1.06 + 24);
      return inTurn(
        room,
        node.rows.map((row) => (own) => {
          const name = set([{ text: row.label, strong: true }], { ...own, width: label - 12 }, sizes.body);
          const said = set(row.runs, { ...own, x: own.x + label, width: own.width - label }, sizes.body);
          return { svg: name.svg + said.svg, bottom: Math.max(name.bottom, said.bottom) + 3 };
        }),
      );
    }
    case 'table':
      return placeTable(node, room);
    case 'drawing': {
      const inside = drawMarks(node.drawing);
      return {
        svg: element('g', { transform: `translate(${room.x} ${room.y})` }, inside),
        bottom: room.y + node.drawing.height,
      };
    }
    case 'aside': {
      const placed = placeNodes(node.nodes, { ...room, x: room.x + 14, width: room.width - 14 });
      const side = { x: room.x, y: room.y, width: 3, height: placed.bottom - room.y - gap };
      return {
        svg: element('rect', { ...side, fill: colourOf(tonePens[node.tone]) }) + placed.svg,
        bottom: placed.bottom,
      };
    }
    case 'columns': {
      const between = 24;
      const whole = node.columns.reduce((all, { share }) => all + share, 0);
      const free = room.width - between * (node.columns.length - 1);
      let { x } = room;
      const placed = node.columns.map(({ share, nodes }) => {
        const width = (free * share) / whole;
        const column = placeNodes(nodes, { x, y: room.y, width });
        x += width + between;
        return column;
      });
      return {
        svg: placed.map(({ svg }) => svg).join(''),
        bottom: Math.max(...placed.map(({ bottom }) => bottom)),
      };
    }
  }
}

function inTurn(room: Room, parts: readonly ((room: Room) => Placed)[]): Placed {
  let { y } = room;
  const svg = parts.map((part) => {
    const placed = part({ ...room, y });
    y = placed.bottom;
    return placed.svg;
  });
  return { svg: svg.join(''), bottom: y };
}

function placeTable({ columns, rows }: Extract<PaperNode, { kind: 'table' }>, room: Room): Placed {
  const padding = 12;
  const size = columns.length > 6 ? 11 : 12.5;
  const whole = columns.reduce((all, { share }) => all + share, 0);
  const line = (y: number, pen: string) =>
    element('rect', { x: room.x, y, width: room.width, height: 1, fill: colourOf(pen) });
  const place = (
    cells: readonly PaperCell[],
    y: number,
    look: { pen?: string; strong?: boolean },
  ): Placed => {
    let { x } = room;
    const placed = columns.map(({ share, isNumeric }, at) => {
      const width = (room.width * share) / whole - padding;
      const { runs, drawing } = cells[at] ?? { runs: [] };
      const said = set(
        look.strong ? runs.map((run) => ({ ...run, strong: true })) : runs,
        { x, y, width },
        size,
        { isRight: isNumeric, ...(look.pen === undefined ? {} : { pen: look.pen }) },
      );
      const drawn =
        drawing === undefined
          ? said
          : {
              svg:
                said.svg + element('g', { transform: `translate(${x} ${said.bottom})` }, drawMarks(drawing)),
              bottom: said.bottom + drawing.height,
            };
      x += width + padding;
      return drawn;
    });
    return {
      svg: placed.map(({ svg }) => svg).join(''),
      bottom: Math.max(...placed.map(({ bottom }) => bottom)),
    };
  };
  const head = columns.map(({ label }) => ({ runs: [{ text: label }] }));
  return inTurn(room, [
    ({ y }) => {
      const placed = place(head, y, { pen: 'ink-soft' });
      return { svg: placed.svg + line(placed.bottom + 4, 'line-strong'), bottom: placed.bottom + 8 };
    },
    ...rows.map(({ cells, strong }) => ({ y }: Room) => {
      const placed = place(cells, y, { strong });
      return { svg: placed.svg + line(placed.bottom + 4, 'line'), bottom: placed.bottom + 8 };
    }),
  ]);
}
