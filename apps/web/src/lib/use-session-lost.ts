import { AppError } from '@slipway/core';
import { useEffect } from 'react';

/** A session ended from elsewhere shows itself as a refusal: then ask again who is signed in. */
export function useSessionLost(error: Error | null, onLost: () => void): void {
  const lost = error instanceof AppError && error.code === 'profile/no-user';
  useEffect(() => {
    if (lost) onLost();
  }, [lost, onLost]);
}
