import { AppError } from '@slipway/core';
import { isPremiumStatus } from '@slipway/credits';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type SubscriptionAnswer, subscriptionQuery } from '../../api/billing.ts';

type SubscriptionStatus = 'loading' | SubscriptionAnswer['status'];

export interface Subscription {
  readonly status: SubscriptionStatus;
  /** Active or trial. */
  readonly isPremium: boolean;
  /** Milliseconds; nothing renews by itself, so this is when premium ends. */
  readonly periodEndMs: number | null;
  readonly trialAvailable: boolean;
}

/** Without an answer, `loading` becomes `inactive` after this time (specification, section 9). */
const inactiveAfterMs = 1000;

const SubscriptionContext = createContext<Subscription | null>(null);

export function SubscriptionProvider(props: { readonly uid: string | null; readonly children: ReactNode }) {
  const { uid } = props;
  const { data } = useQuery({ ...subscriptionQuery(uid ?? ''), enabled: uid !== null });
  /** Whose answer was waited for long enough; `undefined` is nobody's yet. */
  const [waitedFor, setWaitedFor] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(uid), inactiveAfterMs);
    return () => clearTimeout(timer);
  }, [uid]);
  const answer = uid === null ? undefined : data;
  const status = answer?.status ?? (waitedFor === uid ? 'inactive' : 'loading');
  const value: Subscription = {
    status,
    isPremium: isPremiumStatus(status),
    periodEndMs: answer?.periodEnd ? Date.parse(answer.periodEnd) : null,
    trialAvailable: answer?.trialAvailable ?? false,
  };
  return <SubscriptionContext value={value}>{props.children}</SubscriptionContext>;
}

export function useSubscription(): Subscription {
  const value = use(SubscriptionContext);
  if (value === null)
    throw new AppError('hook/outside-provider', {
      hook: 'useSubscription',
      provider: 'SubscriptionProvider',
    });
  return value;
}
