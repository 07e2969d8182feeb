import { useEffect, useEffectEvent } from 'react';
import { paced } from '../../lib/paced.ts';
import { onPremiumEvent } from '../../lib/premium-flag.ts';

/** Two tabs that were told different things would otherwise wake each other without end. */
const storagePaceMs = 3000;

interface ChangesElsewhere {
  /** Whether a storage key is one of this person's mirrors. */
  readonly isOurs: (key: string | null) => boolean;
  /** What the server last said; undefined before its first answer. */
  readonly isUnlimited: boolean | undefined;
  readonly refresh: () => void;
}

/** Another tab wrote the mirror, or premium changed. Both are only a reason to ask the server. */
export function useChangesElsewhere({ isOurs, isUnlimited, refresh }: ChangesElsewhere): void {
  const isForUs = useEffectEvent(isOurs);
  const onChange = useEffectEvent(refresh);
  const onPremium = useEffectEvent(() => {
    if (isUnlimited !== undefined && isUnlimited !== (window.isPremium === true)) refresh();
  });
  useEffect(() => {
    const asking = paced(() => onChange(), storagePaceMs);
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // A mirror that was taken away is a sign-out in another tab: there is nobody to ask for.
      const isTaken = key !== null && newValue === null;
      if (!isTaken && isForUs(key)) asking.call();
    };
    window.addEventListener('storage', onStorage);
    const endPremium = onPremiumEvent(window, () => onPremium());
    return () => {
      window.removeEventListener('storage', onStorage);
      endPremium();
      asking.stop();
    };
  }, []);
}
