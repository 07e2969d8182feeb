import { AppError, billingSuccess } from '@slipway/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { startTrial } from '../../api/billing.ts';
import { toast } from '../../lib/toast.ts';
import { findWayBack } from '../../lib/way-back.ts';
import { usePayment } from './payment-provider.tsx';

/** Buying and trying as a screen offers them: what goes wrong is told as a toast. */
export function useCheckout() {
  const { isPaying, startPayment, recheck } = usePayment();
  const [trying, setTrying] = useState(false);
  const navigate = useNavigate();

  async function told(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toast.error((error instanceof AppError ? error : new AppError('server/failed')).message);
    }
  }

  return {
    buying: isPaying,
    trying,
    buy: () => void told(startPayment),
    begin: () => {
      setTrying(true);
      void told(async () => {
        await startTrial();
        await recheck();
        toast.success(billingSuccess.trialStarted);
        const back = findWayBack();
        if (back !== null) navigate(back);
      }).finally(() => setTrying(false));
    },
  };
}
