import { type Drawing, dashes, type Mark, outline } from '@slipway/report/geometry';
import { colourOf } from '../../draw/pens.ts';
import { point } from './page.ts';
import type { Press } from './press.ts';
import type { Room } from './strip.ts';

const scaleOf = ({ width }: Drawing, room: number) => Math.min(point, room / width);

/** Smaller letters on paper are a strain. */
const leastLetters = 7;

/** Whether every word of it can be read at this width. */
export function isReadable(drawing: Drawing, room: number): boolean {
  const least = leastLetters / scaleOf(drawing, room);
  return drawing.marks.every((mark) => mark.kind !== 'text' || mark.size >= least);
}

export function drawingHeight(drawing: Drawing, room: number): number {
  return drawing.height * scaleOf(drawing, room);
}

/** Lines stay lines and letters letters: it can be enlarged and searched. */
export function paintDrawing(press: Press, drawing: Drawing, { x, width }: Room, y: number): void {
  const { doc } = press;
  doc.save().translate(x, y).scale(scaleOf(drawing, width));
  for (const mark of drawing.marks) paintMark(press, mark);
  doc.restore();
}

function paintMark(press: Press, mark: Mark): void {
  const { doc } = press;
  if (mark.kind === 'text') {
    const letters = {
      text: mark.text,
      face: mark.strong ? ('strong' as const) : ('regular' as const),
      size: mark.size,
      colour: colourOf(mark.pen),
    };
    const back = mark.anchor === 'start' ? 0 : press.measure(letters) * (mark.anchor === 'end' ? 1 : 0.5);
    if (mark.bare !== true) {
      // Paper under the letters, so that a line that crosses them does not.
      doc.save().fillOpacity(0.8);
      const { size } = letters;
      doc.rect(mark.x - back - 1, mark.y - size * 0.8, press.measure(letters) + 2, size * 1.05);
      doc.fill(colourOf('sheet')).restore();
    }
    press.write(letters, mark.x - back, mark.y);
    return;
  }
  if (mark.kind === 'point') {
    const d = outline(mark.shape, mark.x, mark.y, mark.r);
    const [inside, edge] = mark.hollow ? ['sheet', mark.pen] : [mark.pen, 'sheet'];
    doc.path(d).fill(colourOf(inside));
    doc.lineWidth(mark.hollow ? 1.5 : 1);
    doc.path(d).stroke(colourOf(edge));
    return;
  }
  const trace = () =>
    mark.kind === 'rect' ? doc.rect(mark.x, mark.y, mark.width, mark.height) : doc.path(mark.d);
  if (mark.fill !== undefined) {
    doc.save();
    if (mark.opacity !== undefined) doc.fillOpacity(mark.opacity);
    trace().fill(colourOf(mark.fill), 'even-odd');
    doc.restore();
  }
  if (mark.stroke === undefined) return;
  const dash = mark.kind === 'path' && mark.dash ? dashes[mark.dash] : undefined;
  doc.save().lineJoin('round');
  doc.lineWidth(mark.kind === 'path' ? (mark.width ?? 1) : 1);
  if (dash !== undefined) doc.dash(dash.split(' ').map(Number));
  trace().stroke(colourOf(mark.stroke));
  doc.restore();
}
