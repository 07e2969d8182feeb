import { Button, TextInput } from '@slipway/ui';
import { type RefObject, useId, useState } from 'react';
import { speak } from '../../lib/speak.ts';

/** The browser says a name that is not on the page; the visitor types what they heard. */
export function HearStep(props: {
  readonly name: string;
  readonly place: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Null when they could not hear it. */
  readonly onDone: (typed: string | null) => void;
}) {
  const { name, place, titleRef, onDone } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onDone(typed);
      }}
    >
      <h2 ref={titleRef} tabIndex={-1} className="text-2xl outline-none">
        Listen, then type the name <span className="text-base font-normal text-ink-soft">{place}</span>
      </h2>
      <p className="text-ink-soft">Turn the sound on. Spell it as you would type it into a browser.</p>
      <Button onClick={() => speak(name)} className="justify-self-start">
        Say the name
      </Button>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          What did you hear?
        </label>
        <TextInput
          id={id}
          value={typed}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="signal" disabled={typed.trim() === ''}>
          Next
        </Button>
        <Button onClick={() => onDone(null)}>I cannot hear it</Button>
      </div>
    </form>
  );
}
