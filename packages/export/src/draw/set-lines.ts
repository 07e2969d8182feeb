import { textWidth } from '@slipway/report/geometry';
import { cutLetters } from '../cut-letters.ts';
import type { Run } from '../paper/node.ts';
import { element, escapeXml, faceOf } from './draw-svg.ts';
import { colourOf } from './pens.ts';

export interface Placed {
  readonly svg: string;
  /** Where what comes next may begin. */
  readonly bottom: number;
}

interface Setting {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly pen?: string;
  readonly isRight?: boolean;
  readonly font?: 'Inter' | 'Bricolage Grotesque';
  /** From line to line, as a share of the size. */
  readonly leading?: number;
  /** What does not fit into so many ends in an ellipsis. */
  readonly linesMost?: number;
}

/** Runs broken into lines. Widths are judged generously: a line may end early and never runs out of its room. */
export function setLines(runs: readonly Run[], setting: Setting): Placed {
  const { x, y, width, size, isRight = false, font = 'Inter', pen = 'ink' } = setting;
  const leading = Math.round(size * (setting.leading ?? 1.42));
  const lines = cut(breakLines(runs, width, size), setting.linesMost);
  const svg = lines.map((line, at) =>
    element(
      'text',
      {
        x: isRight ? x + width : x,
        y: y + size + at * leading,
        'font-family': faceOf(font),
        'font-size': size,
        fill: colourOf(pen),
        'text-anchor': isRight ? 'end' : undefined,
        'xml:space': 'preserve',
      },
      line.map(span).join(''),
    ),
  );
  return { svg: svg.join(''), bottom: y + lines.length * leading };
}

function span({ text, strong, pen }: Run): string {
  const attributes = { 'font-weight': strong ? 600 : undefined, fill: pen && colourOf(pen) };
  return strong || pen ? element('tspan', attributes, escapeXml(text)) : escapeXml(text);
}

function cut(lines: Run[][], most = Number.POSITIVE_INFINITY): Run[][] {
  const last = lines[most - 1]?.at(-1);
  if (lines.length <= most || last === undefined) return lines;
  const ended = { ...last, text: `${last.text.replace(/[\s,;:.]+$/u, '')}…` };
  return [...lines.slice(0, most - 1), [...(lines[most - 1]?.slice(0, -1) ?? []), ended]];
}

function breakLines(runs: readonly Run[], width: number, size: number): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const run of runs) {
    const measure = (text: string) => textWidth(text, size) * (run.strong ? 1.06 : 1);
    for (const whole of run.text.match(/\s*[^\s]+|\s+$/gu) ?? [])
      for (const word of cutWord(whole, width, measure)) {
        if (used > 0 && used + measure(word) > width && !isTail(word)) {
          lines.push([]);
          used = 0;
        }
        const text = used === 0 ? word.trimStart() : word;
        const last = lines.at(-1)?.at(-1);
        if (last !== undefined && last.strong === run.strong && last.pen === run.pen)
          lines.at(-1)?.splice(-1, 1, { ...last, text: last.text + text });
        else lines.at(-1)?.push({ ...run, text });
        used += measure(text);
      }
  }
  return lines.filter((line) => line.length > 0);
}

/** A full stop behind a figure begins no line. */
const isTail = (word: string) => /^[^\s\p{L}\p{N}]{1,2}$/u.test(word);

function cutWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trim()) <= width) return [word];
  const letters = [...word.trimStart()];
  const before = word.slice(0, word.length - word.trimStart().length);
  const ends = cutLetters(letters, letters.map(measure), width);
  return ends.map((end, at) => (at === 0 ? before : '') + letters.slice(ends[at - 1] ?? 0, end).join(''));
}
