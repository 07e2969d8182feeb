import { AppError } from '@slipway/core';
import type { GatedFeature } from '@slipway/credits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openFeature } from '../../api/billing.ts';
import { toast } from '../../lib/toast.ts';
import { PremiumDialog } from './premium-dialog.tsx';
import { useSubscription } from './subscription-provider.tsx';

interface GatedFeatureGate {
  /** Asks the server; runs the work when it allows it, and explains when it does not. */
  readonly attempt: (feature: GatedFeature, work: () => void) => Promise<void>;
  /** Has to stand somewhere in the page. */
  readonly dialog: ReactNode;
}

export function useGatedFeature(): GatedFeatureGate {
  const [refused, setRefused] = useState<{ readonly feature: GatedFeature } | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { trialAvailable } = useSubscription();
  useEffect(() => {
    if (refused && dialog.current?.open === false) dialog.current.showModal();
  }, [refused]);

  async function attempt(feature: GatedFeature, work: () => void): Promise<void> {
    try {
      await openFeature(feature);
    } catch (error) {
      // A new object each time, so that the dialog opens again for the same feature.
      if (error instanceof AppError && error.code === 'premium/required') setRefused({ feature });
      else toast.error((error instanceof AppError ? error : new AppError('server/failed')).message);
      return;
    }
    work();
  }

  return {
    attempt,
    dialog: refused ? (
      <PremiumDialog ref={dialog} feature={refused.feature} trialAvailable={trialAvailable} />
    ) : null,
  };
}
