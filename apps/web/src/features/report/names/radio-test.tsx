import { isSpelledAs } from '@slipway/core';
import { Button, TextInput } from '@slipway/ui';
import { type RefObject, useId, useState } from 'react';
import { speak, useCanSpeak } from '../../../lib/speak.ts';

/** The browser says the name, somebody types what they heard. The name is not on this card. */
export function RadioTest(props: {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly name: string;
}) {
  const { ref, name } = props;
  const titleId = useId();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const isHeard = useCanSpeak();

  function check(): void {
    setSaid(isSpelledAs(typed, name) ? `Right: ${name}.` : `You wrote “${typed.trim()}”; it is ${name}.`);
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => {
        setTyped('');
        setSaid(null);
      }}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-sheet p-6 text-ink shadow-float sm:p-8"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <h2 id={titleId} className="text-xl">
          Radio test
        </h2>
        <p>
          {isHeard
            ? 'Hand the screen over. They listen, then type the name as they would into a browser.'
            : 'This browser cannot speak. Say the name aloud, then hand the screen over.'}
        </p>
        {isHeard ? (
          <Button onClick={() => speak(name)} className="justify-self-start">
            Say the name
          </Button>
        ) : null}
        <div className="grid gap-1.5">
          <label htmlFor={inputId} className="font-medium">
            What did you hear?
          </label>
          <TextInput
            id={inputId}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <p role="status" className="min-h-6 font-medium">
          {said}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => ref.current?.close()}>Close</Button>
          <Button type="submit" tone="hull" disabled={typed.trim() === ''}>
            Check
          </Button>
        </div>
      </form>
    </dialog>
  );
}
