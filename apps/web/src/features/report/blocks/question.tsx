import type { QuestionBlock } from '@slipway/report';
import { Button, TextInput } from '@slipway/ui';
import { type FormEvent, useId, useState } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

export default function QuestionView({ block }: { readonly block: QuestionBlock }) {
  const { onAnswer } = useSheet();
  const questionId = useId();
  return (
    <BlockFrame block={block}>
      <div className="question">
        <p id={questionId} className="question-text">
          <Words statement={block.question} />
        </p>
        {block.options.length > 0 ? (
          <Options block={block} labelledBy={questionId} />
        ) : onAnswer ? (
          <OpenAnswer labelledBy={questionId} onAnswer={(text) => onAnswer(block.field, text)} />
        ) : null}
      </div>
    </BlockFrame>
  );
}

function Options({ block, labelledBy }: { readonly block: QuestionBlock; readonly labelledBy: string }) {
  const { onAnswer } = useSheet();
  return (
    <ul className="grid gap-2" aria-labelledby={labelledBy}>
      {block.options.map((option) => (
        <li
          key={option.value}
          className="grid items-baseline gap-x-4 gap-y-1 @xl:grid-cols-[auto_minmax(0,1fr)]"
        >
          {onAnswer ? (
            <Button
              size="sm"
              className="justify-self-start text-left"
              onClick={() => onAnswer(block.field, option.value)}
            >
              {option.label}
            </Button>
          ) : (
            <span className="font-medium">{option.label}</span>
          )}
          {option.why ? <span className="text-sm text-ink-soft">{option.why}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Nothing to choose from: the answer is the person's own. */
function OpenAnswer(props: { readonly labelledBy: string; readonly onAnswer: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') props.onAnswer(text.trim());
  };
  return (
    <form onSubmit={submit} className="no-print flex max-w-md gap-2">
      <TextInput
        aria-labelledby={props.labelledBy}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">Answer</Button>
    </form>
  );
}
