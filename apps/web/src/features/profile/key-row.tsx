import type { AccessKey } from '@slipway/contracts';
import { Button } from '@slipway/ui';
import { describeAge, describeDate } from '../../lib/times.ts';

export function KeyRow(props: {
  readonly accessKey: AccessKey;
  readonly nowMs: number;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}) {
  const { name, prefix, scopes, createdAt, lastUsedAt } = props.accessKey;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="tabular text-sm text-ink-soft">
          <code>{prefix}…</code> · {sayScopes(scopes)}
        </p>
        <p className="tabular text-sm text-ink-soft">
          {lastUsedAt === null ? 'Not used yet' : `Last used ${describeAge(lastUsedAt, props.nowMs)}`} · Made{' '}
          {describeDate(createdAt)}
        </p>
      </div>
      <Button size="sm" busy={props.busy} onClick={props.onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  );
}

function sayScopes(scopes: AccessKey['scopes']): string {
  if (scopes.length > 1) return 'Reads and runs';
  return scopes.includes('run') ? 'Runs only' : 'Reads only';
}
