import { escapeMarkdown } from '../../escape-markdown.ts';
import { formatRange } from '../../format-figure.ts';
import type { Dial } from '../dial/block.ts';
import { isLeanOnly } from '../dial/lean.ts';
import type { Paper } from '../kind.ts';
import type { AnswerBlock } from './block.ts';

/** The answer as Markdown, in the order of the screen; what it asks can only be answered there. */
export function answerText(block: AnswerBlock, paper: Paper): string {
  const { report } = paper;
  const { word, verdict, big, dials, reasons, next, assumed } = block;
  const figureText = (id: string) => {
    const figure = report.figures[id];
    return figure === undefined ? '' : paper.figure(figure);
  };
  const dialText = (dial: Dial) => {
    const figure = report.figures[dial.figure];
    const range = figure === undefined ? null : formatRange(figure, { bare: true });
    const level = isLeanOnly(dial, report.figures)
      ? `leans ${dial.lean}`
      : `${figureText(dial.figure)} of ${dial.max}${range === null ? '' : ` (${range})`}`;
    const note = dial.note === undefined ? '' : `. ${paper.statement(dial.note)}`;
    return `- ${escapeMarkdown(dial.label)}: ${level}${note}`;
  };
  return [
    `${word === null ? '' : `**${word}.** `}**${paper.plain(verdict)}**`,
    big === undefined ? '' : `${escapeMarkdown(big.label)}: **${figureText(big.figure)}**`,
    dials.map(dialText).join('\n'),
    reasons
      .map(
        ({ label, statement }, at) =>
          `${at + 1}. **${escapeMarkdown(label)}.** ${paper.statement(statement)}`,
      )
      .join('\n'),
    next === undefined
      ? ''
      : [
          `**Next, ${paper.sayDue(next.dueDays)}:** ${paper.statement(next.do)}`,
          ...(next.passes === undefined ? [] : [`Passes if: ${paper.statement(next.passes)}`]),
        ].join(' '),
    assumed === undefined ? '' : paper.statement(assumed),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
