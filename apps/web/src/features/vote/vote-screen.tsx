import { AppError, isSpelledAs } from '@slipway/core';
import { Blueprint, FigLabel, Spinner } from '@slipway/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Ballot, type CastVote, castVote, getBallot } from '../../api/ballot.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { canSpeak } from '../../lib/speak.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { ChooseStep } from './choose-step.tsx';
import { HearStep } from './hear-step.tsx';

/** A friend's side of a vote on names: hear, choose, thank you. */
export function VoteScreen({ token }: { readonly token: string }) {
  // As long as every link of ours; the server need not be asked about another.
  return (
    <Frame>
      {/^[\w-]{43}$/u.test(token) ? <OpenBallot token={token} /> : <Line code="vote/not-found" />}
    </Frame>
  );
}

function OpenBallot({ token }: { readonly token: string }) {
  const load = useCallback((signal: AbortSignal) => getBallot(token, signal), [token]);
  const { data, error, isFetching, refetch } = useAnswer(load);
  if (data) return <Steps token={token} ballot={data} />;
  if (error instanceof AppError && (error.code === 'vote/closed' || error.code === 'vote/not-found'))
    return <Line code={error.code} />;
  if (error) return <LoadProblem error={error} busy={isFetching} onRetry={refetch} />;
  return <Spinner label="Fetching the names" />;
}

type Heard = CastVote['heard'][number];

function Steps({ token, ballot }: { readonly token: string; readonly ballot: Ballot }) {
  const [toHear, setToHear] = useState<readonly string[]>(() => (canSpeak() ? ballot.hear : []));
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const [stage, setStage] = useState<'open' | 'busy' | 'done' | AppError>('open');
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const step = stage === 'done' ? 'done' : (toHear[0] ?? 'choose');
  // Each step begins at its title, for whoever goes by keyboard or listens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason
  useEffect(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  async function send(remembered: readonly string[]): Promise<void> {
    setStage('busy');
    try {
      await castVote(token, { heard: [...heard], remembered: [...remembered] });
      setStage('done');
    } catch (cause) {
      setStage(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    }
  }

  if (stage === 'done') {
    const right = heard.filter(({ name, typed }) => isSpelledAs(typed, name)).length;
    return (
      <>
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          Thank you, your vote counts
        </h2>
        {heard.length > 0 ? (
          <p>
            You spelled {right} of {heard.length} right after hearing {heard.length === 1 ? 'it' : 'them'}:{' '}
            {heard.map(({ name }) => name).join(', ')}.
          </p>
        ) : null}
      </>
    );
  }
  const [name] = toHear;
  if (name === undefined)
    return (
      <ChooseStep
        names={ballot.names}
        titleRef={title}
        busy={stage === 'busy'}
        error={stage instanceof AppError ? stage : null}
        onSend={(chosen) => void send(chosen)}
      />
    );
  const at = ballot.hear.length - toHear.length + 1;
  return (
    <HearStep
      key={name}
      name={name}
      place={ballot.hear.length > 1 ? `(${at} of ${ballot.hear.length})` : ''}
      titleRef={title}
      onDone={(typed) => {
        if (typed !== null) setHeard([...heard, { name, typed }]);
        // Whoever cannot hear one will not hear the next.
        setToHear(typed === null ? [] : toHear.slice(1));
      }}
    />
  );
}

function Line({ code }: { readonly code: 'vote/closed' | 'vote/not-found' }) {
  return <p className="text-lg">{new AppError(code).message}</p>;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid gap-x-8 gap-y-4 py-10 md:py-16 lg:grid-cols-[7.5rem_minmax(0,1fr)]">
        <FigLabel className="lg:pt-3">Vote</FigLabel>
        <div className="grid max-w-[34rem] content-start gap-6">
          <h1 className="text-3xl">Help a founder choose a name</h1>
          {children}
          <p className="border-t border-line pt-4 text-sm text-ink-soft">
            No account, no cookie. The founder sees totals, never who voted. A browser on one network can vote
            once a day.
          </p>
        </div>
      </div>
    </Blueprint>
  );
}
