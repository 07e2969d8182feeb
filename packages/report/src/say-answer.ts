import type { AnswerBlock, QuestionBlock } from './block.ts';
import { isLeanOnly } from './blocks/dial/lean.ts';
import { formatFigure, formatRange } from './format-figure.ts';
import { headlineOf } from './headline-of.ts';
import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';
import type { Statement } from './statement.ts';

/** The first screen of a sheet as plain text, for whoever reads it where nothing can be drawn or opened. */
export function sayAnswer(report: Report): string {
  const say = (statement: Statement) => fillText(statement.text, report.figures);
  const lines = report.blocks.flatMap((block) => {
    if (block.kind === 'answer') return sayBlock(block, report, say);
    if (block.kind === 'headline') return block.lede.map(say);
    return block.kind === 'question' ? [askLine(say(block.question), block)] : [];
  });
  return [report.title, '', headlineOf(report), ...lines].join('\n');
}

type Say = (statement: Statement) => string;

function sayBlock(block: AnswerBlock, report: Report, say: Say): string[] {
  const { big, dials, reasons, next, assumed, question } = block;
  const figureText = (id: string) => {
    const figure = report.figures[id];
    return figure === undefined ? '—' : formatFigure(figure);
  };
  const lines: string[] = [];
  if (big !== undefined) lines.push(`${big.label}: ${figureText(big.figure)}`);
  for (const dial of dials) {
    const figure = report.figures[dial.figure];
    const range = figure === undefined ? null : formatRange(figure, { bare: true });
    const level = isLeanOnly(dial, report.figures)
      ? `leans ${dial.lean}`
      : `${figureText(dial.figure)} of ${dial.max}${range === null ? '' : ` (${range})`}`;
    lines.push(`${dial.label}: ${level}${dial.note === undefined ? '' : `. ${say(dial.note)}`}`);
  }
  reasons.forEach(({ label, statement }, at) => {
    lines.push(`${at + 1}. ${label}${/[.?!:]$/u.test(label) ? '' : ':'} ${say(statement)}`);
  });
  if (next !== undefined) {
    const passes = next.passes === undefined ? '' : ` Passes if: ${say(next.passes)}`;
    lines.push(`Next, within ${next.dueDays} days: ${say(next.do)}${passes}`);
  }
  if (assumed !== undefined) lines.push(say(assumed));
  if (question !== undefined) lines.push(askLine(say(question.question), question));
  return lines;
}

/** With the field and its values, so that a program can answer it. */
function askLine(text: string, { field, options }: Pick<QuestionBlock, 'field' | 'options'>): string {
  const choices = options.map(({ value, label }) => `${value} (${label})`).join(', ');
  return `Question: ${text} Answer in the field “${field}”${choices === '' ? '.' : `: ${choices}.`}`;
}
