import { type Drawing, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, shortOf } from '../../geometry/figures.ts';
import { linear } from '../../geometry/scale.ts';
import { fitText, textWidth, wrapText } from '../../geometry/text.ts';
import type { WaterfallBlock } from './block.ts';

type Step = WaterfallBlock['steps'][number];

interface Level {
  readonly step: Step;
  /** Where the bar begins and ends; null when its figure is not known. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The running level after this step. */
  readonly level: number;
}

/** A step down is a size: its sign comes from its role, whichever way the figure carries it. */
export function levelsOf(block: WaterfallBlock, figures: Figures): Level[] {
  let level = 0;
  return block.steps.map((step) => {
    const value = amountOf(figures, step.figure);
    if (value === null) return { step, span: null, level };
    const isWhole = step.role === 'start' || step.role === 'total';
    const from = isWhole ? 0 : level;
    level = isWhole ? value : level + (step.role === 'down' ? -Math.abs(value) : value);
    return { step, span: { from, to: level }, level };
  });
}

/** Columns where there is room for their names, else rows. */
export function drawWaterfall(block: WaterfallBlock, figures: Figures, width: number): Drawing {
  const levels = levelsOf(block, figures);
  const ends = levels.flatMap(({ span }) => (span ? [span.from, span.to] : []));
  const domain: [number, number] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return width / Math.max(1, levels.length) >= 84
    ? columns(levels, figures, domain, width)
    : rows(levels, figures, domain, width);
}

function sayStep(step: Step, figures: Figures): string {
  const text = shortOf(figures, step.figure);
  const value = amountOf(figures, step.figure);
  if (value === null || step.role === 'start' || step.role === 'total') return text;
  const bare = text.replace(/^[-−+]/u, '');
  if (!/[1-9]/u.test(bare)) return bare;
  return `${step.role === 'down' || value < 0 ? '−' : '+'}${bare}`;
}

function bar(step: Step, box: { x: number; y: number; width: number; height: number }): Mark[] {
  switch (step.role) {
    case 'start':
    case 'total':
      return [{ kind: 'rect', ...box, fill: 'figure' }];
    case 'up':
      return [{ kind: 'rect', ...box, fill: 'tide' }];
    case 'down':
      // Hatched as well as coloured: up and down differ without colour.
      return [{ kind: 'rect', ...box, fill: 'sheet', stroke: 'signal' }, hatch(box, 'signal')];
  }
}

function columns(
  levels: readonly Level[],
  figures: Figures,
  domain: [number, number],
  width: number,
): Drawing {
  const each = width / Math.max(1, levels.length);
  const [top, bottom] = [26, 236];
  const y = linear(domain[0] === domain[1] ? [0, 1] : domain, [bottom, top]);
  const inset = Math.min(20, each * 0.18);
  const marks: Mark[] = [line(0, y(0), width, y(0), 'line-strong')];
  // Words are not parted, so the longest of them says how large all can be.
  const longest = Math.max(
    0,
    ...levels.flatMap(({ step }) => step.label.split(/\s+/u).map((word) => textWidth(word, 12))),
  );
  const nameSize = longest <= each - 4 ? 12 : 11;
  let lines = 1;
  levels.forEach(({ step, span, level }, index) => {
    const x = index * each;
    const middle = round(x + each / 2);
    const next = levels[index + 1];
    if (next)
      marks.push(
        line(x + each - inset, y(level), x + each + inset, y(level), 'line-strong', { dash: 'dotted' }),
      );
    if (span) {
      const [high, low] = [Math.min(y(span.from), y(span.to)), Math.max(y(span.from), y(span.to))];
      const box = {
        x: round(x + inset),
        y: round(high),
        width: round(each - 2 * inset),
        height: round(Math.max(1.5, low - high)),
      };
      marks.push(...bar(step, box));
    }
    const above = span ? Math.min(y(span.from), y(span.to)) : y(level);
    marks.push({
      kind: 'text',
      x: middle,
      y: round(above - 7),
      text: sayStep(step, figures),
      pen: 'ink',
      size: 13,
      anchor: 'middle',
      strong: true,
      figure: step.figure,
    });
    const words = wrapText(step.label, each - 4, nameSize, 3);
    lines = Math.max(lines, words.length);
    words.forEach((text, row) => {
      marks.push({
        kind: 'text',
        x: middle,
        y: bottom + 18 + row * 15,
        text,
        pen: 'ink-soft',
        size: nameSize,
        anchor: 'middle',
      });
    });
  });
  return { width, height: bottom + 10 + lines * 15, marks };
}

const rowHeight = 42;

function rows(levels: readonly Level[], figures: Figures, domain: [number, number], width: number): Drawing {
  const x = linear(domain[0] === domain[1] ? [0, 1] : domain, [1, width - 1]);
  const marks: Mark[] = [line(x(0), 0, x(0), levels.length * rowHeight, 'line-strong')];
  levels.forEach(({ step, span, level }, index) => {
    const y = index * rowHeight;
    marks.push({
      kind: 'text',
      x: 4,
      y: y + 13,
      text: fitText(step.label, width - 110, 12),
      pen: 'ink-soft',
      size: 12,
      anchor: 'start',
    });
    marks.push({
      kind: 'text',
      x: width - 14,
      y: y + 13,
      text: sayStep(step, figures),
      pen: 'ink',
      size: 13,
      anchor: 'end',
      strong: true,
      figure: step.figure,
    });
    if (span) {
      const [from, to] = [Math.min(x(span.from), x(span.to)), Math.max(x(span.from), x(span.to))];
      marks.push(
        ...bar(step, { x: round(from), y: y + 20, width: round(Math.max(1.5, to - from)), height: 14 }),
      );
    }
    if (index < levels.length - 1)
      marks.push(line(x(level), y + 34, x(level), y + rowHeight + 20, 'line-strong', { dash: 'dotted' }));
  });
  return { width, height: levels.length * rowHeight, marks };
}
