import { AppError, type ErrorCode } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { refreshCredits } from '../../../api/credits.ts';
import { cancelRun, forgetRun, keepRun, refreshRuns } from '../../../api/tools.ts';
import { makeKey } from '../../../lib/make-key.ts';
import { toast } from '../../../lib/toast.ts';
import { driveRun, pauseOrOnline, type RunNews, type RunOrder } from './drive-run.ts';
import { asAppError, idle, nextRunState, type RunState } from './run-state.ts';

interface RunHandle {
  readonly state: RunState;
  /** `kept`: fields of the input that nobody has changed on this form. */
  start(input: Record<string, unknown>, projectId: string | null, kept: readonly string[]): void;
  /** Picks up one that is under way. */
  follow(id: string): void;
  /** Refused before it was sent. */
  refuse(code: ErrorCode): void;
  cancel(): void;
  forget(): void;
}

interface RunListeners {
  readonly uid: string | null;
  readonly toolId: string;
  readonly onAccepted: (id: string) => void;
}

export function useRun({ uid, toolId, onAccepted }: RunListeners): RunHandle {
  const cache = useQueryClient();
  const [state, take] = useReducer(nextRunState, idle);
  const stop = useRef<AbortController | null>(null);
  const wantsCancel = useRef(false);

  async function askToCancel(id: string): Promise<void> {
    try {
      await cancelRun(id);
    } catch (cause) {
      toast.error(asAppError(cause).message);
    }
  }

  const hear = useEffectEvent((news: RunNews) => {
    if (news.name === 'accepted') {
      onAccepted(news.data.id);
      if (wantsCancel.current) void askToCancel(news.data.id);
    }
    if (news.name === 'result' && uid !== null) keepRun(cache, uid, news.data);
    // A whole sheet is drawn in slices: the page goes on meanwhile.
    if (news.name === 'report' || news.name === 'result') startTransition(() => take(news));
    else take(news);
    const isOver = news.name === 'result' || news.name === 'error' || news.name === 'refused';
    if (isOver && uid !== null) {
      const { id } = state.phase === 'underway' ? state : { id: null };
      if (news.name !== 'result' && id !== null) void forgetRun(cache, uid, id);
      void refreshCredits(cache, uid);
      void refreshRuns(cache, uid);
    }
  });
  const listener = useRef<(news: RunNews) => void>(() => undefined);
  useEffect(() => {
    listener.current = (news) => hear(news);
  }, []);
  // Leaving the page ends the listening, never the run.
  useEffect(() => () => stop.current?.abort(), []);

  function drive(order: RunOrder): void {
    stop.current?.abort();
    stop.current = new AbortController();
    wantsCancel.current = false;
    take({ name: 'begin', id: 'id' in order ? order.id : null });
    void driveRun(order, {
      signal: stop.current.signal,
      tell: (news) => listener.current(news),
      pause: pauseOrOnline,
    });
  }

  return {
    state,
    start: (input, projectId, kept) => drive({ toolId, input, projectId, kept, key: makeKey() }),
    follow: (id) => drive({ id }),
    refuse(code) {
      take({ name: 'begin', id: null });
      take({ name: 'refused', error: new AppError(code) });
    },
    cancel() {
      wantsCancel.current = true;
      take({ name: 'cancel' });
      if (state.phase === 'underway' && state.id !== null) void askToCancel(state.id);
    },
    forget() {
      stop.current?.abort();
      take({ name: 'forget' });
    },
  };
}
