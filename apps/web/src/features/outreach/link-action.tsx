import { AppError } from '@slipway/core';
import { Blueprint, Button, buttonClass, FigLabel } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Refusal } from './refusal.tsx';
import { SignalFlag, type SignalFlagProps } from './signal-flag.tsx';

type Stage =
  | { readonly at: 'idle'; readonly error: AppError | null }
  | { readonly at: 'busy' }
  | { readonly at: 'done' }
  | { readonly at: 'bad-link' };

interface Words {
  readonly title: string;
  readonly body: ReactNode;
}

interface LinkActionProps {
  readonly fig: string;
  readonly flag: SignalFlagProps;
  readonly ask: Words;
  readonly button: string;
  readonly done: Words;
  /** What a person with a dead link can do instead. */
  readonly badLink: ReactNode;
  readonly act: (token: string) => Promise<void>;
}

/** A link from a mail. Nothing happens until a person presses: mail scanners open links too. */
export function LinkAction(props: LinkActionProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [stage, setStage] = useState<Stage>(token === '' ? { at: 'bad-link' } : { at: 'idle', error: null });

  async function press(): Promise<void> {
    setStage({ at: 'busy' });
    try {
      await props.act(token);
      setStage({ at: 'done' });
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause });
      const dead = error.code === 'outreach/bad-token' || error.code === 'request/invalid';
      setStage(dead ? { at: 'bad-link' } : { at: 'idle', error });
    }
  }

  const words = wordsFor(stage, props);
  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid gap-x-8 gap-y-4 py-12 md:py-20 lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
        <FigLabel className="lg:pt-3">{props.fig}</FigLabel>
        <div className="grid max-w-[34rem] content-start gap-5" aria-live="polite">
          <h1 className="text-3xl">{words.title}</h1>
          <div className="text-lg text-ink-soft">{words.body}</div>
          {stage.at === 'idle' || stage.at === 'busy' ? (
            <>
              <Refusal error={stage.at === 'idle' ? stage.error : null} />
              <p>
                <Button tone="signal" size="lg" busy={stage.at === 'busy'} onClick={() => void press()}>
                  {props.button}
                </Button>
              </p>
            </>
          ) : (
            <p>
              <Link to="/" className={buttonClass({ tone: 'quiet' })}>
                Go to the home page
              </Link>
            </p>
          )}
        </div>
        <SignalFlag {...props.flag} />
      </div>
    </Blueprint>
  );
}

function wordsFor(stage: Stage, props: LinkActionProps): Words {
  if (stage.at === 'done') return props.done;
  if (stage.at !== 'bad-link') return props.ask;
  return {
    title: 'This link does not work any more',
    body: (
      <>
        <p>{new AppError('outreach/bad-token').message}</p>
        <p className="mt-3">{props.badLink}</p>
      </>
    ),
  };
}
