import { type AnswerBlock, formatRange } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { cx } from '@slipway/ui';
import { useId } from 'react';
import { AnswerOptions } from '../answer-options.tsx';
import { DialView } from '../dial-view.tsx';
import { unitOf } from '../figure-unit.ts';
import { FigureValue } from '../figure-value.tsx';
import { NextStep } from '../next-step.tsx';
import { useSheet } from '../sheet-scope.ts';
import { ToneFlag } from '../tone-flag.tsx';
import { Words } from '../words.tsx';

/** The first screen: verdict, what it is measured by, three reasons, one step, one question. */
export default function AnswerView({ block }: { readonly block: AnswerBlock }) {
  const { prefix } = useSheet();
  const { word, tone, verdict, big, dials, reasons, next, assumed, question } = block;
  const hasGauges = big !== undefined || dials.length > 0;
  return (
    <section data-kind="answer" id={`${prefix}-${block.id}`} tabIndex={-1} className="answer">
      <div className={cx('answer-top', hasGauges && 'answer-gauged')}>
        <div className="answer-words">
          <h2 className="answer-verdict">
            {word === null ? null : (
              <span className="answer-word" data-tone={tone}>
                <ToneFlag tone={tone} />
                {word}
                <span className="sr-only">. </span>
              </span>
            )}
            <span className="answer-sentence">
              <Words statement={verdict} />
            </span>
          </h2>
          {block.intro ? (
            <p>
              <Words statement={block.intro} />
            </p>
          ) : null}
          {reasons.length > 0 ? (
            <ol className="reasons">
              {reasons.map(({ label, statement }, index) => (
                <li key={statement.id}>
                  <span aria-hidden="true" className="balloon">
                    {index + 1}
                  </span>
                  <p>
                    <strong>{withStop(label)}</strong> <Words statement={statement} />
                  </p>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
        {hasGauges ? (
          <div className="answer-gauges">
            {big ? <Big big={big} /> : null}
            {dials.map((dial) => (
              <DialView key={dial.figure} dial={dial} />
            ))}
          </div>
        ) : null}
      </div>
      {next ? <NextStep next={next} /> : null}
      {assumed ? (
        <p className="answer-assumed">
          <Words statement={assumed} />
        </p>
      ) : null}
      {question ? <Question question={question} /> : null}
    </section>
  );
}

function Big({ big }: { readonly big: NonNullable<AnswerBlock['big']> }) {
  const { report } = useSheet();
  const figure = findFigure(report.figures, big.figure);
  const range = figure && figure.value !== null ? formatRange(figure, { bare: true }) : null;
  return (
    <p className="answer-big">
      <span className="dial-name">{big.label}</span>
      <FigureValue id={big.figure} options={{ bare: true }} className="answer-number" />
      {figure ? <span className="dial-of">{unitOf(figure)}</span> : null}
      {range ? <span className="dial-of">{range}</span> : null}
    </p>
  );
}

function Question({ question }: { readonly question: NonNullable<AnswerBlock['question']> }) {
  const questionId = useId();
  return (
    <div className="answer-question">
      <p id={questionId} className="font-medium">
        <Words statement={question.question} />
      </p>
      <AnswerOptions ask={question} labelledBy={questionId} />
    </div>
  );
}

function withStop(label: string): string {
  return /[.!?:]$/u.test(label) ? label : `${label}.`;
}
