import { AppError, accountSuccess } from '@slipway/core';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmEmail, sendConfirmationLink } from '../../api/account.ts';
import { toast } from '../../lib/toast.ts';
import { told } from './told.ts';

/** For an address that nobody has confirmed. The link in the mail leads back here, with its token in the query. */
export function ConfirmEmail({ onConfirmed }: { readonly onConfirmed: () => Promise<void> }) {
  const [search, setSearch] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const token = search.get('confirm');

  function dropToken(): void {
    search.delete('confirm');
    setSearch(search, { replace: true, preventScrollReset: true });
  }

  async function press(): Promise<void> {
    setBusy(true);
    try {
      if (token === null) {
        const { sent } = await told(sendConfirmationLink());
        toast.success(sent ? accountSuccess.linkSent : accountSuccess.emailConfirmed);
        if (!sent) await onConfirmed();
      } else {
        await told(confirmEmail(token));
        toast.success(accountSuccess.emailConfirmed);
        await onConfirmed();
        dropToken();
      }
    } catch (error) {
      // A dead link gives way to the button that sends a new one.
      if (error instanceof AppError && error.code === 'profile/bad-link') dropToken();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-8 flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="min-w-60 flex-1">
        <h3 className="font-sans text-base font-medium tracking-normal">Confirm your email</h3>
        <p className="text-sm text-ink-soft">
          {token === null
            ? 'Your export and a deletion then also cover what you sent us from this address without logging in.'
            : 'Press the button to confirm that this address is yours.'}
        </p>
      </div>
      <Button busy={busy} onClick={() => void press()}>
        {token === null ? 'Send me a link' : 'Confirm my email'}
      </Button>
    </div>
  );
}
