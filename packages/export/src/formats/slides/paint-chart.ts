import type { Box } from '@slipway/deck';
import type { Data } from '@slipway/page/parts';
import { rowsIn, textIn } from './read-rows.ts';
import { inch, setInBox } from './set-in-box.ts';
import type { Stage } from './stage.ts';

/** Direct labels, bars from zero, one colour, as on the screen. */
export function paintChart({ press, tag, theme, colours }: Stage, data: Data, box: Box): void {
  const means = textIn(data, 'means');
  const points = rowsIn(data, 'points')
    .map((one) => ({
      label: textIn(one, 'label'),
      shown: textIn(one, 'shown'),
      amount: textIn(one, 'amount'),
    }))
    .filter(({ amount }) => amount !== '' && Number.isFinite(Number(amount)))
    .map((one) => ({ ...one, value: Number(one.amount) }));
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) return;
  const size = theme.sizes.text * 0.72;
  const says = `${means}: ${points.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`;
  const figure = tag.under('Figure', { alt: says });
  const [caption, label] = [0.35, 0.32];
  const write = (text: string, place: Box, more: object = {}) =>
    setInBox(press, text, place, { size, face: 'regular', colour: colours.muted, ...more });
  const most = Math.max(...points.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  figure.frame(box.x * inch, box.y * inch, box.w * inch, box.h * inch);
  figure.mark(() => {
    if (textIn(data, 'form') === 'line' && points.length >= 4) {
      const low = Math.min(0, ...points.map(({ value }) => value));
      const high = box.h - caption - label - 0.4;
      const x = (at: number) => (box.x + (at / (points.length - 1)) * (box.w - 1.6)) * inch;
      const y = (value: number) => (box.y + 0.3 + (1 - (value - low) / (most - low || 1)) * high) * inch;
      press.doc.rect(box.x * inch, y(0), (box.w - 1.6) * inch, 0.75).fill(colours.line);
      press.doc
        .lineWidth(3)
        .path(points.map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(''));
      press.doc.stroke(colours.accent);
      const end = { x: x(points.length - 1) / inch, y: y(last.value) / inch };
      write(
        last.shown,
        { x: end.x + 0.12, y: end.y - 0.15, w: 1.4, h: 0.4 },
        { face: 'strong', colour: colours.ink },
      );
      const foot = { y: y(low) / inch + 0.1, w: 2.6, h: label };
      write(`${first.label}: ${first.shown}`, { ...foot, x: box.x });
      write(last.label, { ...foot, x: end.x - 2.6 }, { align: 'right' });
    } else {
      const row = (box.h - caption) / points.length;
      points.forEach(({ label: name, shown, value }, at) => {
        const top = box.y + at * row;
        const thick = Math.min(0.6, Math.max(0.12, row - label - 0.2));
        const width = Math.max(0.03, (Math.abs(value) / most) * (box.w - 1.9));
        write(name, { x: box.x, y: top, w: box.w, h: label });
        press.doc.rect(box.x * inch, (top + label) * inch, width * inch, thick * inch);
        press.doc.fill(at === 0 ? colours.accent : colours.muted);
        write(
          shown,
          { x: box.x + width + 0.12, y: top + label, w: box.w - width - 0.12, h: thick },
          {
            face: 'strong',
            colour: colours.ink,
            valign: 'middle',
          },
        );
      });
    }
    write(means, { x: box.x, y: box.y + box.h - caption, w: box.w, h: caption });
  });
}
