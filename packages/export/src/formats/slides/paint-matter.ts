import { type Box, shrink } from '@slipway/deck';
import type { Data } from '@slipway/page/parts';
import { decorate } from '../pdf/tag.ts';
import { paintChart } from './paint-chart.ts';
import { rowsIn, textIn } from './read-rows.ts';
import { inch, setInBox } from './set-in-box.ts';
import type { Stage } from './stage.ts';

/** What is shown large, by the kind of the slide. */
export function paintMatter(stage: Stage, kind: string, data: Data, box: Box): void {
  const { press, tag, theme, look, colours, grades } = stage;
  const { sizes } = theme;
  switch (kind) {
    case 'cover':
      tag.under('P').mark(() => {
        setInBox(press, textIn(data, 'name'), box, {
          size: sizes.name * shrink.name[grades.name],
          face: 'display',
          colour: colours.ink,
          align: look.numbers,
          valign: 'middle',
        });
      });
      return;
    case 'chart':
      paintChart(stage, data, box);
      return;
    case 'comparison':
      paintRows(
        stage,
        [
          ['', ...rowsIn(data, 'columns').map((one) => textIn(one, 'label'))],
          ...rowsIn(data, 'rows').map((row) => [
            textIn(row, 'label'),
            ...rowsIn(row, 'cells').map((cell) => textIn(cell, 'text')),
          ]),
        ],
        box,
        true,
      );
      return;
    case 'team':
      paintRows(
        stage,
        rowsIn(data, 'people').map((one) => [textIn(one, 'name'), textIn(one, 'did')]),
        box,
        false,
      );
      return;
    case 'steps':
      paintPoints(
        stage,
        rowsIn(data, 'steps').map((one) => `${textIn(one, 'when')}\n${textIn(one, 'what')}`),
        box,
        sizes.text,
      );
      return;
    default: {
      const large = textIn(data, kind === 'ask' ? 'amount' : 'number');
      const points = rowsIn(data, 'points').map((one) => textIn(one, 'text'));
      const share = large === '' ? 0 : points.length > 0 ? 0.5 : 0.6;
      if (large !== '')
        tag.under('P').mark(() => {
          const plain = { align: look.numbers, colour: colours.accent } as const;
          const top = { ...box, h: box.h * share - 0.45 };
          setInBox(press, large, top, {
            ...plain,
            size: sizes.number * shrink.large[grades.large],
            face: 'display',
            valign: 'bottom',
          });
          setInBox(
            press,
            textIn(data, 'means'),
            { ...box, y: top.y + top.h + 0.08, h: 0.4 },
            {
              ...plain,
              colour: colours.muted,
              size: sizes.text,
              face: 'regular',
            },
          );
        });
      const letters = points.join('').length;
      const size = sizes.text * (kind !== 'statement' || letters > 220 ? 1 : letters > 110 ? 1.3 : 1.6);
      const below = {
        ...box,
        y: box.y + box.h * share + (share > 0 ? 0.25 : 0),
        h: box.h * (1 - share) - 0.25,
      };
      paintPoints(stage, points, below, size);
    }
  }
}

function paintPoints(stage: Stage, points: readonly string[], box: Box, size: number): void {
  if (points.length === 0) return;
  const { press, tag, colours, look } = stage;
  const list = tag.under('L');
  const isBeside = look.points === 'columns' && points.length > 1;
  const gap = 0.3;
  const w = isBeside ? (box.w - gap * (points.length - 1)) / points.length : box.w;
  // Few words hang from the middle where the theme has its matter there.
  const above = look.matterAt === 'middle' && points.length < 3 ? box.h * 0.28 : 0;
  const h = isBeside ? box.h : (box.h - above) / points.length;
  let y = box.y + above;
  for (const [at, point] of points.entries()) {
    const place = { x: box.x + (isBeside ? at * (w + gap) : 0), y: isBeside ? box.y : y, w, h };
    decorate(
      press,
      () => void press.doc.rect(place.x * inch, place.y * inch + 2, 18, 2).fill(colours.accent),
    );
    list
      .under('LI')
      .under('LBody')
      .mark(() => {
        const used = setInBox(
          press,
          point,
          { ...place, y: place.y + 0.14, h: place.h - 0.14 },
          {
            size,
            face: 'regular',
            colour: colours.ink,
          },
        );
        y += used + 0.4;
      });
  }
}

/** A table: first column strong, the second one ours where it has a head. */
function paintRows(stage: Stage, rows: readonly (readonly string[])[], box: Box, hasHead: boolean): void {
  const { press, tag, theme, look, colours } = stage;
  const table = tag.under('Table');
  const most = Math.max(1, ...rows.map((row) => row.length));
  const shares = Array.from({ length: most }, (_, at) =>
    hasHead ? (at === 0 ? 1.2 : 1) : at === 0 ? 1 : 2.2,
  );
  const whole = shares.reduce((sum, one) => sum + one, 0);
  const size = theme.sizes.text * 0.82;
  const least = 0.36;
  let y = box.y + (look.matterAt === 'middle' && rows.length < 6 ? box.h * 0.2 : 0);
  for (const [line, row] of rows.entries()) {
    const tags = table.under('TR');
    let x = box.x;
    let used = 0;
    // What the rows after it do not need.
    const h = Math.min(0.95, box.y + box.h - y - least * (rows.length - line - 1));
    for (const [at, text] of row.entries()) {
      const w = ((shares[at] ?? 1) / whole) * box.w;
      const isHead = hasHead && line === 0;
      const place = { x, y: y + 0.08, w: w - 0.15, h: h - 0.16 };
      tags.under(isHead ? 'TH' : 'TD').mark(() => {
        const taken = setInBox(press, text, place, {
          size,
          face: at === 0 || (isHead && at === 1) ? 'strong' : 'regular',
          colour: isHead ? (at === 1 ? colours.accent : colours.muted) : colours.ink,
        });
        used = Math.max(used, taken);
      });
      x += w;
    }
    y += Math.max(least, used + 0.18);
    decorate(press, () => void press.doc.rect(box.x * inch, y * inch, box.w * inch, 0.75).fill(colours.line));
  }
}
