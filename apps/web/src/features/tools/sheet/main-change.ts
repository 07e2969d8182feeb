import type { Figure } from '@slipway/core';
import { type AnswerBlock, findKeyFigure, formatFigure, type KeyFigure, type Report } from '@slipway/report';

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

/** The number the sheet is known by, before and now; of an answer in words the first number that moved. Null where none did. */
export function findMainChange(
  before: Report,
  after: Report,
  moved: readonly { readonly id: string }[],
): MainChange | null {
  // What was set by hand says nothing that the reader does not know.
  const counted = moved.filter(({ id }) => after.figures[id]?.provenance.kind !== 'assumed');
  const keys: readonly (KeyFigure | null)[] = [
    findKeyFigure(after),
    findKeyFigure(before),
    ...counted.map(({ id }) => ({ figure: id })),
  ];
  for (const key of keys) {
    const [was, is] = [before, after].map(({ figures }) => figures[key?.figure ?? '']);
    if (!key || !was || !is) continue;
    const [from = '', to = ''] = [was, is].map((figure) => formatFigure(figure, { bare: true }));
    const unit = key.max === undefined ? unitOf(is) : `of ${key.max}`;
    return { label: key.label ?? is.label, before: from, after: to, unit };
  }
  return null;
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
