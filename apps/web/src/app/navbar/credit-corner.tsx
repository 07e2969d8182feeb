import { useEffect, useRef } from 'react';
import { reloadPerson, useAuth } from '../../features/auth/index.ts';
import { useGatedFeature, useSubscription } from '../../features/billing/index.ts';
import {
  BadgePlaceholder,
  CreditBadge,
  createCreditMirror,
  historyCsv,
} from '../../features/credits/index.ts';
import { forgetDrafts } from '../../lib/drafts.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { AccountScope } from '../../pages/scopes/account-scope.tsx';

/** Signed-out people have no credits and no history (specification, section 4): their mirrors and drafts go with them. */
function useForgetting(uid: string | null, isSignedOut: boolean): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (uid !== null) last.current = uid;
    if (!isSignedOut || last.current === null) return;
    createCreditMirror(window).forget(last.current);
    forgetDrafts(last.current);
    last.current = null;
  }, [uid, isSignedOut]);
}

function Corner({ uid }: { readonly uid: string }) {
  const { periodEndMs } = useSubscription();
  const { attempt, dialog } = useGatedFeature();
  return (
    <>
      <CreditBadge
        uid={uid}
        premiumUntilMs={periodEndMs}
        onSessionLost={() => void reloadPerson()}
        onDownload={(history) =>
          void attempt('csv-export', () =>
            saveTextFile('slipway-credits.csv', 'text/csv;charset=utf-8', historyCsv(history)),
          )
        }
      />
      {dialog}
    </>
  );
}

export default function CreditCorner() {
  const { status, person } = useAuth();
  const uid = person?.uid ?? null;
  useForgetting(uid, status === 'signed-out');
  return (
    <AccountScope>
      {uid === null ? null : <Corner key={uid} uid={uid} />}
      {status === 'loading' ? <BadgePlaceholder /> : null}
    </AccountScope>
  );
}
