import type { Statement } from '../../statement.ts';
import { dialProblems } from '../dial/dial-problems.ts';
import { isLeanOnly } from '../dial/lean.ts';
import { type Kind, none } from '../kind.ts';
import { answerText } from './answer-text.ts';
import type { AnswerBlock } from './block.ts';

const reasonsMax = 3;

const condition = (passes: Statement | undefined): readonly Statement[] =>
  passes === undefined ? [] : [{ ...passes, text: `Passes if: ${passes.text}` }];

export const kind: Kind<AnswerBlock> = {
  shows: 'words',
  label: null,
  figures: ({ big, dials }) => [
    ...(big === undefined ? [] : [big.figure]),
    ...dials.map(({ figure }) => figure),
  ],
  statements: ({ verdict, dials, reasons, next, assumed, question }) => [
    verdict,
    ...dials.map(({ note }) => note),
    ...reasons.map(({ statement }) => statement),
    next?.do,
    next?.passes,
    assumed,
    question?.question,
  ],
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ reasons, dials }, report, at) => [
    ...(reasons.length > reasonsMax ? [`${at} has more than three reasons.`] : []),
    ...dialProblems(dials, report, at),
  ],
  table: ({ word, verdict, big, dials, reasons, next, assumed }, cells) => {
    const { text, figure, range, fill, report } = cells;
    const said = (part: string, cell: ReturnType<typeof text>) => [text(part), cell, text(''), text('')];
    return {
      columns: ['Part', 'What it says', 'Value', 'Range'],
      rows: [
        said(word ?? 'Answer', fill(verdict)),
        ...(big ? [[text(big.label), text(''), figure(big.figure), range(big.figure)]] : []),
        ...dials.map((dial) =>
          isLeanOnly(dial, report.figures)
            ? [text(dial.label), text(`leans ${dial.lean}`), text(''), text('')]
            : [text(dial.label), fill(dial.note), figure(dial.figure), range(dial.figure)],
        ),
        ...reasons.map(({ label, statement }) => said(label, fill(statement))),
        ...(next
          ? [said(`Next, within ${next.dueDays} days`, fill(next.do, ...condition(next.passes)))]
          : []),
        ...(assumed ? [said('Assumed', fill(assumed))] : []),
      ],
    };
  },
  markdown: answerText,
};
