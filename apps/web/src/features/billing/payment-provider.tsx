import { AppError, type Person } from '@slipway/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  createOrder,
  isSignedOut,
  listenToOtherTabs,
  planQuery,
  refreshBilling,
  subscriptionQuery,
  tellOtherTabs,
  verifyPayment,
} from '../../api/billing.ts';
import { logError } from '../../lib/log.ts';
import { writePremiumFlag } from '../../lib/premium-flag.ts';
import { toast } from '../../lib/toast.ts';
import { useTick } from '../../lib/use-tick.ts';
import { loadCheckout } from './checkout.ts';
import { startPayment } from './start-payment.ts';

interface Payment {
  /** A payment or the subscription check is under way (specification, section 4). */
  readonly isLoading: boolean;
  readonly isPaying: boolean;
  readonly isPremium: boolean;
  /** Rejects with what went wrong before the provider's window opened; loading has cleared by then. */
  readonly startPayment: () => Promise<void>;
  /** Asks the server anew, here and in the other tabs: to be called when something was bought or begun. */
  readonly recheck: () => Promise<void>;
}

const PaymentContext = createContext<Payment | null>(null);
const endCheckMs = 60_000;

interface PaymentProviderProps {
  readonly person: Person | null;
  readonly onSessionLost: () => void;
  readonly children: ReactNode;
}

export function PaymentProvider({ person, onSessionLost, children }: PaymentProviderProps) {
  const uid = person?.uid ?? null;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const subscription = useQuery({ ...subscriptionQuery(uid ?? ''), enabled: uid !== null });
  const [paying, setPaying] = useState(false);
  const isPremium = uid !== null && subscription.data?.isPremium === true;
  const refresh = async (): Promise<void> => {
    if (uid !== null) await refreshBilling(cache, uid);
  };
  const recheck = async (): Promise<void> => {
    await refresh();
    tellOtherTabs();
  };

  const onError = useEffectEvent((error: unknown) => {
    if (isSignedOut(error)) onSessionLost();
    else if (error instanceof AppError) logError(error);
  });
  useEffect(() => {
    if (subscription.error) onError(subscription.error);
  }, [subscription.error]);

  const answeredAt = subscription.dataUpdatedAt;
  const isKnown = uid === null || answeredAt > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer puts the flag right, even an equal one
  useEffect(() => {
    if (isKnown) writePremiumFlag(window, isPremium);
  }, [isKnown, isPremium, answeredAt]);

  const onOtherTab = useEffectEvent(() => void refresh());
  useEffect(() => listenToOtherTabs(() => onOtherTab()), []);

  const endMs = subscription.data?.periodEnd ? Date.parse(subscription.data.periodEnd) : null;
  useTick(endCheckMs, (reason) => {
    const isOld = reason === 'return' && Date.now() - answeredAt > endCheckMs;
    const hasEnded = isPremium && endMs !== null && Date.now() >= endMs;
    if (isOld || hasEnded) void refresh();
  });

  const value: Payment = {
    isPaying: paying,
    isLoading: paying || (uid !== null && subscription.isPending),
    isPremium,
    recheck,
    startPayment: () =>
      startPayment(person, {
        loadCheckout: async () =>
          loadCheckout(window, (await cache.ensureQueryData(planQuery)).checkoutScript),
        createOrder,
        verify: verifyPayment,
        recheck,
        setLoading: setPaying,
        go: (path) => void navigate(path),
        log: logError,
        onDeclined: (error) => toast.error(error.message),
      }),
  };
  return <PaymentContext value={value}>{children}</PaymentContext>;
}

export function usePayment(): Payment {
  const value = use(PaymentContext);
  if (value === null)
    throw new AppError('hook/outside-provider', { hook: 'usePayment', provider: 'PaymentProvider' });
  return value;
}
