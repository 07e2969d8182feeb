import type { QuestionBlock } from '@slipway/report';
import { useId } from 'react';
import { AnswerOptions } from '../answer-options.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { Words } from '../words.tsx';

export default function QuestionView({ block }: { readonly block: QuestionBlock }) {
  const questionId = useId();
  return (
    <BlockFrame block={block}>
      <div className="question">
        <p id={questionId} className="question-text">
          <Words statement={block.question} />
        </p>
        <AnswerOptions ask={block} labelledBy={questionId} />
      </div>
    </BlockFrame>
  );
}
