import type { NameRow } from '@slipway/report';
import { Button } from '@slipway/ui';
import { useSheet } from '../sheet-scope.ts';

/** On a result that is kept: friends vote on the shortlist. */
export function AskFriends({ rows }: { readonly rows: readonly NameRow[] }) {
  const { onAskFriends } = useSheet();
  if (!onAskFriends) return null;
  const picked = rows.filter((row) => row.picked).map(({ name }) => name);
  return (
    <p className="no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <Button size="sm" onClick={() => onAskFriends(picked)}>
        Ask friends
      </Button>
      {picked.length < 2
        ? 'Star 2 to 8 names and friends vote on them blind.'
        : `A blind vote on the ${picked.length} names of your shortlist.`}
    </p>
  );
}
