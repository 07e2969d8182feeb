import type { AppError } from '@slipway/core';
import { Button, cx } from '@slipway/ui';
import { type RefObject, useState } from 'react';

const most = 2;

/** All names at once, in this visitor's own order. */
export function ChooseStep(props: {
  readonly names: readonly string[];
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly busy: boolean;
  readonly error: AppError | null;
  readonly onSend: (chosen: readonly string[]) => void;
}) {
  const { names, titleRef, busy, error, onSend } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(chosen);
      }}
    >
      <h2 ref={titleRef} tabIndex={-1} className="text-2xl outline-none">
        Which would you remember tomorrow?
      </h2>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-ink-soft">Choose one or two, or none of them.</legend>
        {names.map((name) => {
          const isChosen = chosen.includes(name);
          return (
            <label
              key={name}
              className={cx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-4 py-2',
                isChosen ? 'border-ink bg-wash' : 'border-line-strong bg-sheet',
              )}
            >
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-signal"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() =>
                  setChosen(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])
                }
              />
              <span className="font-display text-lg font-semibold wrap-anywhere">{name}</span>
            </label>
          );
        })}
      </fieldset>
      <div role="alert">{error ? <p className="font-medium text-red-text">{error.message}</p> : null}</div>
      <Button type="submit" tone="signal" busy={busy} className="justify-self-start">
        {chosen.length === 0 ? 'None of them: send my vote' : 'Send my vote'}
      </Button>
    </form>
  );
}
