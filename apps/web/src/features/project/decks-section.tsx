import type { ProjectCard } from '@slipway/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { historyQuery } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeAge } from '../../lib/times.ts';
import { hrefOfResult, hrefOfTool } from './href-of.ts';
import { quietButton, Section } from './section.tsx';

const toolId = 'ai-pitch-generator';

/** Every pitch comes with its deck; the deck stands on the pitch's own sheet. */
export function DecksSection({ uid, card }: { readonly uid: string; readonly card: ProjectCard }) {
  const [nowMs] = useState(Date.now);
  const of = { tool: toolId, project: card.id };
  const history = useInfiniteQuery({ ...historyQuery(uid, of), enabled: !card.isSample });
  const decks = card.isSample
    ? card.results.flatMap((one) => (one.toolId === toolId ? [{ ...one, id: toolId }] : []))
    : (history.data?.pages.flatMap(({ runs }) => runs) ?? []).flatMap((run) =>
        run.status === 'done' && run.version > 0 ? [{ ...run, runId: run.id, at: run.createdAt }] : [],
      );
  const isEmpty = decks.length === 0 && (card.isSample || history.data !== undefined);
  return (
    <Section id="decks" title="Decks">
      {history.error && !history.data ? (
        <LoadProblem error={history.error} busy={history.isFetching} onRetry={() => void history.refetch()} />
      ) : null}
      {isEmpty ? (
        <p className="max-w-[60ch] text-ink-soft">
          No deck yet. Every pitch comes with one, to edit, show and export.{' '}
          <Link to={hrefOfTool(card.id, toolId)} className="text-link">
            Write the pitch
          </Link>
        </p>
      ) : null}
      <ol>
        {decks.map((deck) => (
          <li key={deck.id} className="border-t border-line py-2.5">
            <Link to={`${hrefOfResult(card.id, deck)}#deck`} className="text-link">
              {deck.title || 'Without a title'}
            </Link>
            <span className="block text-sm text-ink-soft">
              {[deck.version > 1 ? `${deck.version} versions` : null, describeAge(Date.parse(deck.at), nowMs)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {history.hasNextPage ? (
        <button type="button" className={quietButton} onClick={() => void history.fetchNextPage()}>
          Show earlier ones
        </button>
      ) : null}
    </Section>
  );
}
