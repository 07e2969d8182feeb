import { Button } from '@slipway/ui';
import { useState } from 'react';

interface ResetByMailProps {
  readonly email: string;
  /** Says by a toast how it went, and rejects when it failed. */
  readonly onSend: (email: string) => Promise<void>;
}

/** Where another service keeps the password: a new one is set through its mail. */
export function ResetByMail({ email, onSend }: ResetByMailProps) {
  const [busy, setBusy] = useState(false);
  const onClick = () => {
    setBusy(true);
    onSend(email)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <p className="text-sm text-ink-soft">
        The sign-in service keeps your password. To change it, open the link that it mails you. Your other
        devices are signed out within 12 hours.
      </p>
      <Button onClick={onClick} busy={busy}>
        Send reset link
      </Button>
    </div>
  );
}
