import type { AnswerBlock, Dial } from '../block.ts';
import { formatRange } from '../format-figure.ts';
import { isLeanOnly } from '../geometry/dial.ts';
import type { Report } from '../report.ts';
import { escapeMarkdown, type Notes } from './markdown-notes.ts';

/** The answer as Markdown, in the order of the screen. */
export function answerText(block: AnswerBlock, report: Report, notes: Notes): string {
  const { word, verdict, big, dials, reasons, next, assumed, question } = block;
  const figureText = (id: string) => {
    const figure = report.figures[id];
    return figure === undefined ? '' : notes.figure(figure);
  };
  const dialText = (dial: Dial) => {
    const figure = report.figures[dial.figure];
    const range = figure === undefined ? null : formatRange(figure, { bare: true });
    const level = isLeanOnly(dial, report.figures)
      ? `leans ${dial.lean}`
      : `${figureText(dial.figure)} of ${dial.max}${range === null ? '' : ` (${range})`}`;
    const note = dial.note === undefined ? '' : `. ${notes.statement(dial.note)}`;
    return `- ${escapeMarkdown(dial.label)}: ${level}${note}`;
  };
  return [
    `${word === null ? '' : `**${word}.** `}**${notes.plain(verdict)}**`,
    big === undefined ? '' : `${escapeMarkdown(big.label)}: **${figureText(big.figure)}**`,
    dials.map(dialText).join('\n'),
    reasons
      .map(({ label, statement }) => `1. **${escapeMarkdown(label)}** ${notes.statement(statement)}`)
      .join('\n'),
    next === undefined
      ? ''
      : [
          `**Next, within ${next.dueDays} days:** ${notes.statement(next.do)}`,
          ...(next.passes === undefined ? [] : [`Passes if: ${notes.statement(next.passes)}`]),
        ].join(' '),
    assumed === undefined ? '' : notes.statement(assumed),
    question === undefined
      ? ''
      : [
          `> ${notes.statement(question.question)}`,
          ...question.options.map(({ label }) => `> - ${escapeMarkdown(label)}`),
        ].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
