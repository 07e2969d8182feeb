import type { SharedReport } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { Blueprint, buttonClass, FigLabel } from '@slipway/ui';
import { type ReactNode, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getShared, type Shared } from '../../api/shared.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import { SharedHead } from './shared-head.tsx';

interface SharedScreenProps {
  readonly token: string;
  readonly drawReport: (report: SharedReport) => ReactNode;
  readonly drawDeck: (deck: unknown) => ReactNode;
}

/** The reader's side of a link. */
export function SharedScreen({ token, ...draw }: SharedScreenProps) {
  // As long as every link of ours; the server need not be asked about another.
  return /^[\w-]{43}$/u.test(token) ? <OpenLink token={token} {...draw} /> : <DeadLink />;
}

function OpenLink({ token, ...draw }: SharedScreenProps) {
  const load = useCallback((signal: AbortSignal) => getShared(token, signal), [token]);
  const { data, error, isFetching, refetch } = useAnswer(load);
  if (data)
    return (
      <>
        <title>{`${data.title} · Slipway`}</title>
        <SharedParts shared={data} {...draw} />
      </>
    );
  if (error instanceof AppError && error.code === 'share/not-found') return <DeadLink />;
  if (error)
    return (
      <div className="container-page py-10">
        <LoadProblem error={error} busy={isFetching} onRetry={refetch} />
      </div>
    );
  return (
    <div role="status" aria-label="Opening the link" className="container-page grid gap-6 pt-8 pb-16">
      <span className="skeleton h-10 w-72" />
      <span className="skeleton h-[32rem]" />
    </div>
  );
}

type Draw = Pick<SharedScreenProps, 'drawReport' | 'drawDeck'>;

/** One report or the deck at a time; which one is in the address. */
function SharedParts({ shared, drawReport, drawDeck }: Draw & { readonly shared: Shared }) {
  const [search] = useSearchParams();
  const { reports, deck } = shared;
  const tabs = [
    ...reports.map(({ toolId, tool }) => ({ id: toolId, name: tool })),
    ...(deck ? [{ id: 'deck', name: 'Pitch deck' }] : []),
  ];
  const shown = tabs.find(({ id }) => id === search.get('show')) ?? tabs[0];
  const report = reports.find(({ toolId }) => toolId === shown?.id);
  return (
    <div className="container-page pb-14">
      <SharedHead shared={shared} />
      {tabs.length > 1 ? (
        <nav aria-label="What is shared" className="no-print mb-5">
          <ul className="flex flex-wrap gap-2">
            {tabs.map(({ id, name }) => {
              const isShown = id === shown?.id;
              return (
                <li key={id}>
                  <Link
                    to={`?show=${id}`}
                    replace
                    preventScrollReset
                    aria-current={isShown ? 'true' : undefined}
                    className={buttonClass({ size: 'sm', ...(isShown && { tone: 'hull' }) })}
                  >
                    {name}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      ) : null}
      {report ? drawReport(report) : drawDeck(deck)}
    </div>
  );
}

function DeadLink() {
  return (
    <Blueprint className="border-b border-line">
      <div className="container-page grid gap-4 py-12 md:py-20">
        <FigLabel>Shared link</FigLabel>
        <h1 className="text-3xl">Nothing to read here</h1>
        <p className="max-w-[48ch] text-lg">{new AppError('share/not-found').message}</p>
        <p>
          <Link to="/" className={buttonClass()}>
            What is Slipway?
          </Link>
        </p>
      </div>
    </Blueprint>
  );
}
