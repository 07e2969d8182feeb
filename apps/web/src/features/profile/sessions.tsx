import type { AccountSession } from '@slipway/contracts';
import { accountSuccess } from '@slipway/core';
import { Button } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession, sessionsQuery } from '../../api/account.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeAge } from '../../lib/times.ts';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { told } from './told.ts';

interface SessionsProps {
  readonly uid: string;
  readonly nowMs: number;
  readonly onSessionLost: () => void;
}

export function Sessions({ uid, nowMs, onSessionLost }: SessionsProps) {
  const sessions = useQuery(sessionsQuery(uid));
  useSessionLost(sessions.error, onSessionLost);
  const cache = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(what: string, work: () => Promise<void>, sentence: string): Promise<void> {
    setEnding(what);
    try {
      await told(work());
      toast.success(sentence);
    } catch {
      // Told as a toast; the fresh list below shows what is still there.
    } finally {
      await cache.invalidateQueries(sessionsQuery(uid));
      setEnding(null);
    }
  }

  if (sessions.isPending) return <SessionsSkeleton />;
  if (sessions.isError)
    return (
      <LoadProblem
        error={sessions.error}
        busy={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    );
  const others = sessions.data.filter((session) => !session.current);
  return (
    <div className="grid max-w-xl gap-5">
      <ul>
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={nowMs}
            busy={ending === session.id}
            onEnd={() => void end(session.id, () => endSession(session), accountSuccess.sessionEnded)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button
            busy={ending === 'others'}
            onClick={() => void end('others', endOtherSessions, accountSuccess.otherSessionsEnded)}
          >
            Sign out all other devices
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">No other device is signed in.</p>
      )}
    </div>
  );
}

function SessionRow(props: {
  readonly session: AccountSession;
  readonly nowMs: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { session } = props;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:min-h-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium">{session.device}</p>
        <p className="tabular text-sm text-ink-soft">
          Last seen{' '}
          <time dateTime={new Date(session.lastSeenAt).toISOString()}>
            {describeAge(session.lastSeenAt, props.nowMs)}
          </time>
          {session.address ? ` from ${session.address}` : null}
        </p>
      </div>
      {session.current ? (
        <span className="flex items-center gap-2 text-sm font-medium text-tide-text">
          <span aria-hidden="true" className="size-2 rounded-full bg-tide" />
          This device
        </span>
      ) : (
        <Button size="sm" busy={props.busy} onClick={props.onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" aria-label="Loading your devices" className="max-w-xl">
      {[0, 1].map((row) => (
        <div key={row} className="grid min-h-16 content-center gap-2 border-b border-line py-3">
          <span className="skeleton h-4 w-40" />
          <span className="skeleton h-3.5 w-56" />
        </div>
      ))}
    </div>
  );
}
