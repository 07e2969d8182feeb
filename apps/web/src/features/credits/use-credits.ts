import { AppError } from '@slipway/core';
import { resetCheckMs, welcomeSentence } from '@slipway/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CreditRecord,
  type CreditTransaction,
  creditsQuery,
  refreshCredits,
  transactionsQuery,
} from '../../api/credits.ts';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { useTick } from '../../lib/use-tick.ts';
import { warningBetween } from './announcements.ts';
import { createCreditMirror } from './credit-mirror.ts';
import { useChangesElsewhere } from './use-changes-elsewhere.ts';

export interface Credits {
  readonly record: CreditRecord | undefined;
  readonly history: readonly CreditTransaction[] | undefined;
  /** Neither an answer nor one on its way. */
  readonly failed: boolean;
  readonly nowMs: number;
  readonly refresh: () => void;
}

/** One for the page: keeps the balance fresh, mirrors it, and says what the person should hear. */
export function useCredits(uid: string, onSessionLost: () => void): Credits {
  const cache = useQueryClient();
  const [mirror] = useState(() => createCreditMirror(window));
  const [nowMs, setNowMs] = useState(Date.now);
  const balance = useQuery(creditsQuery(uid));
  // After the balance, because asking for that is what makes the first grant and the day's reset.
  const history = useQuery({ ...transactionsQuery(uid), enabled: balance.isSuccess });
  const refresh = (): void => void refreshCredits(cache, uid);
  useSessionLost(balance.error, onSessionLost);

  const last = useRef<CreditRecord | null>(null);
  const onRecord = useEffectEvent((record: CreditRecord) => {
    const warning = warningBetween(last.current, record);
    const moved = last.current !== null && last.current.updatedAt !== record.updatedAt;
    last.current = record;
    mirror.writeRecord(uid, record);
    setNowMs(Date.now());
    if (warning !== null && document.visibilityState === 'visible') toast.warning(warning);
    if (moved) void cache.invalidateQueries(transactionsQuery(uid));
    if (!record.granted) return;
    // Said once: what is kept of this answer must not say it again to the next badge on this page.
    // Of what is kept now: a newer balance may have come between this answer and its effect.
    cache.setQueryData(creditsQuery(uid).queryKey, (kept) => kept && { ...kept, granted: false });
    toast.success(welcomeSentence);
  });
  // The time of the answer counts too: an equal answer puts right what was edited by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (balance.data) onRecord(balance.data);
  }, [balance.data, balance.dataUpdatedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (history.data) mirror.writeTransactions(uid, history.data);
  }, [mirror, uid, history.data, history.dataUpdatedAt]);

  const error = balance.error ?? history.error;
  useEffect(() => {
    if (error !== null && !(error instanceof AppError && error.status === 401))
      toast.error(new AppError('credits/load-failed').message);
  }, [error]);

  useChangesElsewhere({
    isOurs: (key) => mirror.isKeyOf(uid, key),
    isUnlimited: balance.data?.unlimited,
    refresh,
  });

  const nextResetMs = balance.data ? Date.parse(balance.data.nextReset) : null;
  useTick(resetCheckMs, (reason) => {
    setNowMs(Date.now());
    const isDue = nextResetMs !== null && Date.now() >= nextResetMs && !balance.data?.unlimited;
    const isOld = reason === 'return' && Date.now() - balance.dataUpdatedAt > resetCheckMs;
    if (isDue || isOld) refresh();
  });

  return {
    record: balance.data,
    history: history.data,
    failed: balance.isError && balance.data === undefined,
    nowMs,
    refresh,
  };
}
