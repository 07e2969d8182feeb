import { Button, TextInput } from '@slipway/ui';
import { useId, useState } from 'react';

interface OwnWordsProps {
  readonly labelledBy: string;
  readonly verb?: string;
  /** What is wrong with the words, if anything. */
  readonly check?: ((text: string) => string | null) | undefined;
  readonly onAnswer: (text: string) => void;
}

/** An answer in the person's own words. No form of its own: it may stand inside one. */
export function OwnWords({ labelledBy, verb = 'Answer', check, onAnswer }: OwnWordsProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const submit = () => {
    const said = text.trim();
    if (said === '') return;
    const found = check?.(said) ?? null;
    setProblem(found);
    if (found === null) onAnswer(said);
  };
  return (
    <div className="no-print grid max-w-md gap-1">
      <div className="flex gap-2">
        <TextInput
          aria-labelledby={labelledBy}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : problemId}
          autoComplete="off"
          maxLength={160}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <Button onClick={submit}>{verb}</Button>
      </div>
      {problem === null ? null : (
        <p id={problemId} role="alert" className="text-sm text-red-text">
          {problem}
        </p>
      )}
    </div>
  );
}
