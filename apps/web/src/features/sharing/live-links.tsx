import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { Share } from '../../api/shares.ts';
import { LinkToCopy } from '../../lib/link-to-copy.tsx';
import { describeAge, describeDay } from '../../lib/times.ts';
import { namePart } from './name-part.ts';

interface LiveLinksProps {
  readonly shares: readonly Share[];
  readonly busy: boolean;
  readonly onRevoke: (id: string) => void;
}

export function LiveLinks({ shares, busy, onRevoke }: LiveLinksProps) {
  const [sureOf, setSureOf] = useState<string | null>(null);
  const [nowMs] = useState(Date.now);
  if (shares.length === 0) return <p className="text-sm text-ink-soft">No link is live.</p>;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">
        {shares.length === 1 ? '1 live link' : `${shares.length} live links`}
      </h3>
      <ul className="grid">
        {shares.map((share) => (
          <li key={share.id} className="grid gap-2 border-t border-line py-3">
            {share.url === null ? (
              <p>{nameOf(share)}. It still opens, but its address cannot be shown any more.</p>
            ) : (
              <LinkToCopy label={nameOf(share)} url={share.url} />
            )}
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 text-sm text-ink-soft">{sayOpened(share, nowMs)}</p>
              {sureOf === share.id ? (
                <Button
                  size="sm"
                  tone="danger"
                  className="shrink-0"
                  busy={busy}
                  onClick={() => onRevoke(share.id)}
                >
                  Revoke for good
                </Button>
              ) : (
                <Button size="sm" aria-label={`Revoke: ${nameOf(share)}`} onClick={() => setSureOf(share.id)}>
                  Revoke
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">A browser counts once a day, yours too.</p>
    </section>
  );
}

const namedMost = 2;

/** "Version 2, until 17 Dec 2026". */
function nameOf({ version, parts, expiresAt }: Share): string {
  const named = (parts ?? []).map(namePart);
  const ticked = named.length > namedMost ? `${named.length} results` : named.join(' and ');
  const what = version === null ? ticked : `Version ${version}`;
  const until = expiresAt === null ? 'until you revoke it' : `until ${describeDay(expiresAt.slice(0, 10))}`;
  return `${what}, ${until}`;
}

function sayOpened({ opened, openedAt, createdAt }: Share, nowMs: number): string {
  const made = `Made ${describeAge(Date.parse(createdAt), nowMs)}.`;
  if (opened === 0 || openedAt === null) return `${made} Not opened yet.`;
  const times = opened === 1 ? 'Opened once' : `Opened ${opened} times`;
  return `${made} ${times}, last ${describeAge(Date.parse(openedAt), nowMs)}.`;
}
