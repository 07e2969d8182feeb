import type { PaperCell, PaperNode, Run } from '../../paper/node.ts';
import { isSourceNote, nameNote } from './break-lines.ts';
import { layFootnote } from './footnotes.ts';
import { citedIn, type Lines, type Setting, setText } from './lay-text.ts';
import { room as sheetRoom } from './page.ts';
import { drawingHeight, paintDrawing } from './paint-drawing.ts';
import { type Press, rule } from './press.ts';
import type { Room, Strip } from './strip.ts';
import { decorate, type Tag } from './tag.ts';

interface Cell {
  readonly tag: Tag;
  readonly set: Lines;
  readonly drawing?: PaperCell['drawing'];
  readonly room: Room;
}

/** Higher than this and a row goes on on the next page; a note is read in small pieces anyway. */
const highest = sheetRoom.height * 0.4;
const highestNote = sheetRoom.height * 0.1;

/** Cells side by side; a very high row is cut between lines. */
function layRow(cells: readonly Cell[], padding: number, most = highest): Strip[] {
  const leading = Math.max(1, ...cells.map(({ set }) => set.leading));
  const count = Math.max(1, ...cells.map(({ set }) => set.lines.length));
  // In parts of one height: a last line alone would begin a page.
  const perStrip = Math.ceil(count / Math.ceil(count / Math.max(2, Math.floor(most / leading))));
  const strips: Strip[] = [];
  for (let from = 0; from < count; from += perStrip) {
    const shown = ({ set }: Cell) => Math.max(0, Math.min(set.lines.length - from, perStrip));
    const drawn = ({ drawing, room }: Cell) =>
      from > 0 || drawing === undefined ? 0 : drawingHeight(drawing, room.width);
    const height = Math.max(...cells.map((cell) => shown(cell) * cell.set.leading + drawn(cell)));
    const above = from === 0 ? padding : 0;
    strips.push({
      height: height + above + (from + perStrip < count ? 0 : padding),
      cites: cells.flatMap((cell) => citedIn(cell.set.lines.slice(from, from + shown(cell)))),
      paint(press, top) {
        const y = top + above;
        for (const cell of cells) {
          const lines = shown(cell);
          if (lines > 0)
            cell.tag.mark(() => {
              for (let line = 0; line < lines; line += 1)
                cell.set.paint(press, from + line, y + line * cell.set.leading);
            });
          const { drawing, room } = cell;
          if (from === 0 && drawing !== undefined)
            // The number it draws is a cell of its own.
            decorate(press, () =>
              paintDrawing(
                press,
                drawing,
                room,
                y + (height - drawn(cell)) / 2 + (lines * cell.set.leading) / 2,
              ),
            );
        }
      },
    });
  }
  return strips;
}

const betweenColumns = 22;

/** Notes in two columns, in smaller letters: a line of them is read at a glance. */
export function layParted(
  press: Press,
  under: Tag,
  facts: Pick<Extract<PaperNode, { kind: 'facts' }>, 'rows'>,
  room: Room,
): Strip[] {
  const width = (room.width - betweenColumns) / 2;
  const strips = layFacts(press, under, facts, { x: room.x, width }, { size: 7 });
  const [first] = strips;
  if (first === undefined) return [];
  return [{ height: first.height, columns: { strips, shift: width + betweenColumns }, paint: () => {} }];
}

/** A narrow column of labels: notes have short ones. */
export function layFacts(
  press: Press,
  under: Tag,
  { rows }: Pick<Extract<PaperNode, { kind: 'facts' }>, 'rows'>,
  room: Room,
  look: { readonly size?: number; readonly pen?: string } = {},
): Strip[] {
  const isNotes = rows.every(({ label }) => label.startsWith('['));
  const size = look.size ?? (isNotes ? 8 : 9.5);
  const name = (label: string): readonly Run[] => [
    { text: label, strong: !isNotes && look.pen === undefined },
  ];
  const setting: Setting = { size, leading: 1.35 };
  const pen = look.pen ?? (isNotes ? 'ink-soft' : 'ink');
  const longest = Math.max(
    ...rows.map(({ label }) => press.measure({ text: label, face: isNotes ? 'regular' : 'strong', size })),
  );
  const own = Math.min(room.width * 0.3, Math.max(20, longest + 1));
  const said = { x: room.x + own + 10, width: room.width - own - 10 };
  const list = under.under('L');
  return rows.flatMap(({ label, runs }) => {
    const item = list.under('LI');
    const cells: Cell[] = [
      {
        tag: item.under('Lbl'),
        set: setText(press, name(label), { x: room.x, width: own }, { ...setting, pen }),
        room,
      },
      { tag: item.under('LBody'), set: setText(press, runs, said, setting), room: said },
    ];
    const [first, ...more] = layRow(cells, 1.5, isNotes ? highestNote : highest);
    const note = isNotes ? nameNote(label) : undefined;
    if (first === undefined || note === undefined) return first === undefined ? [] : [first, ...more];
    if (isSourceNote(note)) press.feet.set(note, layFootnote(press, label, runs));
    const named: Strip = {
      ...first,
      entry: note,
      paint(at, y) {
        at.doc.addNamedDestination(note, 'XYZ', 0, y, null);
        first.paint(at, y);
      },
    };
    return [named, ...more];
  });
}

export function layTable(
  press: Press,
  under: Tag,
  { columns, rows }: Extract<PaperNode, { kind: 'table' }>,
  room: Room,
): Strip[] {
  const gap = 8;
  const size = columns.length > 6 ? 7.5 : 8.5;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = room.x;
  const rooms = columns.map(({ share }): Room => {
    const width = (room.width * share) / whole;
    const own = { x, width: width - gap };
    x += width;
    return own;
  });
  const table = under.under('Table');
  const layCells = (
    cells: readonly PaperCell[],
    type: 'TH' | 'TD',
    look: { readonly strong: boolean; readonly setting: Setting },
  ): Strip[] => {
    const row = table.under('TR');
    return layRow(
      columns.map(({ isNumeric }, at): Cell => {
        const { runs, drawing } = cells[at] ?? { runs: [] };
        const own = rooms[at] ?? room;
        const said = look.strong ? runs.map((run) => ({ ...run, strong: true })) : runs;
        const set = setText(press, said, own, { ...look.setting, isRight: isNumeric });
        return { tag: row.under(type), set, room: own, ...(drawing === undefined ? {} : { drawing }) };
      }),
      3,
    );
  };
  const named = layCells(
    columns.map(({ label }) => ({ runs: [{ text: label }] })),
    'TH',
    { strong: false, setting: { size: Math.min(size, 8), leading: 1.25, pen: 'ink-soft' } },
  );
  const [head] = named;
  if (head === undefined) return [];
  const ruled = (strip: Strip, pen: string, thick: number): Strip => ({
    ...strip,
    paint(at, y, isAgain) {
      if (isAgain) decorate(at, () => paintHead(at, y));
      else strip.paint(at, y);
      decorate(at, () =>
        rule(at, { ...room, width: room.width - gap }, y + strip.height - thick, pen, thick),
      );
    },
  });
  // A head that is painted again is not read again.
  const paintHead = (at: Press, y: number) => {
    for (const [place, { label, isNumeric }] of columns.entries()) {
      const own = rooms[place] ?? room;
      const set = setText(at, [{ text: label }], own, {
        size: Math.min(size, 8),
        leading: 1.25,
        pen: 'ink-soft',
        isRight: isNumeric,
      });
      for (const line of set.lines.keys()) set.paint(at, line, y + 3 + line * set.leading);
    }
  };
  const top = { ...ruled(head, 'line-strong', 0.8), keep: true };
  const body = rows.map(({ cells, strong }) =>
    layCells(cells, 'TD', { strong, setting: { size, leading: 1.3 } }),
  );
  return [
    top,
    ...body.flatMap((strips, at) =>
      strips.map((strip, part): Strip => {
        const isLast = part === strips.length - 1;
        const laid = isLast ? ruled(strip, 'line', at === body.length - 1 ? 0.8 : 0.4) : strip;
        // The first row and the last have company.
        const hasCompany = body.length > 2 && (at === 0 || at === body.length - 2);
        return { ...laid, head: top, keep: isLast && hasCompany };
      }),
    ),
  ];
}
