import { AppError, isEmail } from '@slipway/core';
import { Button, TextInput } from '@slipway/ui';
import { type SubmitEvent, useRef, useState } from 'react';

type Stage =
  | { readonly at: 'open'; readonly error: string | null }
  | { readonly at: 'sending' }
  | { readonly at: 'sent'; readonly email: string; readonly toOutbox: boolean };

async function askForLetter(email: string): Promise<Stage> {
  try {
    // Fetched at the first subscription, so that the footer adds next to nothing to every page.
    const { subscribe } = await import('../../api/outreach.ts').catch((cause: unknown) => {
      throw new AppError('network/offline', {}, { cause });
    });
    return { at: 'sent', email, toOutbox: (await subscribe(email)) === 'outbox' };
  } catch (cause) {
    const error = cause instanceof AppError ? cause : new AppError('server/failed');
    return { at: 'open', error: error.message };
  }
}

/** Stands on the hull colour. The input keeps its own text: no refusal and no late script takes it away. */
export function NewsletterBox() {
  const [stage, setStage] = useState<Stage>({ at: 'open', error: null });
  const input = useRef<HTMLInputElement>(null);
  const error = stage.at === 'open' ? stage.error : null;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (stage.at === 'sending') return;
    const email = input.current?.value.trim() ?? '';
    if (isEmail(email)) {
      setStage({ at: 'sending' });
      const next = await askForLetter(email);
      setStage(next);
      if (next.at === 'open') input.current?.focus();
      return;
    }
    setStage({ at: 'open', error: new AppError('auth/invalid-email').message });
    input.current?.focus();
  }

  return (
    <section aria-labelledby="newsletter-title" className="grid gap-3">
      <h2 id="newsletter-title" className="text-xl">
        One sum, worked through
      </h2>
      <p className="newsletter-words max-w-[40ch] text-on-hull-soft">
        By email: a founder’s question, answered with numbers. One press takes you off the list.
      </p>
      {/* POST, so that a form sent before its script is there never puts an address into the address bar. */}
      <form method="post" noValidate onSubmit={(event) => void submit(event)} hidden={stage.at === 'sent'}>
        <label htmlFor="newsletter-email" className="newsletter-words mb-1.5 block text-sm font-medium">
          Email
        </label>
        <div className="flex flex-col gap-2 sm:flex-row">
          <TextInput
            ref={input}
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            placeholder="you@company.com"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'newsletter-error' : undefined}
            onInput={() => {
              if (error && isEmail(input.current?.value.trim() ?? '')) setStage({ at: 'open', error: null });
            }}
          />
          <Button type="submit" busy={stage.at === 'sending'}>
            Subscribe
          </Button>
        </div>
      </form>
      <div role="status">
        {error ? (
          <p id="newsletter-error" className="flex gap-1.5 text-sm text-signal-on-hull">
            <span aria-hidden="true">▲</span>
            {error}
          </p>
        ) : null}
        {stage.at === 'sent' ? (
          <LetterSent {...stage} onAgain={() => setStage({ at: 'open', error: null })} />
        ) : null}
      </div>
    </section>
  );
}

function LetterSent(props: {
  readonly email: string;
  readonly toOutbox: boolean;
  readonly onAgain: () => void;
}) {
  return (
    <div className="grid max-w-[48ch] gap-2 border-l-2 border-tide-on-hull pl-4">
      <p>
        One step left: press the link in the email to{' '}
        <span className="font-medium wrap-anywhere">{props.email}</span>. Nothing is sent to you before that.
      </p>
      {props.toOutbox ? (
        <p className="text-sm text-on-hull-soft">
          This Slipway has no mail server. The email is a file in its <code>outbox</code> folder.
        </p>
      ) : null}
      <button
        type="button"
        className="w-fit py-1 text-sm text-on-hull-soft underline"
        onClick={props.onAgain}
      >
        Use another address
      </button>
    </div>
  );
}
