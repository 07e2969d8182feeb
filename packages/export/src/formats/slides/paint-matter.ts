import { type Box, shrink } from '@slipway/deck';
import type { Data } from '@slipway/page/parts';
import { measureLines } from '@slipway/powerpoint';
import { decorate } from '../pdf/tag.ts';
import { paintChart } from './paint-chart.ts';
import { paintRows } from './paint-rows.ts';
import { paintRule } from './paint-rule.ts';
import { rowsIn, textIn } from './read-rows.ts';
import { heightInBox, inch, setInBox } from './set-in-box.ts';
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
      const size = sizes.text * (kind === 'statement' ? shrink.text[grades.text] : 1);
      const share = large === '' ? 0 : points.length > 0 ? shareOfLarge(stage, points, box, size) : 0.7;
      if (large !== '') paintLarge(stage, large, textIn(data, 'means'), { ...box, h: box.h * share });
      const below = {
        ...box,
        y: box.y + box.h * share + (share > 0 ? aboveList : 0),
        h: box.h * (1 - share) - aboveList,
      };
      paintPoints(stage, points, below, size);
    }
  }
}

const aboveList = 0.25;

/** Half of a slide, or less where the points under a number would be set smaller. */
function shareOfLarge(
  { press, look, theme, colours, grades }: Stage,
  points: readonly string[],
  box: Box,
  size: number,
): number {
  if (look.points === 'columns') return 0.5;
  const { gap, indent } = listLook(look.mark, points.length);
  const place = { ...box, x: box.x + indent, w: box.w - indent };
  const setting = { size, face: 'regular', colour: colours.ink } as const;
  const highest = Math.max(...points.map((point) => heightInBox(press, point, place, setting)));
  const list = (highest + gap) * points.length + aboveList;
  const number = (theme.sizes.number * shrink.large[grades.large] * 1.2) / inch + underNumber;
  return Math.min(0.5, Math.max(number / box.h, 1 - list / box.h));
}

const underNumber = 0.45;

/** A number, and under it what it counts. */
function paintLarge(
  { press, tag, theme, look, colours, grades }: Stage,
  large: string,
  means: string,
  box: Box,
): void {
  const top = { ...box, h: box.h - underNumber };
  const under = { ...box, y: top.y + top.h + 0.08, h: 0.4 };
  tag.under('P').mark(() => {
    setInBox(press, large, top, {
      size: theme.sizes.number * shrink.large[grades.large],
      face: 'display',
      colour: colours.accent,
      align: look.numbers,
      valign: 'bottom',
    });
    setInBox(press, means, under, {
      size: theme.sizes.text,
      face: 'regular',
      colour: colours.muted,
      align: look.numbers,
    });
  });
  if (look.hasMeasure)
    decorate(press, () => {
      for (const line of measureLines(under)) paintRule(press, line, 1, colours.accent);
    });
}

/** What a point hangs from takes so much on its left. */
const indents = { none: 0, bar: 0.24, number: 0.6, rule: 0, square: 0.4 } as const;

function paintPoints(stage: Stage, points: readonly string[], box: Box, size: number): void {
  if (points.length === 0) return;
  if (stage.look.points === 'columns') paintColumns(stage, points, box, size);
  else paintList(stage, points, box, size);
}

/** Beside each other, a line over each. */
function paintColumns(
  { press, tag, colours, look }: Stage,
  points: readonly string[],
  box: Box,
  size: number,
): void {
  const list = tag.under('L');
  const gap = 0.3;
  const w = (box.w - gap * (points.length - 1)) / points.length;
  const align = points.length > 1 ? 'left' : look.align;
  for (const [at, point] of points.entries()) {
    const place = { ...box, x: box.x + at * (w + gap), w };
    decorate(press, () => paintRule(press, { ...place, h: 0 }, 2.25, colours.accent));
    const words = { ...place, y: place.y + 0.2, h: place.h - 0.2 };
    list
      .under('LI')
      .under('LBody')
      .mark(() => void setInBox(press, point, words, { size, face: 'regular', colour: colours.ink, align }));
  }
}

/** One alone is no list: nothing stands before it. */
function listLook(given: keyof typeof indents, count: number) {
  const mark = count > 1 || given === 'rule' ? given : 'none';
  return { mark, gap: mark === 'rule' ? 0.36 : 0.26, indent: indents[mark] };
}

/** Below each other, in the middle of their place where the theme has its matter there. */
function paintList(
  { press, tag, colours, look }: Stage,
  points: readonly string[],
  box: Box,
  size: number,
): void {
  const list = tag.under('L');
  const { mark, gap, indent } = listLook(look.mark, points.length);
  const most = (box.h - gap * points.length) / points.length;
  const place = { x: box.x + indent, y: box.y, w: box.w - indent, h: most };
  const setting = { size, face: 'regular', colour: colours.ink } as const;
  const heights = points.map((point) => heightInBox(press, point, place, setting));
  const whole = heights.reduce((sum, one) => sum + one + gap, 0);
  let y = box.y + (look.matterAt === 'middle' ? Math.max(0, (box.h - whole) / 2) : 0);
  for (const [at, point] of points.entries()) {
    const high = heights[at] ?? 0;
    const top = y;
    decorate(press, () =>
      paintMark({ press, colours }, mark, at, { x: box.x, y: top, w: box.w, h: high }, { size, gap }),
    );
    list
      .under('LI')
      .under('LBody')
      .mark(() => void setInBox(press, point, { ...place, y: top }, setting));
    y += high + gap;
  }
}

function paintMark(
  { press, colours }: Pick<Stage, 'press' | 'colours'>,
  mark: keyof typeof indents,
  at: number,
  { x, y, w, h }: Box,
  { size, gap }: { readonly size: number; readonly gap: number },
): void {
  const em = size / inch;
  if (mark === 'bar') paintRule(press, { x, y: y + 0.03, w: 0.05, h: h - 0.02 }, 0, colours.accent);
  if (mark === 'square')
    paintRule(press, { x, y: y + em * 0.42, w: em * 0.5, h: em * 0.5 }, 0, colours.accent);
  if (mark === 'number') {
    const side = Math.min(0.44, em * 1.5);
    paintRule(press, { x, y: y + em * 0.66 - side / 2, w: side, h: side }, 1, colours.accent);
    setInBox(
      press,
      String(at + 1),
      { x, y: y + em * 0.66 - side / 2, w: side, h: side },
      {
        size: size * 0.8,
        face: 'regular',
        colour: colours.accent,
        align: 'center',
        valign: 'middle',
      },
    );
  }
  if (mark !== 'rule') return;
  const line = { x, w, h: 0 };
  if (at === 0) paintRule(press, { ...line, y: y - gap / 2 }, 0.75, colours.line);
  paintRule(press, { ...line, y: y + h + gap / 2 }, 0.75, colours.line);
}
