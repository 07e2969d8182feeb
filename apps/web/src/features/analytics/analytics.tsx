import { Button } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import { sendPage, stopSending } from './send-page.ts';

const questions = {
  open: 'May we count your visit? That sets cookies of Google Analytics. Slipway works the same without.',
  yes: 'You agreed that we count your visits with Google Analytics.',
  no: 'You refused Google Analytics. Nothing is counted.',
} as const;

/** Who has such an address may read: no other site is given it. */
const secretPaths = /^\/(?:s|vote)\//;

/** Asks once, and counts only after a yes. Both answers look the same and take one press. */
export default function Analytics({ id }: { readonly id: string }) {
  const [consent, setConsent] = useState<Consent | null>(readConsent);
  const { pathname, search } = useLocation();
  const isSecret = secretPaths.test(pathname);
  useEffect(() => {
    if (consent === 'yes' && !isSecret) sendPage(id, `${pathname}${search}`);
    else stopSending(id);
  }, [consent, id, isSecret, pathname, search]);
  // Where cookies are explained, the answer can be changed.
  if (isSecret || (consent !== null && pathname !== '/cookies')) return null;
  const choose = (choice: Consent) => {
    keepConsent(choice);
    setConsent(choice);
  };
  return (
    <section
      aria-label="Cookies"
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-sheet"
    >
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p className="max-w-[60ch] grow">
          {questions[consent ?? 'open']}{' '}
          {pathname === '/cookies' ? null : (
            <Link to="/cookies" className="text-link">
              Cookie Policy
            </Link>
          )}
        </p>
        <div className="flex gap-3">
          <Button tone="quiet" onClick={() => choose('no')}>
            Refuse
          </Button>
          <Button tone="quiet" onClick={() => choose('yes')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
