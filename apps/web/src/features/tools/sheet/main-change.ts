import type { Figure } from '@slipway/core';
import { type AnswerBlock, formatFigure, type Report } from '@slipway/report';

export interface MainChange {
  readonly label: string;
  /** Numbers alone. */
  readonly before: string;
  readonly after: string;
  /** "a month", "of 100"; '' where the numbers say it. */
  readonly unit: string;
}

const findAnswer = ({ blocks }: Report): AnswerBlock | undefined =>
  blocks.find((block) => block.kind === 'answer');

/** The one number of the answer, or its first dial, before and now; null where the sheet has none. */
export function findMainChange(before: Report, after: Report): MainChange | null {
  const answer = findAnswer(after);
  const main = answer?.big ?? answer?.dials[0];
  const was = before.figures[main?.figure ?? ''];
  const is = after.figures[main?.figure ?? ''];
  if (main === undefined || was === undefined || is === undefined) return null;
  const [from, to] = [was, is].map((figure) => formatFigure(figure, { bare: true }));
  const scale = 'max' in main ? `of ${main.max}` : unitOf(is);
  return { label: main.label, before: from ?? '', after: to ?? '', unit: scale };
}

/** The answer's word before and now: "Test first", "Go"; null where it is the same. */
export function findWordChange(before: Report, after: Report): readonly [string, string] | null {
  const [was, is] = [findAnswer(before)?.word ?? null, findAnswer(after)?.word ?? null];
  return was === is ? null : [was ?? 'No answer', is ?? 'no answer'];
}

/** What the number alone leaves out: "a month", "dental offices". */
function unitOf(figure: Figure): string {
  return formatFigure(figure)
    .slice(formatFigure(figure, { bare: true }).length)
    .trim();
}
