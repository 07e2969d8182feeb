import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useAuth } from '../../features/auth/index.ts';
import { logFault } from '../../lib/log.ts';

/** Who is signed out loads nothing of credits; a navbar without its badge is better than no navbar. */
const CreditCorner = lazy<ComponentType>(() =>
  import('./credit-corner.tsx').catch((cause: unknown) => {
    logFault('credits/load-failed', cause);
    return { default: () => null };
  }),
);

/** The place of the credit badge. Once filled it stays, so that a sign-out can be tidied up after. */
export function CreditSlot() {
  const { person, remembered } = useAuth();
  const here = person !== null || remembered !== null;
  const [wasHere, setWasHere] = useState(here);
  if (here && !wasHere) setWasHere(true);
  if (!wasHere) return null;
  return (
    <Suspense fallback={<span className="h-11 w-20 md:h-9" />}>
      <CreditCorner />
    </Suspense>
  );
}
