import type { AccessKey } from '@slipway/contracts';
import { accountSuccess } from '@slipway/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accessKeysQuery, type MadeKey, revokeAccessKey } from '../../api/access-keys.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { FoldedSettings } from './assistant-settings.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { NewKey } from './new-key.tsx';
import { told } from './told.ts';

interface AccessKeysProps {
  readonly uid: string;
  readonly nowMs: number;
  readonly onSessionLost: () => void;
}

export function AccessKeys({ uid, nowMs, onSessionLost }: AccessKeysProps) {
  const keys = useQuery(accessKeysQuery(uid));
  useSessionLost(keys.error, onSessionLost);
  const cache = useQueryClient();
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);

  async function revoke(key: AccessKey): Promise<void> {
    setRevoking(key.id);
    try {
      await told(revokeAccessKey(key));
      if (made?.key.id === key.id) setMade(null);
      toast.success(accountSuccess.keyRevoked);
    } catch {
      // Said as a toast; the fresh list below shows what is still there.
    } finally {
      await cache.invalidateQueries(accessKeysQuery(uid));
      setRevoking(null);
    }
  }

  if (keys.isPending) return <KeysSkeleton />;
  if (keys.isError)
    return <LoadProblem error={keys.error} busy={keys.isFetching} onRetry={() => void keys.refetch()} />;
  return (
    <div className="grid max-w-xl gap-6">
      {keys.data.length === 0 ? (
        <p className="text-sm text-ink-soft">No assistant can reach this account. Make it a key first.</p>
      ) : (
        <ul>
          {keys.data.map((key) => (
            <KeyRow
              key={key.id}
              accessKey={key}
              nowMs={nowMs}
              busy={revoking === key.id}
              onRevoke={() => void revoke(key)}
            />
          ))}
        </ul>
      )}
      {made === null ? null : <NewKey key={made.key.id} made={made} />}
      <KeyForm
        onMade={async (key) => {
          setMade(key);
          toast.success(accountSuccess.keyMade);
          await cache.invalidateQueries(accessKeysQuery(uid));
        }}
      />
      {made === null ? <FoldedSettings /> : null}
    </div>
  );
}

function KeysSkeleton() {
  return (
    <div role="status" aria-label="Loading your access keys" className="grid max-w-xl gap-4">
      <span className="skeleton h-4 w-72 max-w-full" />
      <span className="skeleton h-11 w-full" />
      <span className="skeleton h-11 w-32" />
    </div>
  );
}
